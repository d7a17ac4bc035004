import Travel

extension Emissions {
  /// Kilograms for each kilometre and for each take-off, one passenger in economy.
  private static let perKilometre = 0.09
  private static let perFlight = 30.0

  /// What one passenger's seat emits over some ways, roughly, to ten kilograms.
  init(of ways: [Way], cabin: Cabin) {
    let kilograms = ways.flatMap(\.hops).reduce(0) {
      $0 + Emissions.perKilometre * $1.kilometres + Emissions.perFlight
    }
    self.init(
      kilograms: Int((kilograms * cabin.room / 10).rounded()) * 10, method: cabin.emissionsMethod.en, basis: .model)
  }
}

extension Cabin {
  /// The floor a seat takes against one in economy: hand constants.
  fileprivate var room: Double {
    switch self {
    case .economy: 1
    case .premium: 1.6
    case .business: 2.9
    case .first: 4
    }
  }

  fileprivate var emissionsMethod: OfferSentence {
    switch self {
    case .economy: .emissionsEconomy
    case .premium: .emissionsPremium
    case .business: .emissionsBusiness
    case .first: .emissionsFirst
    }
  }
}
