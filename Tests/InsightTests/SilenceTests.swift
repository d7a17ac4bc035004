import Civil
import JSON
import Loopback
import Testing
import Travel
import Wording

@testable import Insight

@Suite("What the server says binds; what it does not say is told, and is never taken for an answer")
struct SilenceTests {
  private let setting: Setting

  init() throws { setting = try Setting() }

  /// The rich flight with other words under some keys; nil takes a key away.
  private static func flight(_ changes: [String: String?]) -> JSONValue {
    var members = FakeBackend.richFlight.members.filter { changes[$0.key] == nil }
    for (key, text) in changes.sorted(by: { $0.key < $1.key }) {
      if let text { members.append(.init(key, .string(text))) }
    }
    return .object(members)
  }

  private func found(_ flights: [JSONValue], _ query: FlightQuery) throws -> Found<FlightOffer> {
    setting.backend.change { $0.searchFlights = flights }
    return try setting.service.flights(query, .silent)
  }

  @Test("A flight that breaks a filter by the server's own words is dropped")
  func breaks() throws {
    let direct = Self.flight([:])
    for (query, breaking) in [
      (setting.flightQuery(cabin: .business), Self.flight([:])),
      (setting.flightQuery(maxStops: 0), Self.flight(["stops": "경유 1회"])),
      (setting.flightQuery(maxStops: 0), Self.flight(["stops": "경유"])),
      (setting.flightQuery(maxStops: 1), Self.flight(["stops": "2회 경유"])),
      (setting.flightQuery(departAfter: "09:00"), direct), (setting.flightQuery(departBefore: "08:00"), direct),
      (setting.flightQuery(arriveBefore: "10:00"), direct),
      (setting.flightQuery(arriveBefore: "12:00"), Self.flight(["dep_arr_time": "12-25 00:30", "duration": nil])),
      (setting.flightQuery(airlines: ["KE"]), direct), (setting.flightQuery(notAirlines: ["TW"]), direct),
    ] {
      let found = try found([breaking], query)
      #expect(found.offers.isEmpty, "\(found.removed)")
      #expect(found.removed.last?.count == 1)
      #expect(found.warnings.isEmpty, "nothing is unknown of it")
    }
  }

  @Test("A flight that satisfies a filter by the server's words stays, without a warning")
  func satisfies() throws {
    for (query, good) in [
      (setting.flightQuery(cabin: .business), Self.flight(["cabin": "비즈니스석"])),
      (setting.flightQuery(cabin: .premium), Self.flight(["cabin": "프리미엄 일반석"])),
      (setting.flightQuery(cabin: .first), Self.flight(["cabin": nil, "raw_text": "1. 🎫[Amadeus/일등석] (왕복)"])),
      (setting.flightQuery(maxStops: 0), Self.flight([:])),
      (setting.flightQuery(maxStops: 1), Self.flight(["stops": "경유 1회"])),
      (setting.flightQuery(departAfter: "08:00", departBefore: "09:00", arriveBefore: "10:30"), Self.flight([:])),
      (setting.flightQuery(airlines: ["TW"], notAirlines: ["KE"]), Self.flight([:])),
      (setting.flightQuery(sort: .departure), Self.flight([:])),
    ] {
      let found = try found([good], query)
      #expect(found.offers.count == 1, "\(found.removed)")
      #expect(found.warnings.isEmpty, "\(found.warnings.map(\.message.en))")
    }
  }

  @Test("A flight of which the server says nothing stays, and a warning says what could not be checked")
  func silent() throws {
    for (query, option) in [
      (setting.flightQuery(cabin: .business), "--cabin"), (setting.flightQuery(maxStops: 0), "--max-stops"),
      (setting.flightQuery(departAfter: "12:00"), "--depart-after"),
      (setting.flightQuery(departBefore: "08:00"), "--depart-before"),
      (setting.flightQuery(arriveBefore: "08:00"), "--arrive-before"),
      (setting.flightQuery(airlines: ["KE"]), "--airline"), (setting.flightQuery(notAirlines: ["KE"]), "--not-airline"),
    ] {
      let found = try found(FakeBackend.dummyFlights, query)
      #expect(found.offers.count == 8)
      #expect(found.warnings.map(\.code) == ["filter_unproven"])
      #expect(found.warnings.first?.message.en.contains("\(option) could not be checked for 8 of the 8") == true)
    }
    let some = try found([Self.flight([:]), Self.flight(["stops": "-"])], setting.flightQuery(maxStops: 1))
    #expect(some.warnings.first?.message.en.contains("1 of the 2") == true)
    // `경유` alone is one stop or more: it breaks --nonstop, and no other limit can be held against it.
    let many = try found([Self.flight(["stops": "경유"])], setting.flightQuery(maxStops: 1))
    #expect(many.offers.count == 1)
    #expect(many.warnings.map(\.code) == ["filter_unproven"])
  }

