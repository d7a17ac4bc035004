package import Civil
package import JSON
package import Wording

/// What stands behind the commands: a value whose closures answer, quote, book and cancel. A provider that cannot do a
/// thing throws a `Failure` that says so.
package struct TravelService: Sendable {
  package let name: String
  /// Where it was reached; nil for the embedded engine.
  package let endpoint: String?
  /// Whether it can really sell anything.
  package let isLive: Bool
  /// What it can do, for `doctor`.
  package let abilities: [String]

  package let chat: @Sendable (ChatQuery, Progress) throws(Failure) -> ChatResult
  package let submitSurvey: @Sendable (SurveyCard, String) throws(Failure) -> Void
  package let flights: @Sendable (FlightQuery, Progress) throws(Failure) -> Found<FlightOffer>
  package let hotels: @Sendable (HotelQuery, Progress) throws(Failure) -> Found<HotelOffer>
  /// Asks what a kept offer costs now. Throws `conflict` when it is gone or expired.
  package let quote: @Sendable (KeptOffer, Instant) throws(Failure) -> Quote
  /// Sends one booking, once. Throws with `effect` unknown when no answer came after it was sent.
  package let book: @Sendable (BookingOrder) throws(Failure) -> BookingReceipt
  /// Looks for a booking made under an order whose answer was lost.
  package let lookUp: @Sendable (BookingOrder) throws(Failure) -> LookUp
  /// The bookings the provider knows of, those of others among them.
  package let bookings: @Sendable () throws(Failure) -> [BookingCard]
  package let cancellationQuote: @Sendable (BookingCard, Instant) throws(Failure) -> CancellationQuote
  package let cancel: @Sendable (BookingCard, Instant) throws(Failure) -> CancellationQuote

  /// Asks the service what it is and in which version, nil when it does not say; nil itself where there is nothing to ask.
  package let greet: (@Sendable () throws(Failure) -> String?)?

  package init(
    name: String, endpoint: String?, isLive: Bool, abilities: [String],
    chat: @escaping @Sendable (ChatQuery, Progress) throws(Failure) -> ChatResult,
    submitSurvey: @escaping @Sendable (SurveyCard, String) throws(Failure) -> Void,
    flights: @escaping @Sendable (FlightQuery, Progress) throws(Failure) -> Found<FlightOffer>,
    hotels: @escaping @Sendable (HotelQuery, Progress) throws(Failure) -> Found<HotelOffer>,
    quote: @escaping @Sendable (KeptOffer, Instant) throws(Failure) -> Quote,
    book: @escaping @Sendable (BookingOrder) throws(Failure) -> BookingReceipt,
    lookUp: @escaping @Sendable (BookingOrder) throws(Failure) -> LookUp,
    bookings: @escaping @Sendable () throws(Failure) -> [BookingCard],
    cancellationQuote: @escaping @Sendable (BookingCard, Instant) throws(Failure) -> CancellationQuote,
    cancel: @escaping @Sendable (BookingCard, Instant) throws(Failure) -> CancellationQuote,
    greet: (@Sendable () throws(Failure) -> String?)? = nil
  ) {
    self.name = name
    self.endpoint = endpoint
    self.isLive = isLive
    self.abilities = abilities
    self.chat = chat
    self.submitSurvey = submitSurvey
    self.flights = flights
    self.hotels = hotels
    self.quote = quote
    self.book = book
    self.lookUp = lookUp
    self.bookings = bookings
    self.cancellationQuote = cancellationQuote
    self.cancel = cancel
    self.greet = greet
  }
}

/// A service by name, connected on first need.
package struct Provider: Sendable {
  package let name: String
  private let reach: @Sendable (_ endpoint: String?, _ terms: ServiceTerms) throws(Failure) -> TravelService

  /// Makes one that is used on the terms of the run.
  package init(
    name: String, on reach: @escaping @Sendable (String?, ServiceTerms) throws(Failure) -> TravelService
  ) {
    self.name = name
    self.reach = reach
  }

  /// Makes one that any terms are the same to.
  package init(name: String, connect: @escaping @Sendable (String?) throws(Failure) -> TravelService) {
    self.init(name: name, on: { (endpoint, _) throws(Failure) in try connect(endpoint) })
  }

  /// Reaches the service; `endpoint` overrides its own.
  package func connect(_ endpoint: String?, on terms: ServiceTerms = ServiceTerms()) throws(Failure) -> TravelService {
    try reach(endpoint, terms)
  }
}

/// How a service tells what it is doing while it works.
package struct Progress: Sendable {
  package let report: @Sendable (Phrase) -> Void

  package init(report: @escaping @Sendable (Phrase) -> Void) { self.report = report }

  package static let silent = Progress { _ in }
}

/// What a search found.
package struct Found<Offer: Sendable>: Sendable {
  package let offers: [Offer]
  /// How many each filter removed, in the order the filters apply.
  package let removed: [RemovedByFilter]
  package let warnings: [Warning]
  /// What the list as a whole is, such as "well-known hotels, not availability".
  package let note: Phrase?
  package let isComplete: Bool

  package init(
    offers: [Offer], removed: [RemovedByFilter] = [], warnings: [Warning] = [], note: Phrase? = nil,
    isComplete: Bool = true
  ) {
    self.offers = offers
    self.removed = removed
    self.warnings = warnings
    self.note = note
    self.isComplete = isComplete
  }
}

/// One turn's result: the answer, the language it is in, and what goes with it.
package struct ChatResult: Sendable {
  package let answer: ChatAnswer
  package let language: Language
  /// The session's offers after the turn, when the turn searched; nil leaves the earlier ones.
  package let flights: [FlightOffer]?
  package let hotels: [HotelOffer]?
  /// What was searched for, kept beside the offers.
  package let flightRequest: JSONValue?
  package let hotelRequest: JSONValue?
  package let warnings: [Warning]

  package init(
    answer: ChatAnswer, language: Language, flights: [FlightOffer]? = nil, hotels: [HotelOffer]? = nil,
    flightRequest: JSONValue? = nil, hotelRequest: JSONValue? = nil, warnings: [Warning] = []
  ) {
    self.answer = answer
    self.language = language
    self.flights = flights
    self.hotels = hotels
    self.flightRequest = flightRequest
    self.hotelRequest = hotelRequest
    self.warnings = warnings
  }
}
