package import Atlas
package import Civil
package import Travel

/// Flights without a network: routes that existed, airlines that are likely, times that are assumed, fares as ranges.
package struct OfflineFlights: Sendable {
  /// Who the offers say offers them.
  static let provider = "offline"

  private let atlas: Atlas

  package init(atlas: Atlas) { self.atlas = atlas }

  /// Finds flights. Throws `internal` when the embedded facts are damaged, nothing else; a search that knows no route
  /// gives no offers and the warning `no_route_known`.
  package func search(_ query: FlightQuery) throws(Failure) -> Found<FlightOffer> {
    try search(query, .any)
  }

  /// Finds flights that leave when the length of a trip has it.
  func search(_ query: FlightQuery, _ hours: JourneyHours) throws(Failure) -> Found<FlightOffer> {
    do throws(AtlasError) {
      return try FlightSearch(query, atlas, hours).found()
    } catch {
      throw Failure(damaged: error)
    }
  }

  /// Quotes a kept offer for practice: the middle of its range. Throws `not_found` for what is no flight, `conflict`
  /// when it has left.
  package func quote(_ kept: KeptOffer, at now: Instant) throws(Failure) -> Quote {
    guard case .flight(let offer) = kept.item, let first = offer.slices.first, let last = offer.slices.last else {
      throw .noSuchOffer(kept.id)
    }
    guard now < first.depart.at.instant else { throw .offerOver(kept.id) }
    return Quote(
      practice: kept, sort: .flight, title: offer.route, start: first.depart.at.rfc3339,
      end: last.arrive.at.rfc3339)
  }
}
