import Atlas
import Civil
import JSON
import Offline
import Testing
import Travel

/// What a practice quote says.
@Suite("Practice quotes")
struct PricingQuoteTests {
  private func kept(_ item: KeptOffer.Item) -> KeptOffer {
    KeptOffer(item: item, session: "s", endpoint: nil, request: .object([]), seenAt: Desk.now)
  }

  @Test("a flight is quoted at the middle of its range, the same each time, and says so")
  func flight() throws {
    let flights = OfflineFlights(atlas: try Desk.atlas())
    let query = try Desk.flights(["ICN", "KIX"], ["2027-06-03", "2027-06-06"], isRoundTrip: true)
    let offer = try #require(try flights.search(query).offers.first)
    let quote = try flights.quote(kept(.flight(offer)), at: Desk.now)
    let low = try #require(offer.price.low?.amount.units)
    let high = try #require(offer.price.high?.amount.units)
    #expect(quote.total == Money(ExactDecimal(units: (low + high + 1) / 2), .krw))
    #expect(quote.terms.first == OfferSentence.practiceMiddle.en && quote.practice && !quote.live)
    #expect(quote.title == "ICN → KIX → ICN" && quote.start == offer.slices[0].depart.at.rfc3339)
    #expect(try quote == flights.quote(kept(.flight(offer)), at: Desk.now.adding(minutes: 60)))
  }

  @Test("what has left cannot be quoted, nor what is of another kind")
  func refused() throws {
    let flights = OfflineFlights(atlas: try Desk.atlas())
    let hotels = OfflineHotels(atlas: try Desk.atlas())
    let flight = try #require(try flights.search(Desk.flights(["ICN", "KIX"], ["2027-06-03"])).offers.first)
    let stay = try #require(try hotels.search(Desk.hotels("Osaka", "2027-06-03", "2027-06-05")).offers.first)
    let later = try #require(Instant(rfc3339: "2027-06-05T00:00:00Z"))
    let gone = #expect(throws: Failure.self) { try flights.quote(kept(.flight(flight)), at: later) }
    #expect(gone?.code == "offer_expired" && gone?.exit == .conflict)
    let over = #expect(throws: Failure.self) { try hotels.quote(kept(.hotel(stay)), at: later) }
    #expect(over?.code == "offer_expired" && over?.exit == .conflict)
    #expect(throws: Failure.self) { try flights.quote(kept(.hotel(stay)), at: Desk.now) }
    #expect(throws: Failure.self) { try hotels.quote(kept(.flight(flight)), at: Desk.now) }
  }

  @Test("without a price there is no total")
  func unpriced() throws {
    let flights = OfflineFlights(atlas: try Desk.atlas())
    let offer = try #require(
      try flights.search(Desk.flights(["ICN", "LHR"], ["2027-06-03"], cabin: .first)).offers.first)
    let quote = try flights.quote(kept(.flight(offer)), at: Desk.now)
    #expect(quote.total == nil && !quote.terms.contains(OfferSentence.practiceMiddle.en))
  }
}
