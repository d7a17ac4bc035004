import Atlas

/// The change from one flight to the next.
///
/// No open table of minimum connection times exists; these are written by hand.
struct Transfer {
  /// The least time to plan for.
  let minutes: Int

  private static let domestic = 60
  private static let international = 90
  private static let otherTerminal = 120
  private static let otherAirport = 180

  init(from one: Hop, to next: Hop) {
    if one.end.code != next.start.code {
      minutes = Transfer.otherAirport
    } else if !one.airlines.isEmpty && !next.airlines.isEmpty && !Transfer.isTogether(one, next) {
      // Airlines that have nothing to do with each other seldom share a terminal.
      minutes = Transfer.otherTerminal
    } else {
      minutes = one.isDomestic && next.isDomestic ? Transfer.domestic : Transfer.international
    }
  }

  /// Whether one airline or alliance may fly both.
  private static func isTogether(_ one: Hop, _ next: Hop) -> Bool {
    one.airlines.contains { first in
      next.airlines.contains { second in
        first.facts.code == second.facts.code
          || first.facts.alliance != nil && first.facts.alliance == second.facts.alliance
      }
    }
  }
}