  @Test("Unknown stops and an unknown cabin are null, and no flight is called direct that is not said to be")
  func unknownStops() throws {
    let poor = try #require(try found(FakeBackend.dummyFlights, setting.flightQuery()).offers.first)
    #expect(poor.slices.allSatisfy { $0.stops == nil && $0.segments.isEmpty })
    #expect(poor.cabin == nil)
    let json = JSONWriter().text(FlightOffer.codec.write(poor))
    #expect(json.contains("\"stops\":null") && json.contains("\"cabin\":null"))
    let once = try #require(try found([Self.flight(["stops": "1회 경유"])], setting.flightQuery()).offers.first)
    #expect(once.slices.map(\.stops) == [1, 1])
    let direct = try #require(try found([Self.flight([:])], setting.flightQuery()).offers.first)
    #expect(direct.slices.map(\.stops) == [0, 0])
    #expect(direct.cabin == .economy)
    // What was kept is read back as it was.
    for offer in [poor, once, direct] {
      #expect(try FlightOffer.codec.read(FlightOffer.codec.write(offer), .root) == offer)
    }
  }

  @Test(
    "Landings in the server's words",
    arguments: [
      ("직항", 0, true), ("논스톱", 0, true), ("Nonstop", 0, true), ("0", 0, true), ("경유 1회", 1, true), ("1회 경유", 1, true),
      ("2번 경유", 2, true), ("1 stop", 1, true), ("경유", 1, false), ("경유 (2시간 대기)", 1, false), ("환승", 1, false),
    ])
  func landings(words: String, least: Int, isExact: Bool) throws {
    let read = try #require(StatedLandings(words))
    #expect(read.least == least && read.isExact == isExact)
  }

  @Test("Words that say nothing of landings", arguments: ["상세 내역 확인", "-", "", "2026-12-24", "12"])
  func noLandings(words: String) { #expect(StatedLandings(words) == nil) }

  @Test("Hotels: stars bind where they are said; stars and free cancellation that are not are told")
  func hotels() throws {
    let starred = try setting.service.hotels(setting.hotelQuery(stars: 5), .silent)
    #expect(starred.offers.count == 5)
    #expect(starred.warnings.map(\.code) == ["filter_unproven"])
    #expect(starred.warnings.first?.message.en.contains("--stars could not be checked for 4 of the 5") == true)
    let free = try setting.service.hotels(setting.hotelQuery(needsFreeCancel: true), .silent)
    #expect(free.offers.count == 5)
    #expect(free.warnings.first?.message.en.contains("--free-cancel could not be checked for 5 of the 5") == true)
    setting.backend.change { state in
      state.searchHotels = [.object([.init("name", .string("여인숙")), .init("rating", .string("3성급"))])]
    }
    let none = try setting.service.hotels(setting.hotelQuery(stars: 4), .silent)
    #expect(none.offers.isEmpty && none.warnings.isEmpty)
    #expect(none.removed == [RemovedByFilter(filter: "--stars", count: 1)])
  }

  @Test("An order that the server says nothing for is told")
  func orders() throws {
    let rated = try setting.service.hotels(setting.hotelQuery(sort: .rating), .silent)
    #expect(rated.offers.prefix(2).map(\.rating) == ["8.7", "8.4"])
    #expect(rated.warnings.map(\.code) == ["order_unproven"])
    #expect(rated.warnings.first?.message.en.contains("--sort rating has no place for 3 of the 5") == true)
    for sort in [FlightQuery.Sort.emissions, .departure] {
      let found = try found(FakeBackend.poorFlights, setting.flightQuery(sort: sort))
      #expect(found.warnings.map(\.code) == ["order_unproven"], "\(sort)")
    }
    let flexible = try found(FakeBackend.poorFlights, setting.flightQuery(flex: 3))
    #expect(flexible.warnings.map(\.code) == ["option_unused"])
  }

  @Test("An answer in words alone is no list, and its words are told", arguments: [false, true])
  func words(isFlight: Bool) throws {
    setting.backend.change { $0.reply = { _ in "조건에 맞는 곳을\n\n찾지 못했어요." } }
    let warnings =
      isFlight
      ? try setting.service.flights(setting.flightQuery(), .silent).warnings
      : try setting.service.hotels(setting.hotelQuery(), .silent).warnings
    #expect(warnings.map(\.code) == ["server_words"])
    #expect(warnings.first?.message.ko.contains("조건에 맞는 곳을 / 찾지 못했어요.") == true)
  }

  @Test("What is asked for beside route and days is said in the question too")
  func asked() throws {
    _ = try found([Self.flight([:])], setting.flightQuery(cabin: .business, maxStops: 0))
    let message = try #require(setting.backend.look { $0.chats.first?.text("message") })
    #expect(message.contains("비즈니스석, 직항"), "\(message)")
  }

  @Test(
    "A mark is the first number of its words",
    arguments: [
      ("8.7", "8.7"), ("★4.5", "4.5"), ("8.7점 (리뷰 1,234개)", "8.7"), ("9/10", "9"), ("N/A", nil), ("5성급", nil),
    ])
  func rating(words: String, rating: String?) {
    #expect(HotelItem(value: .object([.init("rating", .string(words))])).rating == rating)
  }
}
