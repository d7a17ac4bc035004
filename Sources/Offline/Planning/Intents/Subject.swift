import Atlas
import Civil
import Travel

/// What a look-up is about: the place and the days of the message, else those of the trip.
struct Subject: Sendable {
  let destination: Destination?
  let window: DateWindow?
  /// 1 to 12; nil when no time was said.
  let month: CivilMonth?

  init(_ telling: Telling) throws(AtlasError) {
    let lookup = telling.understood.lookup
    let goal = telling.goal
    let label = lookup.place ?? goal.destinations.first
    destination = if let label { try Destination(label, in: telling.atlas) } else { nil }
    let isOwn = lookup.place == nil || lookup.place == goal.destinations.first
    if let own = lookup.window {
      window = own
    } else if isOwn, let depart = goal.depart {
      window = DateWindow(first: depart, last: goal.returning ?? depart)
    } else {
      window = isOwn ? goal.departWindow : nil
    }
    month = window.map { CivilMonth(of: $0.first.adding(days: $0.first.days(until: $0.last) / 2)) }
  }

  /// Asks for the place, where none is known.
  static func missing(_ telling: Telling) -> Draft {
    var draft = Draft()
    draft.say(telling("Tell me the place and I will look.", "지역을 알려 주시면 찾아볼게요."))
    draft.questions = [
      ChatQuestion(field: "destinations", question: telling("Which place is it about?", "어느 지역이 궁금하세요?"))
    ]
    return draft
  }
}
