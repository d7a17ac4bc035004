import Travel

/// Who travels, as far as prices and the pace of days go by it.
struct Party: Equatable, Sendable {
  let adults: Int
  let childAges: [Int]
  /// Nothing was said of adults, so two are taken, or one who travels for work.
  let isAssumed: Bool

  init(_ goal: TripGoalCard) {
    isAssumed = goal.adults == nil
    // Whoever travels for work travels alone, as far as nothing else is said.
    adults = max(1, goal.adults ?? (Meeting(goal) == nil ? 2 : 1))
    let children = max(goal.children ?? 0, goal.childAges.count)
    // A child of unknown age is priced as one of eight.
    childAges = goal.childAges + Array(repeating: 8, count: children - goal.childAges.count)
  }

  var hasChildren: Bool { childAges.contains { $0 < 13 } }
  var count: Int { adults + childAges.count }
  /// Two to a room, a child of under six in with its parents.
  var rooms: Int { max(1, (adults + childAges.count { $0 >= 6 } + 1) / 2) }

  /// As the airlines count them: from 12 on an adult, under 2 on a lap.
  var passengers: Passengers {
    let grown = childAges.count { $0 >= 12 }
    let laps = childAges.count { $0 < 2 }
    return Passengers(
      adults: adults + grown, childAges: childAges.filter { (2..<12).contains($0) },
      lapInfants: min(laps, adults + grown), seatInfants: max(0, laps - adults - grown))
  }

  var guests: Passengers { Passengers(adults: adults, childAges: childAges) }
}
