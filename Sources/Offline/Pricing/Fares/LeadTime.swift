/// What booking early or late does to a fare, by the days between booking and departure.
enum LeadTime {
  /// The premium over the lowest fare seen for a flight; rounded from a table of 127,000 fares.
  static func factor(days: Int) -> Double {
    switch days {
    case ..<4: 1.43
    case ..<8: 1.39
    case ..<15: 1.31
    case ..<22: 1.25
    case ..<31: 1.21
    case ..<46: 1.18
    case ..<61: 1.23
    case _: 1.29
    }
  }

  /// The usual premium, for when the day is not known.
  static let usual = 1.25
}
