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
