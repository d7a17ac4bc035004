import Civil
import JSON
import Travel

/// Offers in a store. Their ids outlive their numbers.
struct StoredOffers: Sendable {
  let store: Store

  var ledger: OfferLedger { OfferLedger(keep: keep, clear: clear, latest: latest, find: find, recent: recent) }

  func keep(_ offers: [KeptOffer]) throws(Failure) {
    guard !offers.isEmpty else { return }
    try store.write(.normal) { (connection) throws(Failure) in
      var touched: [String] = []
      for offer in offers {
        guard let session = offer.session, !touched.contains(session) else { continue }
        touched.append(session)
        try connection.touch(session, at: offer.seenAt)
      }
      try connection.insert(offers.filter { $0.session != nil })
      try connection.insertLoose(offers.filter { $0.session == nil })
    }
  }

  func latest(_ sort: BookingCard.Sort, _ session: String) throws(Failure) -> [KeptOffer] {
    try store.read { (connection) throws(Failure) in
      let found = try connection.rows(
        """
        SELECT \(KeptOffer.columns) FROM offers o JOIN searches s ON s.id = o.search
        WHERE o.session = ?1 AND o.kind = ?2 AND o.number IS NOT NULL ORDER BY o.number
        """, [.text(session), .text(sort.rawValue)]
      ) { (row) throws(Failure) -> KeptOffer? in
        // One that cannot be read is no offer any more; a new search brings it back.
        do throws(Failure) { return try KeptOffer(row, in: connection) } catch { return nil }
      }
      return found.compactMap { $0 }
    }
  }

  func find(_ id: String) throws(Failure) -> KeptOffer? {
    try store.read { (connection) throws(Failure) in
      let shown = try connection.first(
        """
        SELECT \(KeptOffer.columns) FROM offers o JOIN searches s ON s.id = o.search
        WHERE o.id = ?1 ORDER BY o.seen_at DESC, o.place DESC LIMIT 1
        """, .text(id)
      ) { (row) throws(Failure) in try KeptOffer(row, in: connection) }
      guard let loose = try connection.looseOffer(id) else { return shown }
      return shown.map { $0.seenAt >= loose.seenAt ? $0 : loose } ?? loose
    }
  }

  func recent(_ prefix: String, _ limit: Int) throws(Failure) -> [KeptOffer] {
    // By the newest first where most ids fit, by the ids where few do.
    let id = prefix.count < 5 ? "+o.id" : "o.id"
    let ids: [SQLValue] = [.text(prefix), .text(prefix + "\u{7F}"), .int(Int64(limit))]
    return try store.read { (connection) throws(Failure) in
      func found(_ sql: String, in table: String) throws(Failure) -> [KeptOffer] {
        try connection.rows(sql, ids) { (row) throws(Failure) -> KeptOffer? in
          // One that cannot be read is no offer any more; a new search brings it back.
          do throws(Failure) { return try KeptOffer(row, in: connection, table: table) } catch { return nil }
        }.compactMap { $0 }
      }
      let shown = try found(
        """
        SELECT \(KeptOffer.columns) FROM offers o JOIN searches s ON s.id = o.search
        WHERE \(id) >= ?1 AND \(id) < ?2 ORDER BY o.place DESC LIMIT ?3
        """, in: "offers")
      let loose = try found(
        """
        SELECT offer, NULL, endpoint, request, seen_at, place, id FROM loose_offers
        WHERE id >= ?1 AND id < ?2 ORDER BY place DESC LIMIT ?3
        """, in: "loose_offers")
      var ids: Set<String> = []
      let newest = (shown + loose).sorted { $0.seenAt > $1.seenAt }.filter { ids.insert($0.id).inserted }
      return Array(newest.prefix(limit))
    }
  }

  func clear(_ sort: BookingCard.Sort, _ session: String, _ at: Instant) throws(Failure) {
    try store.write(.normal) { (connection) throws(Failure) in
      try connection.touch(session, at: at)
      try connection.clearNumbers(of: sort, in: session)
    }
  }
}

extension Connection {
  /// Adds offers under their numbers, which the offers before of their kinds lose.
  func insert(_ offers: [KeptOffer]) throws(Failure) {
    guard !offers.isEmpty else { return }
    var renewed: [(String?, BookingCard.Sort)] = []
    var search: (offer: KeptOffer, id: Int64)?
    let insertion = try Statement(
      """
      INSERT OR REPLACE INTO offers (id, session, search, kind, number, provider, seen_at, offer)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      """, on: self)
    for offer in offers {
      if !renewed.contains(where: { $0 == (offer.session, offer.sort) }) {
        renewed.append((offer.session, offer.sort))
        try clearNumbers(of: offer.sort, in: offer.session)
      }
      let made: Int64
      if let search, offer.isOfTheSearch(of: search.offer) {
        made = search.id
      } else {
        made = try insertSearch(of: offer)
        search = (offer, made)
      }
      try insertion.run([
        .text(offer.id), .optional(offer.session), .int(made), .text(offer.sort.rawValue), .int(offer.number),
        .text(offer.provider), .int(offer.seenAt.seconds), offer.json.stored,
      ])
    }
  }

  fileprivate func clearNumbers(of sort: BookingCard.Sort, in session: String?) throws(Failure) {
    try run(
      "UPDATE offers SET number = NULL WHERE session = ?1 AND kind = ?2 AND number IS NOT NULL", .optional(session),
      .text(sort.rawValue))
  }

  fileprivate func insertSearch(of offer: KeptOffer) throws(Failure) -> Int64 {
    try run(
      "INSERT INTO searches (session, endpoint, request) VALUES (?1, ?2, ?3)", .optional(offer.session),
      .optional(offer.endpoint), offer.request.stored)
    return lastRow
  }
}

extension KeptOffer {
  fileprivate static let columns = "o.offer, o.session, s.endpoint, s.request, o.seen_at, o.place, o.id"

  /// Reads an offer, its session, the endpoint, the request, when it was seen, its place and its id, in this order.
  init(_ row: Row, in connection: Connection, table: String = "offers") throws(Failure) {
    let here = StoredPlace(table, row.int64(5), row.text(6))
    self.init(
      item: try Item.codec.read(stored: row.text(0), in: connection, of: here), session: row.optionalText(1),
      endpoint: row.optionalText(2), request: try .stored(row.text(3), in: connection, of: here),
      seenAt: Instant(seconds: row.int64(4)))
  }

  fileprivate var number: Int {
    switch item {
    case .flight(let offer): offer.number
    case .hotel(let offer): offer.number
    }
  }

  fileprivate func isOfTheSearch(of other: KeptOffer) -> Bool {
    session == other.session && endpoint == other.endpoint && request == other.request && seenAt == other.seenAt
  }
}
