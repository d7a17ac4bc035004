package import Atlas
import Civil
import JSON
package import Travel
import Wording

extension Provider {
  /// The embedded engine: it answers from the facts in the binary, needs no network and sells nothing.
  package static let offline = Provider(name: "offline") { (_: String?) throws(Failure) in
    do throws(AtlasError) { return .offline(atlas: try Atlas.embedded) } catch {
      throw Failure(
        "damaged_facts", .config,
        Phrase("The facts inside this binary are damaged: \(error).", "프로그램에 담긴 자료가 손상됐어요: \(error)."),
        hint: "itravel doctor")
    }
  }
}

extension TravelService {
  /// The embedded engine over some tables of facts.
  package static func offline(atlas: Atlas) -> TravelService {
    let flights = OfflineFlights(atlas: atlas)
    let hotels = OfflineHotels(atlas: atlas)
    return TravelService(
      name: "offline", endpoint: nil, isLive: false,
      abilities: ["chat", "survey", "flights", "hotels", "practice bookings"],
      chat: { (query, _) throws(Failure) in
        try Planner(atlas: atlas).answer(query, Understanding(atlas: atlas).read(query))
      },
      submitSurvey: { _, _ in },
      flights: { (query, _) throws(Failure) in try flights.search(query) },
      hotels: { (query, _) throws(Failure) in try hotels.search(query) },
      quote: { (offer, now) throws(Failure) in
        switch offer.sort {
        case .flight: try flights.quote(offer, at: now)
        case .hotel: try hotels.quote(offer, at: now)
        }
      },
      book: { order in PracticeBooking.receipt(for: order) },
      // A practice booking lives in the ledger alone, so an order that was not recorded never arrived.
      lookUp: { _ in .absent },
      bookings: { [] },
      cancellationQuote: { (booking, now) throws(Failure) in
        try PracticeCancellation(booking: booking, atlas: atlas).quote(at: now)
      },
      cancel: { (booking, now) throws(Failure) in
        try PracticeCancellation(booking: booking, atlas: atlas).quote(at: now)
      })
  }
}
