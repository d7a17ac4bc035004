/// What a message asks for; the raw values are those of the contract.
package enum Intent: String, CaseIterable, Sendable {
  /// Where to go, or what sort of trip.
  case tripIdeation = "trip_ideation"
  /// A plan for a known trip, or a bare statement of one.
  case itineraryPlanner = "itinerary_planner"
  case flightSearch = "flight_search"
  case staySearch = "stay_search"
  /// To book, reserve or cancel.
  case bookingAction = "booking_action"
  case foodSpotSearch = "food_spot_search"
  /// Sights, visas, SIM cards, tips, when to go.
  case localGuide = "local_guide"
  case weatherLookup = "weather_lookup"
  /// What it costs, or whether a sum is enough.
  case budgetPlanner = "budget_planner"
  /// From one place to another on the ground or by ferry, and passes.
  case transportationSearch = "transportation_search"
  case travelWarningSearch = "travel_warning_search"
  case eventSearch = "event_search"
  case generalChat = "general_chat"
  case outOfScope = "out_of_scope"

  /// It asks about the world and leaves the trip as it was.
  package var isLookUp: Bool {
    switch self {
    case .foodSpotSearch, .localGuide, .weatherLookup, .transportationSearch, .travelWarningSearch, .eventSearch: true
    case .tripIdeation, .itineraryPlanner, .flightSearch, .staySearch, .bookingAction, .budgetPlanner, .generalChat,
      .outOfScope:
      false
    }
  }

  /// It has nothing to do with a trip, so that what it says is not taken for one.
  package var isAside: Bool { self == .generalChat || self == .outOfScope }
}

/// How far a traveller is.
package enum Stage: String, CaseIterable, Sendable {
  case ideation, planning, booking
  case postTrip = "post_trip"
}
