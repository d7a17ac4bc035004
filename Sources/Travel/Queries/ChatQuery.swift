package import Civil
package import Wording

/// One turn of a conversation, with all that the engine may go by.
package struct ChatQuery: Sendable {
  /// What was said before in the session.
  package struct Earlier: Sendable {
    package let message: String
    package let reply: String

    package init(message: String, reply: String) {
      self.message = message
      self.reply = reply
    }
  }

  package let message: String
  package let session: String
  /// 1 for the first turn of the session.
  package let turn: Int
  /// The trip as known before this turn.
  package let goal: TripGoalCard
  package let earlier: [Earlier]
  package let survey: SurveyCard
  /// The session's numbered offers, for words such as "the second hotel".
  package let flights: [FlightOffer]
  package let hotels: [HotelOffer]
  /// Which of several plans for the same request, from 1.
  package let variant: Int
  /// The language of the answer; the message's own when nil.
  package let language: Language?
  package let fallbackLanguage: Language
  package let currency: Currency?
  package let now: Instant
  /// The zone in which "today" is read before an origin is known: the machine's own, else UTC.
  package let homeZone: String?

  package init(
    message: String, session: String, turn: Int, goal: TripGoalCard, earlier: [Earlier], survey: SurveyCard,
    flights: [FlightOffer], hotels: [HotelOffer], variant: Int, language: Language?, fallbackLanguage: Language,
    currency: Currency?, now: Instant, homeZone: String?
  ) {
    self.message = message
    self.session = session
    self.turn = turn
    self.goal = goal
    self.earlier = earlier
    self.survey = survey
    self.flights = flights
    self.hotels = hotels
    self.variant = variant
    self.language = language
    self.fallbackLanguage = fallbackLanguage
    self.currency = currency
    self.now = now
    self.homeZone = homeZone
  }
}
