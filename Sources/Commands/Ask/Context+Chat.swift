import Civil
import Travel

extension Context {
  /// One turn with all that the session remembers.
  func query(_ message: String, variant: Int, memory: Memory?) throws(Failure) -> ChatQuery {
    var goal = TripGoalCard()
    var earlier: [ChatQuery.Earlier] = []
    var survey = SurveyCard.empty
    var flights: [FlightOffer] = []
    var hotels: [HotelOffer] = []
    // Nothing is kept yet under a conversation that starts now.
    if let memory, !memory.isFresh {
      let (ledger, session) = (memory.ledger, memory.session)
      goal = try ledger.sessions.goal(session.id)
      // The service gets the last exchanges only; what matters of the older ones is in the goal.
      if session.turns > 0 {
        earlier = try ledger.sessions.lastWords(session.id, 5)
      }
      survey = try ledger.sessions.survey(session.id).answers
      for offer in try ledger.offers.latest(.flight, session.id) {
        if case .flight(let flight) = offer.item { flights.append(flight) }
      }
      for offer in try ledger.offers.latest(.hotel, session.id) {
        if case .hotel(let hotel) = offer.item { hotels.append(hotel) }
      }
    }
    return ChatQuery(
      message: message, session: memory?.session.id ?? "", turn: (memory?.session.turns ?? 0) + 1, goal: goal,
      earlier: earlier, survey: survey, flights: flights, hotels: hotels, variant: variant,
      language: settings.chosenLanguage?.value, fallbackLanguage: settings.localeLanguage,
      currency: settings.chosenCurrency?.value, now: now, homeZone: nil)
  }
}
