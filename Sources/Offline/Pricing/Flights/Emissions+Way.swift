import Travel

extension Emissions {
  /// Kilograms for each kilometre and for each take-off, one passenger in economy.
  private static let perKilometre = 0.09
  private static let perFlight = 30.0

  /// What one passenger's seat emits over some ways, roughly.
  init(of ways: [Way], cabin: Cabin) {
    let flights = ways.flatMap(\.hops)
    let kilograms = flights.reduce(0) { $0 + Emissions.perKilometre * $1.kilometres + Emissions.perFlight }
    let room = cabin.room
    self.init(
      kilograms: Int((kilograms * room / 10).rounded()) * 10,
      method: "rough: 0.09 kg a km and 30 kg a flight"
        + (room == 1 ? "" : ", times \(Rates.figure(room).prefix(3)) for the room of the seat")
        + ", \(cabin.rawValue), without the effect of height",
      basis: .model)
  }
}

extension Cabin {
  /// The floor a seat takes against one in economy: hand constants.
  var room: Double {
    switch self {
    case .economy: 1
    case .premium: 1.6
    case .business: 2.9
    case .first: 4
    }
  }
}
