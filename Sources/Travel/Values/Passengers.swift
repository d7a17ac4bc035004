package import JSON

/// A passenger type code of the airlines.
package enum PassengerType: String, CaseIterable, Sendable {
  case adult = "ADT"
  case child = "CHD"
  /// An infant on a lap.
  case lapInfant = "INF"
  /// An infant in a seat of its own.
  case seatInfant = "INS"
}

/// Who travels: how many adults, the children's ages, the infants.
package struct Passengers: Hashable, Sendable {
  package let adults: Int
  /// Ages in whole years on the first day of travel, 2 to 11 for the airlines; for a stay 0 to 17.
  package let childAges: [Int]
  package let lapInfants: Int
  package let seatInfants: Int

  package init(adults: Int, childAges: [Int] = [], lapInfants: Int = 0, seatInfants: Int = 0) {
    self.adults = adults
    self.childAges = childAges
    self.lapInfants = lapInfants
    self.seatInfants = seatInfants
  }

  package var total: Int { adults + childAges.count + lapInfants + seatInfants }
  package var seats: Int { adults + childAges.count + seatInfants }

  /// The party as counted types, none of them zero.
  package var counts: [PassengerCount] {
    [
      PassengerCount(type: .adult, count: adults), PassengerCount(type: .child, count: childAges.count),
      PassengerCount(type: .lapInfant, count: lapInfants), PassengerCount(type: .seatInfant, count: seatInfants),
    ].filter { $0.count > 0 }
  }
}

/// How many passengers of one type there are.
package struct PassengerCount: Hashable, Sendable {
  package let type: PassengerType
  package let count: Int

  package init(type: PassengerType, count: Int) {
    self.type = type
    self.count = count
  }

  package static let record = Record(
    PassengerCount.init(type:count:),
    Field("type", .word(), "Passenger type code.") { $0.type },
    Field("count", .int, "How many.") { $0.count })
}
