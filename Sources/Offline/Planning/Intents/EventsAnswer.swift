import Atlas
import Civil
import Travel

/// What is on at a place.
struct EventsAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    let subject = try Subject(telling)
    guard let place = subject.destination else { return Subject.missing(telling) }
    var draft = Draft()
    let name = telling.name(place.label)
    let window = subject.window ?? DateWindow(first: telling.today, last: telling.today.adding(days: 90))
    let last = min(window.last, window.first.adding(days: 366))
    let events = try Events(place, telling).events(from: window.first, through: last)
    draft.add(EventsCard(place: place.label, events: Array(events.prefix(20))))
    let span =
      window.first == last
      ? telling.reader.day(window.first) : "\(telling.reader.day(window.first)) – \(telling.reader.day(last))"
    let festivals = events.filter { $0.kind != "holiday" }
    if let first = festivals.first {
      draft.say(
        telling(
          "In \(name), \(first.name) falls in \(span)\(festivals.count > 1 ? ", and there is more" : "").",
          "\(span) \(name)에서는 \(first.name) 등이 열려요."))
    } else if events.isEmpty {
      draft.say(telling("I know of nothing on in \(name) in \(span).", "\(span) \(name)에서 열리는 행사는 알려진 것이 없어요."))
    } else {
      draft.say(telling("I know of public holidays only in \(name), \(span).", "\(span) \(name)에는 공휴일만 알려져 있어요."))
    }
    if events.contains(where: { $0.basis == .assumed }) {
      draft.say(telling("Dates with ~ vary from year to year.", "~ 표시된 날짜는 해마다 달라요."))
    }
    draft.say(telling("Concerts and exhibitions are not known here.", "공연과 전시 정보는 없어요."))
    return draft
  }
}
