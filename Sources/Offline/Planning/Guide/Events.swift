import Atlas
import Civil
import Travel
import Wording

/// What is on at a place in a span of days: public holidays, and festivals by their rules.
struct Events: Sendable {
  private let destination: Destination
  private let telling: Telling

  init(_ destination: Destination, _ telling: Telling) {
    self.destination = destination
    self.telling = telling
  }

  /// By date, holidays first on a day.
  func events(from first: CivilDate, through last: CivilDate) throws(AtlasError) -> [TripEvent] {
    try (holidays(first, last) + festivals(first, last)).enumerated()
      .sorted { ($0.element.start ?? first, $0.offset) < ($1.element.start ?? first, $1.offset) }.map(\.element)
  }

  private func holidays(_ first: CivilDate, _ last: CivilDate) throws(AtlasError) -> [TripEvent] {
    var found: [TripEvent] = []
    for holiday in try telling.atlas.holidays(in: destination.country, from: first, through: last)
    where holiday.isNational
      && !found.contains(where: { $0.start == holiday.date && $0.localName == holiday.nativeName })
    {
      // Most names in Korean are those of Korea itself; others are told in English.
      let isNative = telling.language == .ko && destination.country == "KR"
      found.append(
        TripEvent(
          name: isNative ? holiday.nativeName : holiday.englishName, localName: holiday.nativeName, kind: "holiday",
          place: nil, start: holiday.date, end: nil,
          details: telling("Public holiday: some shops and museums may be closed", "공휴일: 문을 닫는 곳이 있을 수 있어요"),
          basis: holiday.isEstimated ? .estimate : .dated))
    }
    return found
  }

  private func festivals(_ first: CivilDate, _ last: CivilDate) throws(AtlasError) -> [TripEvent] {
    guard let city = destination.city else { return [] }
    var found: [TripEvent] = []
    for festival in try telling.atlas.festivals(in: city) {
      // One that began in December may still be on.
      for year in (first.year - 1)...last.year {
        for start in try starts(festival, in: year) {
          let end = start.date.adding(days: max(festival.days, 1) - 1)
          if start.date <= last && first <= end { found.append(event(festival, start.date, end, start.basis)) }
        }
      }
    }
    return found
  }

  private func starts(_ festival: FestivalFacts, in year: Int) throws(AtlasError) -> [(date: CivilDate, basis: Basis)] {
    switch festival.rule {
    case .fixed, .weekday: return festival.firstDay(in: year).map { [($0, .curated)] } ?? []
    case .easter: return festival.firstDay(in: year).map { [($0, .model)] } ?? []
    case .about: return festival.firstDay(in: year).map { [($0, .assumed)] } ?? []
    case .lunar(let month, let day):
      return try MoonCalendar(atlas: telling.atlas).dates(.chinese, month: month, day: day, in: year)
        .map { ($0.date, $0.isSure ? .model : .assumed) }
    case .islamic(let month, let day):
      return try MoonCalendar(atlas: telling.atlas).dates(.islamic, month: month, day: day, in: year)
        .map { ($0.date, .assumed) }
    }
  }

  private func event(_ festival: FestivalFacts, _ start: CivilDate, _ end: CivilDate, _ basis: Basis) -> TripEvent {
    let reason = telling.language == .ko ? festival.koreanReason : festival.englishReason
    return TripEvent(
      name: telling.language == .ko ? festival.koreanName ?? festival.englishName : festival.englishName,
      localName: festival.localName, kind: "\(festival.kind)",
      place: festival.isNationwide ? nil : destination.label, start: start, end: end == start ? nil : end,
      details: reason.isEmpty ? nil : reason, basis: basis)
  }
}
