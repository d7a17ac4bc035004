import Civil
import JSON
import Testing
import Travel

@testable import Storage

@Suite struct PagingTests {
  private func ledger() -> (Store, Ledger) {
    let store = Store(directory: nil)
    return (store, Ledger(store: store, locks: .threads(ThreadLocks())))
  }

  private func codes(_ ledger: Ledger, _ change: (inout BookingFilter) -> Void) throws -> [String?] {
    var filter = BookingFilter()
    change(&filter)
    return try ledger.bookings.page(filter, nil, 100).bookings.map(\.code)
  }

  @Test func newestFirstInPages() throws {
    let (_, ledger) = ledger()
    // Two of the same second, as in tests that hold the clock.
    for (minute, code) in [(0, "A"), (1, "B"), (1, "C"), (3, "D")] {
      try ledger.booked(code, at: noon.adding(minutes: minute))
    }
    try ledger.bookings.intend(entry("lost", at: noon.adding(minutes: 2)))
    var seen: [String?] = []
    var after: String?
    repeat {
      let page = try ledger.bookings.page(BookingFilter(), after, 1)
      #expect(page.bookings.count == 1)
      seen += page.bookings.map(\.code)
      after = page.next
    } while after != nil
    #expect(seen == ["D", nil, "C", "B", "A"])
    #expect(try ledger.bookings.page(BookingFilter(), "C", 10).bookings.map(\.code) == ["B", "A"])
    #expect(try ledger.bookings.page(BookingFilter(), nil, 5).next == nil)
    #expect(failure { _ = try ledger.bookings.page(BookingFilter(), "X", 10) }?.code == "booking_not_found")
    #expect(failure { _ = try ledger.bookings.page(BookingFilter(), "#99", 10) }?.exit == .notFound)
  }

  @Test func goesOnAfterACodeThatTwoProvidersGave() throws {
    let (_, ledger) = ledger()
    for (minute, key) in ["a", "b", "c"].enumerated() {
      let entry = entry(key, at: noon.adding(minutes: minute))
      try ledger.bookings.intend(entry)
      try ledger.bookings.settle(
        key, entry.booking.standing(.confirmed, code: "SAME"), BookingEvent(at: noon, event: "confirmed", details: nil))
    }
    var count = 0
    var after: String?
    repeat {
      let page = try ledger.bookings.page(BookingFilter(), after, 1)
      count += page.bookings.count
      after = page.next
    } while after != nil
    #expect(count == 3)
  }

