/// A wish about a known trip that none of its slots holds.
package enum TripWish: Hashable, Sendable {
  // MARK: Kept

  case lighterDays
  case cheaper
  /// A kind of sight that is left out, as ``Without`` writes it.
  case withoutKind(String)
  /// A sight that is left out, by its English name.
  case withoutSight(String)
  /// Nights are shared out as asked.
  case nightsAt

  // MARK: Not kept

  /// A day or an evening left free.
  case freeTime
  case undo
  /// Another city to fly home from.
  case flyHomeFrom
  case stepFree
  case restaurant
  /// Nights that the length of the trip has no room for.
  case nightsDoNotFit
  /// A question nothing here answers.
  case question
  case other
}
