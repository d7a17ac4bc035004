import Atlas
import Civil
import Travel

/// What is on at a place.
struct EventsAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    let subject = try Subject(telling)
    guard let place = subject.destination else {
      guard let country = telling.understood.lookup.country ?? telling.understood.countries.first else {
        return Subject.missing(telling)
      }
      return try national(country, subject.window)
    }
    var draft = Draft()
    let name = telling.name(place.label)
    let window = subject.window ?? DateWindow(first: telling.today, last: telling.today.adding(days: 90))
    let last = min(window.last, window.first.adding(days: 366))
    let events = try Events(place, telling).events(from: window.first, through: last)
    draft.add(EventsCard(place: place.label, events: Array(events.prefix(20))))
    let span = span(window.first, last)
    let festivals = events.filter { $0.kind != "holiday" }
    if let first = festivals.first {
      draft.say(
        telling(
          "In \(name), \(first.name) is on \(span)\(festivals.count > 1 ? ", and there is more" : "").",
          "\(span) \(name)에서는 \(first.name) 등이 열려요."))
    } else if events.isEmpty {
      draft.say(telling("I know of nothing on in \(name) \(span).", "\(span) \(name)에서 열리는 행사는 알려진 것이 없어요."))
    } else {
      draft.say(telling("I know of public holidays only in \(name) \(span).", "\(span) \(name)에는 공휴일만 알려져 있어요."))
    }
    if events.contains(where: { $0.basis == .assumed }) {
      draft.say(telling("Dates with ~ vary from year to year.", "~ 표시된 날짜는 해마다 달라요."))
    }
    draft.say(telling("Concerts and exhibitions are not known here.", "공연과 전시 정보는 없어요."))
    return draft
  }

  /// Days in words, with the preposition English wants.
  private func span(_ first: CivilDate, _ last: CivilDate) -> String {
    let (one, other) = (telling.reader.day(first), telling.reader.day(last))
    return first == last ? telling("on \(one)", one) : telling("between \(one) and \(other)", "\(one)~\(other)")
  }

  /// What is on in a whole country, in the cities whose festivals are known.
  private func national(_ country: String, _ asked: DateWindow?) throws(AtlasError) -> Draft {
    let window = asked ?? DateWindow(first: telling.today, last: telling.today.adding(days: 90))
    let last = min(window.last, window.first.adding(days: 366))
    var events: [TripEvent] = []
    for city in try telling.atlas.citiesWithSights where city.country == country {
      guard let place = try Destination("\(city.names.en), \(country)", in: telling.atlas) else { continue }
      for event in try Events(place, telling).events(from: window.first, through: last) where !events.contains(event) {
        events.append(event)
      }
    }
    events.sort { ($0.start ?? last, $0.name) < ($1.start ?? last, $1.name) }
    let name = try telling.countryName(country) ?? country
    var draft = Draft()
    draft.add(EventsCard(place: name, events: Array(events.prefix(20))))
    let festivals = events.filter { $0.kind != "holiday" }
    draft.say(
      festivals.isEmpty
        ? telling(
          "I know of no festival in \(name) \(span(window.first, last)).",
          "\(span(window.first, last)) \(name) 축제는 알려진 것이 없어요.")
        : telling(
          "In \(name) there is \(telling.list(festivals.prefix(3).map(\.name))) \(span(window.first, last)).",
          "\(span(window.first, last)) \(name)에서는 \(telling.list(festivals.prefix(3).map(\.name))) 등이 열려요."))
    return draft
  }
}
