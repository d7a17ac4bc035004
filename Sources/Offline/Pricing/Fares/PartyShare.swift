import Travel

/// How many adult fares a party pays: hand constants, as airlines usually price.
enum PartyShare {
  static let child = 0.75
  static let seatInfant = 0.75
  static let lapInfant = 0.1

  static func adults(_ party: Passengers) -> Double {
    Double(party.adults) + child * Double(party.childAges.count) + seatInfant * Double(party.seatInfants)
      + lapInfant * Double(party.lapInfants)
  }
}
