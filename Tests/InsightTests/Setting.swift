import Civil
import JSON
import Loopback
import Synchronization
import Transport
import Travel
import Wording

@testable import Insight

/// The client and a fake backend, connected.
struct Setting {
  let backend: FakeBackend
  let service: TravelService
  let said = Said()

  static let now = Instant(seconds: 1_795_996_800)

  init(
    timeout: Int? = nil, deadline: Int? = nil, allowsPlainHTTP: Bool = false,
    interruption: @escaping @Sendable () -> Interruption? = { nil }, endpoint: String? = nil
  ) throws {
    backend = try FakeBackend()
    let said = said
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil }, interruption: interruption)
    let terms = ServiceTerms(
      timeout: timeout, deadline: deadline, allowsPlainHTTP: allowsPlainHTTP,
      say: { line in said.lines.withLock { $0.append(line.en) } }, session: { "session-of-the-run" })
    service = try Provider.insight(http: http, facts: .test).connect(endpoint ?? backend.address, on: terms)
  }

  /// Everything that was told with --verbose.
  final class Said: Sendable {
    let lines = Mutex<[String]>([])
    var text: String { lines.withLock { $0.joined(separator: "\n") } }
  }

  func query(
    _ message: String, turn: Int = 1, goal: TripGoalCard = TripGoalCard(), earlier: [ChatQuery.Earlier] = [],
    survey: SurveyCard = .empty
  ) -> ChatQuery {
    ChatQuery(
      message: message, session: "S-1", turn: turn, goal: goal, earlier: earlier, survey: survey, flights: [],
      hotels: [], variant: 1, language: nil, fallbackLanguage: .en, currency: nil, now: Setting.now, homeZone: nil)
  }

  func chat(_ message: String = "안녕") throws -> ChatResult { try service.chat(query(message), .silent) }

  /// What a chat fails with; nil when it does not.
  func chatFailure(_ message: String = "안녕") -> Failure? {
    failure { () throws(Failure) in _ = try service.chat(query(message), .silent) }
  }

  func failure(_ work: () throws(Failure) -> Void) -> Failure? {
    do throws(Failure) {
      try work()
      return nil
    } catch { return error }
  }

  static let osaka = Place(code: "OSA", kind: .city, name: "Osaka", country: "JP", zone: "Asia/Tokyo")
  static let incheon = Place(code: "ICN", kind: .airport, name: "Incheon", country: "KR", zone: "Asia/Seoul")

  func hotelQuery(
    checkIn: String = "2026-12-24", checkOut: String = "2026-12-27", stars: Int? = nil, maxPrice: Money? = nil,
    needsFreeCancel: Bool = false, sort: HotelQuery.Sort = .price
  ) -> HotelQuery {
    let unknown = CivilDate(dayNumber: 0)
    return HotelQuery(
      place: Setting.osaka, checkIn: CivilDate(iso: checkIn) ?? unknown, checkOut: CivilDate(iso: checkOut) ?? unknown,
      rooms: 1, guests: Passengers(adults: 2), stars: stars, maxPrice: maxPrice, isPerNight: false,
      needsFreeCancel: needsFreeCancel, sort: sort, limit: 50, currency: .krw, now: Setting.now)
  }

  func flightQuery(
    isRoundTrip: Bool = true, destination: Place = Setting.osaka, cabin: Cabin = .economy, flex: Int = 0,
    maxStops: Int? = nil, departAfter: String? = nil, departBefore: String? = nil, arriveBefore: String? = nil,
    airlines: [String] = [], notAirlines: [String] = [], sort: FlightQuery.Sort = .price
  ) -> FlightQuery {
    func clock(_ text: String?) -> ClockTime? { text.flatMap { ClockTime(text: $0) } }
    let (out, back) = (CivilDate(iso: "2026-12-24"), CivilDate(iso: "2026-12-27"))
    let unknown = CivilDate(dayNumber: 0)
    var legs = [FlightQuery.Leg(origin: Setting.incheon, destination: destination, date: out ?? unknown)]
    if isRoundTrip { legs.append(.init(origin: destination, destination: Setting.incheon, date: back ?? unknown)) }
    return FlightQuery(
      legs: legs, isRoundTrip: isRoundTrip, passengers: Passengers(adults: 2), cabin: cabin, flex: flex,
      maxStops: maxStops, maxPrice: nil, departAfter: clock(departAfter), departBefore: clock(departBefore),
      arriveBefore: clock(arriveBefore), airlines: airlines, notAirlines: notAirlines, sort: sort, limit: 50,
      currency: .krw, now: Setting.now)
  }

  /// The hotels of a search, kept as the ledger keeps them.
  func keptHotels() throws -> [KeptOffer] {
    let query = hotelQuery()
    return try service.hotels(query, .silent).offers.enumerated().map { index, offer in
      KeptOffer(
        item: .hotel(offer), session: "S-1", endpoint: service.endpoint, request: query.json, seenAt: Setting.now)
    }
  }

  func keptFlights() throws -> [KeptOffer] {
    let query = flightQuery()
    return try service.flights(query, .silent).offers.map {
      KeptOffer(item: .flight($0), session: "S-1", endpoint: service.endpoint, request: query.json, seenAt: Setting.now)
    }
  }

  /// The offer with a name.
  func kept(named name: String) throws -> KeptOffer {
    for offer in try keptHotels() { if case .hotel(let hotel) = offer.item, hotel.name == name { return offer } }
    throw Failure("no_such_offer", .internal, .same(name))
  }

  static let traveller = Traveller(name: "김여행", email: "kim@example.com", phone: "+821012345678")

  func order(_ offer: KeptOffer, key: String = "K", traveller: Traveller = Setting.traveller) throws(Failure)
    -> BookingOrder
  {
    BookingOrder(
      key: key, offer: offer, travellers: [traveller], quote: try service.quote(offer, Setting.now), session: "S-1",
      at: Setting.now)
  }
}

extension InsightFacts {
  /// Two airports, two zones, one city.
  static let test = InsightFacts(
    zone: { name in ZoneRules(name: name, footer: ZoneFooter(abbreviation: "T", offset: 9 * 3600)) },
    zoneOf: { ["ICN": "Asia/Seoul", "KIX": "Asia/Tokyo"][$0] }, minutes: { _, _ in 115 },
    city: { $0.contains("오사카") ? "Osaka, JP" : $0.contains("도쿄") ? "Tokyo, JP" : $0.contains("제주") ? "Jeju, KR" : nil },
    koreanName: { $0.name == "Osaka" ? "오사카" : "인천" },
    serves: { code, place in code == place.code || (code == "KIX" && place.code == "OSA") },
    airline: { word in
      word == "TW" || word == "티웨이" ? Carrier(code: "TW", name: "T'way Air", alliance: nil, basis: .fact) : nil
    })
}