  @Test func filters() throws {
    let (_, ledger) = ledger()
    try ledger.booked("A", at: instant("2026-11-29T23:59:59Z"), session: "s_one")
    let gone = try ledger.booked("B", at: instant("2026-11-30T00:00:00Z"), session: "s_two")
    try ledger.bookings.settle(
      "key B", gone.standing(.cancelled), BookingEvent(at: noon, event: "cancelled", details: nil))
    try ledger.booked("C", at: instant("2026-12-01T00:00:00Z"), session: "s_one", start: "2026-12-30")
    try ledger.bookings.intend(entry("lost", session: "s_two", at: noon))
    #expect(try codes(ledger) { $0.status = .active } == ["C", "A"])
    #expect(try codes(ledger) { $0.status = .cancelled } == ["B"])
    #expect(try codes(ledger) { $0.status = .unknown } == [nil])
    #expect(try codes(ledger) { $0.session = "s_two" } == [nil, "B"])
    #expect(try codes(ledger) { $0.sort = .flight } == [])
    #expect(try codes(ledger) { $0.since = CivilDate(iso: "2026-11-30") } == ["C", nil, "B"])
    #expect(try codes(ledger) { $0.until = CivilDate(iso: "2026-11-30") } == [nil, "B", "A"])
    #expect(
      try codes(ledger) {
        $0.session = "s_one"
        $0.status = .active
        $0.sort = .hotel
        $0.until = CivilDate(iso: "2026-11-30")
      } == ["A"])
  }

  @Test func findsWhatIsDue() throws {
    let (_, ledger) = ledger()
    let stay = entry("a", offer: hotel("of_a", freeUntil: "2026-12-22T18:00:00+09:00"))
    try ledger.bookings.intend(stay)
    let booked = stay.booking.standing(.confirmed, code: "A")
    try ledger.bookings.settle("a", booked, BookingEvent(at: noon, event: "confirmed", details: nil))
    try ledger.booked("B", start: "2026-12-30")
    func due(_ first: String, _ last: String) throws -> [String?] {
      try codes(ledger) { $0.due = CivilDate(iso: first)!...CivilDate(iso: last)! }
    }
    #expect(try due("2026-12-22", "2026-12-22") == ["A"])
    #expect(try due("2026-12-24", "2026-12-25") == ["A"])
    #expect(try due("2026-12-23", "2026-12-23") == [])
    #expect(try due("2026-12-20", "2026-12-31") == ["B", "A"])
    try ledger.bookings.settle(
      "a", booked.standing(.cancelled), BookingEvent(at: noon, event: "cancelled", details: nil))
    #expect(try due("2026-12-20", "2026-12-31") == ["B"])
  }

  /// Every combination of filters reads an index, in the index's own order, whatever is in the table.
  @Test func noPageReadsTheWholeTable() throws {
    let (store, ledger) = ledger()
    try ledger.booked("A")
    try fill(store, 2_000)
    let days = CivilDate(iso: "2026-12-01")!...CivilDate(iso: "2026-12-03")!
    for status in BookingFilter.Status.allCases {
      for sort in [nil, BookingCard.Sort.hotel] {
        for session in [nil, "s_aaaaaa"] {
          for isBounded in [false, true] {
            for due in [nil, days] {
              var filter = BookingFilter()
              filter.status = status
              filter.sort = sort
              filter.session = session
              filter.due = due
              if isBounded { (filter.since, filter.until) = (days.lowerBound, days.upperBound) }
              for after in [nil, (createdAt: noon.seconds, place: Int64(1))] {
                try expectIndexed(filter, after, in: store)
              }
            }
          }
        }
      }
    }
  }

  private func expectIndexed(
    _ filter: BookingFilter, _ after: (createdAt: Int64, place: Int64)?, in store: Store
  ) throws {
    let query = PageQuery(filter, after: after, limit: 51)
    let plan = try store.read { (connection) throws(Failure) in
      try connection.rows("EXPLAIN QUERY PLAN " + query.sql, query.values) { (row) throws(Failure) in row.text(3) }
    }
    let steps = plan.filter { $0.contains("bookings") }
    #expect(steps.count == 1, "\(query.sql): \(plan)")
    let index =
      if filter.due != nil { "INTEGER PRIMARY KEY" } else if filter.session != nil {
        "bookings_by_session"
      } else if filter.status != .all, filter.sort != nil {
        "bookings_by_standing_and_kind"
      } else if filter.status != .all { "bookings_by_standing " } else if filter.sort != nil { "bookings_by_kind" } else
      { "bookings_by_time" }
    for step in steps {
      #expect((step + " ").contains(index), "\(query.sql): \(step)")
      // Walking the index of time from its end is the order of a page that filters nothing.
      #expect(step.hasPrefix("SEARCH") || index == "bookings_by_time", "\(query.sql): \(step)")
    }
    #expect(filter.due != nil || !plan.contains { $0.contains("TEMP B-TREE") }, "\(query.sql): \(plan)")
  }

  @Test func everyLookUpReadsAnIndex() throws {
    let (store, ledger) = ledger()
    _ = try ledger.sessions.list(nil)
    let queries = [
      "SELECT \(BookingRow.columns) FROM bookings WHERE key = ?1",
      "SELECT \(BookingRow.columns) FROM bookings WHERE code = ?1 ORDER BY created_at DESC, place DESC LIMIT 1",
      "SELECT \(BookingRow.columns) FROM bookings WHERE standing = ?1 ORDER BY created_at, place",
      "SELECT at, event, details FROM events WHERE booking = ?1 ORDER BY place",
      "SELECT o.offer FROM offers o JOIN searches s ON s.id = o.search WHERE o.id = ?1 "
        + "ORDER BY o.seen_at DESC, o.place DESC LIMIT 1",
      "SELECT o.offer FROM offers o JOIN searches s ON s.id = o.search "
        + "WHERE o.session = ?1 AND o.kind = ?2 AND o.number IS NOT NULL ORDER BY o.number",
    ]
    for query in queries {
      let plan = try store.read { (connection) throws(Failure) in
        try connection.rows("EXPLAIN QUERY PLAN " + query) { (row) throws(Failure) in row.text(3) }
      }
      for step in plan { #expect(!step.contains("SCAN") && !step.contains("TEMP B-TREE"), "\(query): \(step)") }
    }
  }

  /// The first page of a hundred thousand bookings takes as many steps of SQLite as that of a hundred.
  @Test func aHundredThousandBookingsArePagedLikeAHundred() throws {
    let (store, ledger) = ledger()
    try ledger.booked("FIRST", at: noon.adding(minutes: -1))
    try fill(store, 100_000)
    let first = try ledger.bookings.page(BookingFilter(), nil, 50)
    #expect(first.bookings.count == 50)
    var filter = BookingFilter()
    filter.status = .active
    #expect(first.next == "B99950")
    let page = try ledger.bookings.page(filter, first.next, 50)
    #expect(page.bookings.count == 50)
    #expect(page.next == "B99875")
  }

  /// Adds copies of the first booking, each a second later than the one before.
  private func fill(_ store: Store, _ count: Int) throws {
    try store.write(.normal) { (connection) throws(Failure) in
      try connection.run(
        """
        WITH RECURSIVE copies (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM copies WHERE n + 1 < ?1)
        INSERT INTO bookings (key, body_hash, code, provider, kind, status, standing, starts_on, created_at, session,
          purchase, booking)
        SELECT 'k' || n, '', 'B' || n, provider, kind, CASE n % 3 WHEN 0 THEN 'cancelled' ELSE status END,
          CASE n % 3 WHEN 0 THEN 'cancelled' ELSE standing END, starts_on, created_at + 1 + n, session, '', booking
        FROM copies, bookings WHERE place = 1
        """, .int(count))
    }
  }
}
