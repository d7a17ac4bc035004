package import Travel

/// A wish about a known trip that none of its slots holds.
package enum TripWish: Hashable, Sendable {
  // MARK: Kept

  case lighterDays
  case cheaper
  /// A kind of sight that is left out, as ``Without`` writes it.
  case withoutKind(String)
  /// A sight that is left out, by its English name.
  case withoutSight(String)
  /// A sight of the trip's cities that is wished for, by its English name.
  case withSight(String)
  /// The days are kept light from the first plan on.
  case lightDays
  /// A day of the trip at a place, as `City, CC`, from where it stays.
  case dayOut(String)
  /// Nobody is to drive.
  case withoutCar
  /// Streets and markets known for what is not eaten are left out; the words of the diet.
  case diet(String)
  /// Stays near a sight come first, by its English name.
  case stayNear(String)
  /// A stay that was asked for by its name comes first.
  case stayNamed(String)
  /// Stays, or flights, that cost less than those shown.
  case cheaperStays
  case cheaperFlights
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
  /// A sight, by its English name, that another city has.
  case sightElsewhere(String, city: String)
  /// Something to see that is not written down here, as it was named.
  case unknownPlace(String)
  /// Nights that the length of the trip has no room for.
  case nightsDoNotFit
  /// A day of the trip at each of some places, as `City, CC`, that the trip does not go to.
  case dayTrips([String])
  /// Prices in another currency than the one chosen.
  case currency(Currency)
  /// Wishes that nothing here can go by, as they were typed.
  case notTaken([String])
  /// A question nothing here answers.
  case question
  case other
}
