import Foundation
import Testing

/// What is carried away is right when readers that others wrote say so.
@Suite("Calendars and linked data, read by others", .enabled(if: Readers.isReady))
struct CarryAwayTests {
  /// A home of its own at a moment.
  private struct Home {
    let folder: String
    var now = "2026-11-30T09:00:00+09:00"

    init(now: String = "2026-11-30T09:00:00+09:00") throws {
      folder = try Spawned.folder()
      self.now = now
    }

    func run(_ words: [String], input: String = "") throws -> Spawned {
      let ended = try Spawned.run(
        words, environment: ["HOME": folder, "ITRAVEL_NOW": now], input: Array(input.utf8))
      #expect(ended.exit == 0, "\(words): \(ended.errorText)")
      return ended
    }

    func json(_ words: [String]) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(run(words + ["--json"]).out))
    }
  }

  /// What both readers agree on, by the zones they know and by those in the file alone.
  private func events(_ calendar: [UInt8]) throws -> [Event] {
    var agreed: [[Event]] = []
    for mode in [[], ["--own-zones"]] {
      let read = try Readers.run("calendar_facts.py", mode, input: calendar)
      try #require(read.exit == 0, "\(read.errorText)\n\(String(decoding: calendar, as: UTF8.self))")
      let found = try JSONDecoder().decode(Found.self, from: Data(read.out))
      agreed += [found.icalendar, found.vobject]
    }
    for other in agreed.dropFirst() { #expect(other == agreed[0]) }
    return agreed[0]
  }

  private func nodes(_ bytes: [UInt8]) throws -> [Value] {
    let read = try Readers.run("linked_data.py", input: bytes)
    try #require(read.exit == 0, "\(read.errorText)\n\(String(decoding: bytes, as: UTF8.self))")
    return try JSONDecoder().decode(Nodes.self, from: Data(read.out)).nodes.all
  }

  /// An RFC 3339 time in UTC.
  private func utc(_ text: String?) throws -> String {
    let reader = ISO8601DateFormatter()
    let text = try #require(text)
    return reader.string(from: try #require(reader.date(from: text)))
  }

  private let person = ["--name", "Minji Kim", "--email", "minji@example.com", "--phone", "+821012345678"]

  @Test(
    "Flights stand at the instants of the JSON, over the date line and through the change of the clocks",
    arguments: [
      ["AKL", "HNL", "2027-07-11"], ["NRT", "LAX", "2027-03-14"], ["LAX", "SYD", "2026-12-20"],
      ["CDG", "JFK", "2027-03-28"], ["DEL", "KTM", "2027-01-15"], ["ICN", "LIS", "2027-10-31"],
    ])
  func flights(route: [String]) throws {
    let home = try Home()
    let search = ["search", "flight", route[0], route[1], "--depart", route[2], "--limit", "3"]
    let found = try home.json(search)
    let calendar = try home.run(search + ["-o", "ics"]).out
    let events = try events(calendar)
    guard case .list(let offers)? = found["data"]?["offers"] else { throw POSIXError(.EINVAL) }
    #expect(!offers.isEmpty)
    var expected: Set<[String]> = []
    for offer in offers {
      guard case .list(let slices)? = offer["slices"] else { continue }
      for slice in slices {
        guard case .list(let segments)? = slice["segments"] else { continue }
        for flight in segments.isEmpty ? [slice] : segments {
          expected.insert([
            try utc(flight["depart"]?["at"]?.text), try utc(flight["arrive"]?["at"]?.text),
            "Flight \(flight["depart"]?["place"]?.text ?? "") → \(flight["arrive"]?["place"]?.text ?? "")",
          ])
        }
      }
    }
    #expect(Set(events.map { [$0.start, $0.end ?? "", $0.summary] }) == expected)
    #expect(events.allSatisfy { $0.status == "TENTATIVE" && $0.alarms.isEmpty && $0.stamp == "2026-11-30T00:00:00Z" })
    #expect(events.allSatisfy { $0.description.contains("assumed") })
    #expect(Set(events.map(\.uid)).count == events.count)
    #expect(try home.run(search + ["-o", "ics"]).out == calendar)
  }

  @Test("Paris from 28 to 30 March 2026 is two nights, whatever the clocks do")
  func parisianNights() throws {
    let home = try Home(now: "2026-01-10T09:00:00+01:00")
    let search = ["search", "hotel", "Paris", "--check-in", "2026-03-28", "--check-out", "2026-03-30", "--limit", "1"]
    _ = try home.run(search)
    let booked = try home.run(["book", "hotel", "1", "--max-total", "9999 USD", "--yes", "-o", "ics"] + person)
    let stay = try #require(try events(booked.out).first)
    #expect([stay.start, stay.end] == ["2026-03-28", "2026-03-30"])
    // Three in the afternoon, the day before the clocks change.
    #expect(stay.alarms == ["2026-03-28T14:00:00Z"])
    let node = try #require(
      try nodes(try home.run(["history", "-o", "jsonld"]).out).first { $0["type"]?.text == "LodgingReservation" })
    #expect(node["checkinTime"]?.text == "2026-03-28T15:00:00+01:00")
    #expect(node["checkoutTime"]?.text == "2026-03-30T11:00:00+02:00")
    #expect([node["checkinDate"]?.text, node["checkoutDate"]?.text] == ["2026-03-28", "2026-03-30"])
  }

  @Test("A booking keeps its UID, and once cancelled is cancelled with the next number")
  func cancelled() throws {
    var home = try Home()
    _ = try home.run(["search", "flight", "ICN", "KIX", "--depart", "2026-12-20", "--return", "2026-12-23"])
    let book = ["book", "flight", "1", "--max-total", "9999 USD", "--yes", "-o", "ics"] + person
    let made = try events(try home.run(book).out)
    #expect(made.count == 2)
    #expect(made.allSatisfy { $0.status == "CONFIRMED" && $0.sequence == 0 && $0.alarms.count == 2 })
    #expect(made.allSatisfy { $0.summary.contains("practice") && $0.description.contains("nothing was reserved") })
    let history = try home.run(["history", "-o", "ics"]).out
    #expect(try events(history) == made)
    #expect(try home.run(["history", "-o", "ics"]).out == history)

    let code = try #require(
      try home.run(["history", "--get", "data.bookings[0].code"]).text.split(separator: "\n").first)
    let detail = try home.run(["history", String(code), "-o", "ics"]).out
    #expect(try events(detail) == made)
    // Between the two flights, the alarms of the first are of the past.
    home.now = "2026-12-22T09:00:00+09:00"
    let under = try events(try home.run(["history", "-o", "ics"]).out)
    #expect(under.map(\.alarms.isEmpty) == [true, false])
    #expect(under.map(\.uid) == made.map(\.uid))
    home.now = "2026-12-01T09:00:00+09:00"
    let gone = try events(try home.run(["cancel", String(code), "--yes", "-o", "ics"]).out)
    #expect(gone.map(\.uid) == made.map(\.uid))
    #expect(gone.map(\.start) == made.map(\.start))
    #expect(gone.allSatisfy { $0.status == "CANCELLED" && $0.sequence == 1 && $0.alarms.isEmpty })
    #expect(try events(try home.run(["history", "-o", "ics"]).out) == gone)
    let nodes = try nodes(try home.run(["history", "-o", "jsonld"]).out)
    let reservations = nodes.filter { $0["type"]?.text == "FlightReservation" }
    #expect(reservations.count == 2)
    for reservation in reservations {
      #expect(reservation["reservationStatus"]?["id"]?.text == "https://schema.org/ReservationCancelled")
      #expect(reservation["reservationNumber"]?.text == String(code))
      #expect(reservation["priceCurrency"] == nil)
    }
    #expect(
      nodes.contains { $0["type"]?.text == "PriceSpecification" && $0["minPrice"] != nil && $0["maxPrice"] != nil })
  }

  @Test("A plan stands at the hours of its place, and a whole conversation comes with its bookings")
  func plan() throws {
    let home = try Home()
    let chat = [
      "chat", "3 nights in Osaka from Seoul on 2026-12-11, two of us, food", "--session", "osaka",
    ]
    let plan = try home.json(chat)
    let exported = try home.run(["sessions", "export", "osaka", "-o", "ics"]).out
    let events = try events(exported)
    guard case .list(let cards)? = plan["data"]?["cards"],
      case .list(let days)? = cards.first(where: { $0["kind"]?.text == "itinerary" })?["days"]
    else { throw POSIXError(.EINVAL) }
    for day in days {
      guard case .list(let slots)? = day["slots"], let date = day["date"]?.text else { continue }
      for slot in slots {
        let start = slot["start"]?.text.map { "\(date)T\($0):00+09:00" }
        let expected = try start.map { try utc($0) } ?? date
        #expect(
          events.contains { $0.start == expected && $0.summary.hasPrefix(slot["place"]?["name"]?.text ?? "–") },
          "\(expected)")
      }
    }
    #expect(events.contains { $0.summary == "Stay in Osaka" && $0.start == "2026-12-11" && $0.end == "2026-12-14" })
    #expect(Set(events.map(\.uid)).count == events.count)
    #expect(try home.run(["sessions", "export", "osaka", "-o", "ics"]).out == exported)

    _ = try home.run(
      ["book", "hotel", "1", "--session", "osaka", "--max-total", "9999 USD", "--yes"] + person)
    let later = try self.events(try home.run(["sessions", "export", "osaka", "-o", "ics"]).out)
    #expect(!later.contains { $0.summary == "Stay in Osaka" })
    #expect(later.contains { $0.status == "CONFIRMED" && $0.start == "2026-12-11" && $0.end == "2026-12-14" })
    let nodes = try nodes(try home.run(["sessions", "export", "osaka", "-o", "jsonld"]).out)
    let kinds = Set(nodes.compactMap { $0["type"]?.text })
    #expect(
      kinds.isSuperset(of: ["TouristTrip", "LodgingReservation", "Hotel", "Flight", "Airport", "AggregateOffer"]))
    #expect(!kinds.contains("Offer"), "an estimate is no offer")
  }

  static let foul = ["</script><b>", "=cmd()|'/C calc'!A0", "a\r\nBEGIN:VEVENT\r\nUID:1", "\u{202E}gnp.exe", "<!--"]

  @Test("Names that try to break out stay names")
  func hostile() throws {
    let home = try Home()
    let name = CarryAwayTests.foul.joined(separator: " ") + " " + String(repeating: "경복궁이 아름다워요 ", count: 12)
    let words = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let day = """
      {"day":1,"date":"2026-12-11","place":\(words),"title":\(words),"weather":null,"plan_b":[],"events":[{"name":\(words),
      "local_name":null,"kind":"festival","place":\(words),"start":"2026-12-11","end":null,"details":\(words),
      "basis":"fact"}],"slots":[{"period":"morning","start":"09:00","end":"10:00","purpose":"sight","why":\(words),
      "minutes":60,"ways":[],"place":{"name":\(words),"local_name":null,"kind":null,"position":[135.5,34.7],
      "indoor":null}}]}
      """
    let export = """
      {"schema":"itravel.sessions.show/1","ok":true,
      "data":{"session":{"id":"s_aaaaaa","name":null,"title":"Osaka","turns":1,"last_used":"2026-11-30T00:00:00Z",
      "current":false},"survey":{},"turns":[{"turn":1,"at":"2026-11-30T00:00:00Z","message":"x","reply":"y",
      "answer":{"cards":[{"kind":"itinerary","title":\(words),"days":[\(day)],"notes":[]}]}}]}}
      """
    _ = try home.run(["sessions", "import", "-"], input: export)
    let id = try #require(try home.run(["sessions", "--get", "data.sessions[0].id"]).text.split(separator: "\n").first)
    let calendar = try home.run(["sessions", "export", String(id), "-o", "ics"]).out
    let events = try events(calendar)
    #expect(events.count == 2)
    for event in events {
      #expect(event.summary.hasPrefix("</script><b> =cmd()|'/C calc'!A0 a BEGIN:VEVENT UID:1 gnp.exe <!-- 경복궁이 아름다워요 "))
    }
    // A place nobody knows has no clocks of its own.
    #expect(events.contains { $0.start == "2026-12-11T09:00:00 floating" })
    let linked = try home.run(["sessions", "export", String(id), "-o", "jsonld"])
    #expect(!linked.text.contains("<") && !linked.text.contains("\u{202E}"))
    #expect(try nodes(linked.out).contains { $0["name"]?.text?.contains("</script><b> =cmd()") == true })
  }

  @Test("A format that an answer has not is refused before anything is done")
  func unavailable() throws {
    let home = try Home()
    for (words, format) in [
      (["doctor"], "ics"), (["sources"], "jsonld"), (["sessions", "new"], "ics"), (["survey"], "ics"),
    ] {
      let refused = try Spawned.run(
        words + ["-o", format], environment: ["HOME": home.folder, "ITRAVEL_NOW": home.now])
      #expect(refused.exit == 2 && refused.out.isEmpty)
      #expect(refused.errorText.contains("text, json, ndjson, tsv, markdown"), "\(refused.errorText)")
    }
    #expect(try home.run(["sessions", "--json"]).text.contains("\"sessions\":[]"))
  }
}
