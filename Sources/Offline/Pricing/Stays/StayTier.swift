import Atlas
import Travel

/// What a tier of hotels costs against the level of a place: hand constants.
extension HotelFacts.Tier {
  /// Against the business level outside the United States, whose upper five-star hotels lie above it.
  var shareOfBusiness: Double {
    switch self {
    case .budget: 0.3
    case .mid: 0.55
    case .upper: 1
    case .luxury: 1.6
    }
  }

  /// How far it follows the prices of the country: a hostel wholly, a grand hotel not at all.
  var localness: Double {
    switch self {
    case .budget: 0.25
    case .mid: 0.1
    case .upper, .luxury: 0
    }
  }

  /// How far round its middle a range is drawn; the top of the market has no end.
  var spread: PriceRange {
    switch self {
    case .budget, .mid, .upper: PriceRange(low: 0.6, high: 1.7)
    case .luxury: PriceRange(low: 0.6, high: 2.2)
    }
  }

  /// Against what the government of the United States reimburses, which is the mean of mid-price hotels.
  var shareOfMidPrice: Double {
    switch self {
    case .budget: 0.6
    case .mid: 1
    case .upper: 1.5
    case .luxury: 2.6
    }
  }

  /// The stars of a typical stay of it.
  var typicalStars: Int {
    switch self {
    case .budget: 2
    case .mid: 3
    case .upper: 4
    case .luxury: 5
    }
  }

  var typicalName: OfferSentence {
    switch self {
    case .budget: .budgetStay
    case .mid: .midStay
    case .upper: .upperStay
    case .luxury: .luxuryStay
    }
  }
}
