import Civil
import Travel

/// Offers of no conversation: nothing numbers them, and no conversation that is deleted takes them along.
extension Connection {
  /// Long after its mail was read nobody books an offer, and a line in a crontab brings new ones every day.
  private static let secondsKept: Int64 = 90 * 86_400

  /// Adds offers by their ids, each in the place of an older copy.
  func insertLoose(_ offers: [KeptOffer]) throws(Failure) {
    guard let newest = offers.map(\.seenAt).max() else { return }
    try run("DELETE FROM loose_offers WHERE seen_at < ?1", .int(newest.seconds - Connection.secondsKept))
    let insertion = try Statement(
      "INSERT OR REPLACE INTO loose_offers (id, endpoint, request, seen_at, offer) VALUES (?1, ?2, ?3, ?4, ?5)",
      on: self)
    for offer in offers {
      try insertion.run([
        .text(offer.id), .optional(offer.endpoint), offer.request.stored, .int(offer.seenAt.seconds), offer.json.stored,
      ])
    }
  }

  /// One by its id; nil when there is none.
  func looseOffer(_ id: String) throws(Failure) -> KeptOffer? {
    try first(
      "SELECT offer, NULL, endpoint, request, seen_at, place, id FROM loose_offers WHERE id = ?1", .text(id)
    ) { (row) throws(Failure) in try KeptOffer(row, in: self, table: "loose_offers") }
  }
}
