import Atlas

/// A way by air from one airport to another in one to three flights, without times.
struct Way {
  let hops: [Hop]

  var start: AirportFacts { hops[0].start }
  var end: AirportFacts { hops[hops.count - 1].end }
  var stops: Int { hops.count - 1 }
  var kilometres: Double { hops.reduce(0) { $0 + $1.kilometres } }

  /// Minutes in the air and between flights.
  var minutes: Int {
    zip(hops, hops.dropFirst()).reduce(hops.reduce(0) { $0 + $1.minutes }) {
      $0 + Transfer(from: $1.0, to: $1.1).minutes
    }
  }

  /// The airports in order.
  var word: String { hops.map { $0.start.code + "-" + $0.end.code }.joined(separator: ",") }

  var isLowCostThroughout: Bool { hops.allSatisfy { !$0.airlines.isEmpty && $0.airlines.allSatisfy(\.isLowCost) } }
  var isLowCostSomewhere: Bool { hops.contains { $0.airlines.contains(where: \.isLowCost) } }
  var isRoundabout: Bool { hops.contains(where: \.isRoundabout) }
  var changesAirport: Bool { zip(hops, hops.dropFirst()).contains { $0.end.code != $1.start.code } }

  /// The same way with the airlines of each flight narrowed; nil when a flight that had airlines is left with none.
  func narrowed(to isWanted: (LikelyAirline) -> Bool, keepingUnknown: Bool) -> Way? {
    var narrowed: [Hop] = []
    for hop in hops {
      let airlines = hop.airlines.filter(isWanted)
      guard !airlines.isEmpty || keepingUnknown && hop.airlines.isEmpty else { return nil }
      narrowed.append(hop.with(airlines: airlines))
    }
    return Way(hops: narrowed)
  }
}
