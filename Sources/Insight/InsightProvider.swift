import JSON
package import Transport
package import Travel
import Wording

extension Provider {
  /// The InsighTravel backend over HTTP.
  /// - Parameters:
  ///   - http: reaches the network; nothing is asked of it before something is asked of the service.
  ///   - facts: zones, names and airports, which the server does not tell.
  package static func insight(http: HTTPClient, facts: InsightFacts) -> Provider {
    Provider(name: "insight") { (endpoint, terms) throws(Failure) in
      let text = endpoint ?? TravelService.insightEndpoint
      guard let address = WebAddress(text), address.query == nil else {
        throw TransportError(.badAddress, hasSent: false).failure(endpoint: WebAddress.shown(text), isOnce: false)
      }
      let say: @Sendable (String) -> Void = { line in terms.say(.same(line)) }
      // The conversation's id is of one machine; what it is about stands in the rest of a request.
      let told = http.watched(tick: terms.waiting.tick, end: terms.waiting.end)
        .on(terms.traffic, ignoring: ["session_id"], secrets: terms.secrets, say: say).told(to: say)
      return .insight(Backend(http: told, address: address.base, terms: terms, facts: facts))
    }
  }
}

extension TravelService {
  /// Where the server stands unless it is said otherwise.
  package static let insightEndpoint = "http://127.0.0.1:8000"

  static func insight(_ backend: Backend) -> TravelService {
    let conversation = Conversation(backend: backend)
    let search = Search(backend: backend)
    let reservation = Reservation(backend: backend)
    let confirmation = Confirmation(backend: backend)
    let trace = OrderTrace(backend: backend)
    let cancellation = Cancellation(backend: backend)
    return TravelService(
      name: "insight", endpoint: backend.endpoint, isLive: true,
      abilities: ["chat", "survey", "flights", "hotels", "demo bookings", "history", "cancel"],
      chat: { (query, progress) throws(Failure) in try conversation.turn(query, progress) },
      submitSurvey: { (survey, session) throws(Failure) in try backend.submit(survey, session) },
      flights: { (query, progress) throws(Failure) in try search.flights(query, progress) },
      hotels: { (query, progress) throws(Failure) in try search.hotels(query, progress) },
      quote: { (offer, _) throws(Failure) in try reservation.quote(offer) },
      book: { (order) throws(Failure) in try confirmation.book(order) },
      lookUp: { (order) throws(Failure) in try trace.lookUp(order) },
      bookings: { () throws(Failure) in try backend.allBookings() },
      cancellationQuote: { _, _ in Cancellation.quote },
      cancel: { (booking, _) throws(Failure) in try cancellation.cancel(booking) },
      greet: { () throws(Failure) in try backend.greeting() })
  }
}

extension Backend {
  /// Hands in the survey. Only a whole one is taken.
  func submit(_ survey: SurveyCard, _ session: String) throws(Failure) {
    guard let answers = survey.wire else {
      throw .usage(
        "survey_incomplete", field: "answers", Phrase("All four answers are needed.", "네 가지 답이 모두 필요해요."))
    }
    try checkPrivacy()
    let body = JSONValue.object([.init("session_id", .string(session)), .init("answers", answers)])
    let answer = try posted("/survey", body, isOnce: false, .short)
    // An error may come with status 200; only what says that it is done is done.
    guard try answer.json(at: "/survey").text("status")?.lowercased() == "ok" else {
      throw answer.nonsense(
        Phrase("\(endpoint) did not say that it took the survey.", "\(endpoint)이(가) 설문을 받았다고 답하지 않았어요."))
    }
  }
}
