/// Something that can enter a calendar: a card or an answer. An answer of a kind that is not dated has no calendar.
package protocol Dated {
  /// Gives what it puts into a calendar; empty when it has no dates yet.
  func entries(for reader: Reader) -> [CalendarEntry]
}

extension [any Card] {
  /// What these cards put into a calendar.
  func entries(for reader: Reader) -> [CalendarEntry] {
    flatMap { ($0 as? any Dated)?.entries(for: reader) ?? [] }
  }
}

extension [CalendarEntry] {
  /// Entries of a plan as those of a conversation's turn: a later turn's plan takes their place.
  func ofPlan(session: String, turn: Int) -> [CalendarEntry] {
    map { entry in
      guard entry.isPlanned else { return entry }
      var entry = entry
      entry.key = "\(session)|\(entry.key)"
      entry.sequence = Swift.max(turn - 1, 0)
      return entry
    }
  }
}
