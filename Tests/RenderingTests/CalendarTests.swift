import Civil
import JSON
import Rendering
import Testing
import Travel
import Wording

@Suite("A calendar to carry away")
struct CalendarTests {
  /// The lines of an answer's calendar, put together again where they were folded.
  private func lines(_ answer: any Answer, _ language: Language = .en) throws -> [String] {
    let page = try Presentation(format: .ics, canvas: Canvas())
    let bytes = try page.render(Samples.outcome(answer), for: Samples.reader(language)).bytes
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "").split(separator: "\r\n").map {
      String($0)
    }
  }

  private func value(_ name: String, in lines: [String]) -> String? {
    lines.first { $0.hasPrefix(name + ":") || $0.hasPrefix(name + ";") }.map { String($0.dropFirst(name.count)) }
  }

  private func booking(_ change: (inout BookingCard) -> Void = { _ in }) throws -> BookingCard {
    var booking = try BookingCard.keys.codec.read(Samples.json("booking"), .root)
    change(&booking)
    return booking
  }

  private func flight(from depart: (String, String), to arrive: (String, String), _ basis: Basis = .live) throws
    -> FlightOffer
  {
    let start = Stop(at: try #require(ZonedTime(rfc3339: depart.0, zone: depart.1)), place: "AAA", basis: basis)
    let end = Stop(at: try #require(ZonedTime(rfc3339: arrive.0, zone: arrive.1)), place: "BBB", basis: basis)
    let price = Price(basis: .live, total: nil, low: nil, high: nil, per: .party, tax: nil, asOf: nil, source: nil)
    return FlightOffer(
      id: "of_x", number: 1, provider: "x", live: true, expiresAt: nil, bookable: true, price: price,
      slices: [Slice(depart: start, arrive: end, minutes: 60, segments: [])], cabin: .economy, carriers: [], bags: nil,
      emissions: nil, days: [], notes: [])
  }

  private func flights(_ offer: FlightOffer) -> FlightsAnswer { FlightsAnswer(offers: [offer], title: .same("")) }

  // MARK: Lines

  @Test("folds lines at 75 octets and never within a character", arguments: ["가", "é", "e\u{301}", "👨‍👩‍👧", "a", "香"])
  func folding(_ letter: String) {
    for shift in 0..<8 {
      let line = "SUMMARY:" + String(repeating: "x", count: shift) + String(repeating: letter, count: 90)
      let folded = ContentLine.folded(line)
      #expect(folded.hasSuffix("\r\n"))
      let pieces = folded.dropLast(1).split(separator: "\r\n")
      for (index, piece) in pieces.enumerated() {
        #expect(piece.utf8.count <= 75)
        #expect(index == 0 || piece.first == " ")
        #expect(index == pieces.count - 1 || piece.utf8.count > 75 - letter.utf8.count, "wasted room: \(piece)")
      }
      let whole = pieces.enumerated().map { $0 == 0 ? String($1) : String($1.dropFirst()) }
      #expect(whole.joined() == line)
      // A letter with its marks is in one piece.
      #expect(whole.map(\.count).reduce(0, +) == line.count)
    }
  }

  @Test("cuts even a letter that is longer than a line")
  func longLetter() {
    let line = "a" + String(repeating: "\u{301}", count: 100)
    let pieces = Array(ContentLine.folded(line).utf8).split(separator: 13)
    #expect(pieces.allSatisfy { $0.count <= 76 })
    // By octets: a mark after the space of a fold would be one letter with it.
    let whole = pieces.enumerated().flatMap { index, piece in index == 0 ? piece : piece.dropFirst(2) }
    #expect(String(decoding: whole, as: UTF8.self) == line)
  }

  @Test(
    "escapes what separates values",
    arguments: [
      ("a;b,c\\d", #"a\;b\,c\\d"#), ("one\ntwo\r\nthree", #"one\ntwo\nthree"#), ("a:b=\"c\"", #"a:b="c""#),
    ])
  func escaping(_ text: String, _ escaped: String) { #expect(ContentLine.escaped(text) == escaped) }

  // MARK: Flights

  @Test(
    "writes flights from the origin's clocks to the destination's, over the date line too",
    arguments: [
      (
        ("2026-07-11T00:10:00+12:00", "Pacific/Auckland"), ("2026-07-10T11:00:00-10:00", "Pacific/Honolulu"),
        ";TZID=Pacific/Auckland:20260711T001000", ";TZID=Pacific/Honolulu:20260710T110000"
      ),
      (
        ("2026-03-28T23:10:00+01:00", "Europe/Paris"), ("2026-03-29T05:10:00+02:00", "Europe/Paris"),
        ";TZID=Europe/Paris:20260328T231000", ";TZID=Europe/Paris:20260329T051000"
      ),
      // The second half past two of the night the clocks go back, and a zone nobody knows: only UTC says which.
      (
        ("2026-10-25T02:30:00+01:00", "Europe/Paris"), ("2026-10-25T09:00:00+03:00", "Moon/Tranquility"),
        ":20261025T013000Z", ":20261025T060000Z"
      ),
      (
        ("2026-10-25T02:30:00+02:00", "Europe/Paris"), ("2026-10-25T09:00:00+00:00", "Etc/UTC"),
        ";TZID=Europe/Paris:20261025T023000", ":20261025T090000Z"
      ),
      // An offset that the zone does not have.
      (
        ("2026-12-20T09:00:00+08:00", "Asia/Seoul"), ("2026-12-20T11:00:00+09:00", "Asia/Tokyo"), ":20261220T010000Z",
        ";TZID=Asia/Tokyo:20261220T110000"
      ),
    ] as [((String, String), (String, String), String, String)])
  func zones(_ depart: (String, String), _ arrive: (String, String), _ start: String, _ end: String) throws {
    let lines = try lines(flights(flight(from: depart, to: arrive)))
    #expect(value("DTSTART", in: Array(lines.drop { $0 != "BEGIN:VEVENT" })) == start)
    #expect(value("DTEND", in: lines) == end)
    let told = Set(lines.filter { $0.hasPrefix("TZID:") }.map { $0.dropFirst(5) })
    let used = Set([start, end].filter { $0.hasPrefix(";TZID=") }.map { $0.dropFirst(6).prefix { $0 != ":" } })
    #expect(told == used)
  }

  @Test("says that a time is assumed, and does not say so of one that is known")
  func assumed() throws {
    let times = (("2026-12-20T09:00:00+09:00", "Asia/Seoul"), ("2026-12-20T10:45:00+09:00", "Asia/Tokyo"))
    let guess = try lines(flights(flight(from: times.0, to: times.1, .assumed)))
    #expect(value("DESCRIPTION", in: guess)?.contains("Departure time: assumed\\; arrival time: assumed.") == true)
    let known = try lines(flights(flight(from: times.0, to: times.1, .live)))
    #expect(value("DESCRIPTION", in: known)?.contains("assumed") == false)
  }

  // MARK: Bookings

  @Test("keeps a stay in whole days up to the day of leaving")
  func stay() throws {
    let lines = try lines(HistoryAnswer(bookings: [try booking()], next: nil))
    #expect(value("DTSTART", in: lines) == ";VALUE=DATE:20270320")
    #expect(value("DTEND", in: lines) == ";VALUE=DATE:20270323")
    #expect(value("STATUS", in: lines) == ":CONFIRMED")
    #expect(value("SEQUENCE", in: lines) == ":0")
    #expect(value("GEO", in: lines) == ":34.7;135.5")
    #expect(lines.contains("TRIGGER;VALUE=DATE-TIME:20270320T060000Z"))
    #expect(value("DESCRIPTION", in: lines)?.contains("Practice booking: nothing was reserved.") == true)
    #expect(!lines.contains { $0.hasPrefix("METHOD") })
  }

  @Test("gives a booking one UID for ever, and a cancelled one the next number, no alarm and its status")
  func cancelled() throws {
    let before = try booking()
    let made = try lines(BookAnswer(booking: before, quote: nil, isRepeated: true))
    let now = Instant(seconds: 1_796_050_000)
    let after = try booking {
      $0.status = .cancelled
      $0.cancelledAt = now
    }
    let gone = try lines(CancelAnswer(booking: after, fee: nil, refund: nil))
    #expect(value("UID", in: made) == value("UID", in: gone))
    #expect(
      value("UID", in: made)?.wholeMatch(of: /:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/)
        != nil)
    #expect(value("SEQUENCE", in: gone) == ":1")
    #expect(value("STATUS", in: gone) == ":CANCELLED")
    #expect(!gone.contains("BEGIN:VALARM"))
    #expect(value("LAST-MODIFIED", in: gone) == ":" + "20261130T144640Z")
    let other = try booking { $0.code = "PR-OTHER" }
    #expect(
      value("UID", in: try lines(BookAnswer(booking: other, quote: nil, isRepeated: false))) != value("UID", in: made))
  }

  @Test("counts the changes that the ledger saw")
  func changed() throws {
    func detail(_ events: [String]) throws -> [String] {
      let timeline = events.map { BookingEvent(at: Instant(seconds: 1), event: $0, details: nil) }
      return try lines(
        BookingDetailAnswer(
          booking: BookingDetail(booking: try booking(), timeline: timeline, deadlines: [], payload: .null)))
    }
    #expect(value("SEQUENCE", in: try detail(["intended", "confirmed"])) == ":0")
    #expect(value("SEQUENCE", in: try detail(["intended", "confirmed", "changed"])) == ":1")
  }

  @Test("leaves out alarms of the past, and reminds a day before and at the end of free cancellation")
  func alarms() throws {
    func times(_ until: String, _ status: BookingCard.Status = .confirmed) throws -> [String] {
      let text = JSONWriter().text(try Samples.json("booking"))
        .replacing("\"free_cancel_until\":null", with: "\"free_cancel_until\":\"\(until)\"")
      let booking = try BookingCard.keys.codec.read(JSONReader().read(text), .root)
      return try lines(HistoryAnswer(bookings: [booking], next: nil)).filter { $0.hasPrefix("TRIGGER") }
        .map { String($0.suffix(16)) }
    }
    // Now is 2026-11-30 18:20 UTC; check-in is at three in the afternoon of 2027-03-20 in Osaka.
    #expect(try times("2027-03-10T18:00:00+09:00") == ["20270320T060000Z", "20270309T090000Z", "20270310T090000Z"])
    #expect(try times("2026-12-01T12:00:00+09:00") == ["20270320T060000Z", "20261201T030000Z"])
    #expect(try times("2026-11-01") == ["20270320T060000Z"])
  }

  @Test("leaves out a booking that nobody has a code of")
  func uncoded() throws {
    let lines = try lines(HistoryAnswer(bookings: [try booking { $0.code = nil }], next: nil))
    #expect(!lines.contains("BEGIN:VEVENT"))
  }

  // MARK: Plans

  @Test("tells a plan once: its days by the clocks of the place, its nights, the flight it begins with")
  func plan() throws {
    let lines = try lines(Samples.chat())
    #expect(lines.contains("DTSTART;TZID=Asia/Tokyo:20270320T140000"))
    #expect(lines.contains("SUMMARY:Kuromon Market (morning)"))
    #expect(lines.contains("SUMMARY:Stay in Osaka"))
    #expect(lines.count { $0.hasPrefix("SUMMARY:Flight") } >= 1)
    #expect(!lines.contains { $0.hasPrefix("SUMMARY:Stay: ") })
    #expect(lines.count { $0 == "BEGIN:VEVENT" } == Set(lines.filter { $0.hasPrefix("UID:") }).count)
    #expect(try self.lines(Samples.chat(), .ko).contains("SUMMARY:오사카 숙박"))
  }

  @Test("is empty with a warning where nothing has a date")
  func undated() throws {
    let page = try Presentation(format: .ics, canvas: Canvas())
    let answer = HistoryAnswer(bookings: [], next: nil)
    let rendered = try page.render(Outcome(answer), for: Samples.reader(.ko))
    #expect(rendered.warnings.map(\.code) == ["nothing_dated"])
  }
}
