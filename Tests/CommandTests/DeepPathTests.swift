import JSON
import Testing
import Travel

@Suite("Paths into what was booked and said, and answers that are no estimate")
struct DeepPathTests {
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"

  @Test("A path below a booking's offer that no offer has is refused before anything is booked")
  func offer() throws {
    let bench = Bench()
    _ = bench("search hotel Osaka --check-in 2026-12-24 --nights 3")
    let line = "book hotel 1 \(who) --max-total \"9000 USD\" --yes"
    for path in [
      "--fields booking.offer.slices.nope", "--fields booking.offer.nope", "--get data.booking.offer.price.no",
    ] {
      let told = bench("\(line) \(path) --json")
      #expect(told.exit == .usage, "\(path): \(told.out)")
      #expect(Bench.word(told.error, "error.code") == "unknown_path")
    }
    #expect(bench("history --json")["data.bookings"] == "[0]")
    let booked = bench("\(line) --fields booking.code,booking.offer.name,booking.offer.price --json")
    #expect(booked.exit == .ok, "\(booked.err)")
    #expect(booked["data.booking.offer.name"]?.isEmpty == false)
    let code = try #require(booked["data.booking.code"])
    for path in ["bookings.offer.nope", "bookings.offer.slices.depart.nope"] {
      let told = bench("history --json --fields \(path)")
      #expect(told.exit == .usage && told.out.isEmpty, "\(path): \(told.out)")
      #expect(told.err.contains("bookings.offer"))
    }
    for path in ["bookings.offer.kind", "bookings.offer.stars", "bookings.offer.slices.depart.at"] {
      #expect(bench("history --json --fields \(path)").exit == .ok, "\(path)")
    }
    // One booking in full is a booking too.
    #expect(bench("history \(code) --json --fields booking.offer.name,booking.timeline.event").exit == .ok)
    for path in ["booking.nope", "booking.offer.nope", "booking.timeline.nope"] {
      #expect(bench("history \(code) --json --fields \(path)").exit == .usage, "\(path)")
    }
    _ = bench("cancel \(code) --yes")
    #expect(bench("history \(code) --forget --yes --json --fields booking.nope").exit == .usage)
    #expect(bench("history \(code) --json")["data.booking.travellers[0].name"] == "Minji Kim")
  }

  @Test("A path into a turn is one that an answer of chat has")
  func turn() {
    let bench = Bench()
    _ = bench("chat \"weather in Paris in March\"")
    #expect(bench("sessions show current --json --fields turns.answer.nope").exit == .usage)
    #expect(bench("sessions show current --json --fields turns.answer.cards.nope").exit == .usage)
    let told = bench("sessions show current --json --fields turns.answer.cards.kind")
    #expect(told.exit == .ok && told["data.turns[0].answer.cards[0].kind"] != nil, "\(told.err)")
  }

  @Test("Only an estimate is one for --strict")
  func strict() {
    let bench = Bench()
    let weather = bench("chat \"weather in Paris in March\" --new --strict --json")
    #expect(weather.exit == .ok, "\(weather.err)")
    let trip = "chat \"3 nights in Osaka from Seoul in December, two of us\" --new --strict --json"
    #expect(bench(trip).exit == .partial)
    #expect(bench("\(trip) --cards weather").exit == .ok)
    #expect(bench("search flight ICN KIX --depart +30d --strict --json").exit == .partial)
    #expect(bench("search flight ICN KIX --depart +30d --json").exit == .ok)
    #expect(bench("search flight ICN KIX --depart +30d --max-price \"1 USD\" --strict --json").exit == .ok)
  }
}
