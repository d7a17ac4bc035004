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
    let holidays = try holidays(first, last)
    // What is a holiday and a feast at once is told once.
    let feasts = try festivals(first, last).filter { feast in
      !holidays.contains { $0.start == feast.start && $0.name.squeezed == feast.name.squeezed }
    }
    return (holidays + feasts).enumerated()
      .sorted { ($0.element.start ?? first, $0.offset) < ($1.element.start ?? first, $1.offset) }.map(\.element)
  }

  private func holidays(_ first: CivilDate, _ last: CivilDate) throws(AtlasError) -> [TripEvent] {
    var found: [TripEvent] = []
    for holiday in try telling.atlas.holidays(in: destination.country, from: first, through: last)
    where holiday.isNational
      && !found.contains(where: { $0.start == holiday.date && $0.localName == holiday.nativeName })
    {
      found.append(
        TripEvent(
          name: name(of: holiday), localName: holiday.nativeName, kind: "holiday",
          place: nil, start: holiday.date, end: nil,
          details: telling("Public holiday: some shops and museums may be closed", "공휴일: 문을 닫는 곳이 있을 수 있어요"),
          basis: holiday.isEstimated ? .estimate : .dated))
    }
    return found
  }

  private func name(of holiday: HolidayFacts) -> String {
    guard telling.language == .ko else { return holiday.englishName }
    return destination.country == "KR" ? holiday.nativeName : HolidayNames.korean(holiday.englishName)
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
    case .fixed, .weekday, .once: return festival.firstDay(in: year).map { [($0, .curated)] } ?? []
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

extension String {
  /// Without blanks and case, in which the same name is written in two ways.
  fileprivate var squeezed: String { filter { $0 != " " }.lowercased() }
}
