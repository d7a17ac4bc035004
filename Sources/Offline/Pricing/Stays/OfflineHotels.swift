package import Atlas
package import Civil
package import Travel
import Wording

/// Stays without a network: well-known hotels where they are written down, else what is typical, at estimated prices.
package struct OfflineHotels: Sendable {
  /// Who the offers say offers them.
  static let provider = "offline"

  private let atlas: Atlas

  package init(atlas: Atlas) { self.atlas = atlas }

  /// Finds stays. Throws `usage` when no night lies between the days and `internal` when the embedded facts are damaged.
  package func search(_ query: HotelQuery) throws(Failure) -> Found<HotelOffer> {
    guard query.nights > 0, query.rooms > 0 else {
      throw .usage(
        query.nights > 0 ? "no_rooms" : "check_out_not_after_check_in", field: query.nights > 0 ? "rooms" : "check_out",
        Phrase("A stay needs at least one night and one room.", "숙박은 1박, 방 1개부터 찾을 수 있어요."))
    }
    do throws(AtlasError) {
      return try HotelSearch(query: query, atlas: atlas).found()
    } catch {
      throw Failure(damaged: error)
    }
  }

  /// Quotes a kept offer for practice: the middle of its range. Throws `not_found` for what is no stay, `conflict` when
  /// its days are over everywhere.
  package func quote(_ kept: KeptOffer, at now: Instant) throws(Failure) -> Quote {
    guard case .hotel(let offer) = kept.item else { throw .noSuchOffer(kept.id) }
    // The last clocks on earth are twelve hours behind UTC.
    let end = Instant(seconds: Int64(offer.checkIn.dayNumber + 1) * 86_400 + 12 * 3600)
    guard now < end else { throw .offerOver(kept.id) }
    return Quote(
      practice: kept, sort: .hotel, title: offer.name, start: offer.checkIn.iso, end: offer.checkOut.iso)
  }
}
