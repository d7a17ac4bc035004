import Civil
import Grammar
import JSON
import Travel
import Wording

/// `itravel search flight` — finds flights between places.
enum SearchFlight {
  /// The words of the command, each of its own type, nothing resolved yet.
  struct Words: Sendable {
    let origin: String?
    let destination: String?
    let depart: DateWord?
    let returning: DateWord?
    let legs: [LegWord]
    let flex: Int
    let party: Party
    let cabin: Cabin
    let filters: Filters
    let sort: FlightQuery.Sort
    let limit: Int
    let explains: Bool
    let watch: WatchWords
  }

  /// What an offer must be like.
  struct Filters: Sendable {
    let maxStops: Int?
    let isNonstop: Bool
    let maxPrice: Money?
    let departAfter: ClockTime?
    let departBefore: ClockTime?
    let arriveBefore: ClockTime?
    let airlines: [AirlineWord]
    let notAirlines: [AirlineWord]

    static let parameter = Parameter<Filters>.together(
      reads: Filters.init(
        maxStops:isNonstop:maxPrice:departAfter:departBefore:arriveBefore:airlines:notAirlines:),
      .option("--max-stops N", Phrase("At most so many stops.", "경유 횟수의 상한이에요."), within: 0...5)
        .under(Phrase("Filters", "거르기")),
      .flag("--nonstop", Phrase("Nonstop flights only.", "직항만 찾아요.")),
      .option(
        "--max-price AMOUNT", Phrase("At most this much for all, as \"400000 KRW\".", "전체 가격의 상한이에요. 예: \"400000 KRW\"")
      ),
      .option("--depart-after HH:MM", Phrase("Leave at or after.", "이 시각 이후에 출발해요.")),
      .option("--depart-before HH:MM", Phrase("Leave at or before.", "이 시각 이전에 출발해요.")),
      .option("--arrive-before HH:MM", Phrase("Arrive at or before, on the same or an earlier day.", "이 시각 이전에 도착해요.")),
      .repeated("--airline CODE", Phrase("One of these airlines only.", "이 항공사만 찾아요.")),
      .repeated("--not-airline CODE", Phrase("Not this airline.", "이 항공사는 빼요.")))
  }

  static let command = Command<Context, Outcome>(
    Phrase("Find flights between two places.", "두 곳 사이의 항공편을 찾아요."),
    details: [
      Phrase(
        "Offline, times are assumed and marked ~, and prices are estimated ranges, never offers.",
        "오프라인에서는 시각을 가정해서 ~로 표시하고, 가격은 판매가가 아닌 추정 범위로 보여 줘요.")
    ],
    examples: [
      "search flight ICN KIX --depart +30d --return +33d",
      "search flight Seoul Bali --depart +6w --adults 2 --child 7 --flex 3",
      "search flight --leg ICN-BKK@+30d --leg BKK-SIN@+34d --leg SIN-ICN@+38d",
      "search flight 서울 오사카 --depart +30d --nonstop --json",
    ],
    reads: Words.init(
      origin:destination:depart:returning:legs:flex:party:cabin:filters:sort:limit:explains:watch:),
    .optionalOperand("ORIGIN", Phrase("Airport, city or code to leave from.", "출발할 공항이나 도시, 코드예요."))
      .completing(.dynamic("places")),
    .optionalOperand("DESTINATION", Phrase("Airport, city or code to arrive at.", "도착할 공항이나 도시, 코드예요."))
      .completing(.dynamic("places")),
    .option("-d, --depart DATE", Phrase("Day of departure.", "출발하는 날이에요.")),
    .option("-r, --return DATE", Phrase("Day of return; one way when absent.", "돌아오는 날이에요. 없으면 편도예요.")),
    .repeated("--leg A-B@DATE", Phrase("One leg of a longer journey.", "여러 구간 여행의 한 구간이에요.")),
    .option(
      "--flex N", Phrase("Price so many days around the date too.", "앞뒤 며칠의 가격도 보여 줘요."), default: 0, within: 0...30),
    Party.flying,
    .option("--cabin CABIN", Phrase("Cabin of the seats.", "좌석 등급이에요."), default: .economy),
    Filters.parameter,
    .option("--sort KEY", Phrase("Order of the offers.", "정렬 기준이에요."), default: .price)
      .under(Phrase("The list", "목록")),
    .option("--limit N", Phrase("At most so many offers.", "목록의 최대 개수예요."), default: 10, within: 1...500),
    .flag("--explain", Phrase("Tell which filter removed how many.", "어느 조건이 몇 개를 뺐는지 알려 줘요.")),
    WatchWords.parameter
  ) { words, context in
    let query = try words.query(in: context)
    if words.watch.isWatching { return try watched(query, words, context) }
    let service = try context.travel(isWatching: context.globals.isDryRun)
    let found = try service.flights(query, context.progress)
    return try context.answer(
      found.offers, request: query.json, service: service, warnings: found.warnings, isComplete: found.isComplete,
      of: .flight, keeping: { .flight($0) }
    ) { offers, isKept in
      var answer = FlightsAnswer(
        offers: offers, title: query.title(context), removed: words.explains ? found.removed : [])
      answer.isKept = isKept
      return answer
    }
  }

  private static func watched(_ query: FlightQuery, _ words: Words, _ context: Context) throws(Failure) -> Outcome {
    let service = try context.travel(isWatching: true)
    // The cheapest may stand behind the limit when another order was asked for.
    let found = try service.flights(
      words.watch.below != nil ? query.limited(to: 500) : query, context.progress)
    let watched = Context.Watched(
      words: words.watch, question: words.question(query, service), isRolling: words.isRolling, limit: query.limit,
      request: query.json)
    return try context.watched(found, watched, service: service, keeping: { .flight($0) }) { offers, isKept in
      var answer = FlightsAnswer(
        offers: offers, title: query.title(context), removed: words.explains ? found.removed : [])
      answer.isKept = isKept
      answer.isNumbered = false
      return answer
    }
  }
}

extension SearchFlight.Words {
  /// Whether its days are counted from today.
  var isRolling: Bool { ([depart, returning].compactMap { $0 } + self.legs.map(\.date)).contains(where: \.isRolling) }

  /// The search as `--changed` knows it again: a day counted from today stays the word it was, or a line in a crontab
  /// would ask another question each day and everything would be new.
  func question(_ query: FlightQuery, _ service: TravelService) -> Watch.Question {
    let days = self.legs.isEmpty ? [depart, returning].compactMap { $0 } : self.legs.map(\.date)
    let route = query.legs.flatMap { [$0.origin.watchWord, $0.destination.watchWord] }
    return Watch.Question(
      asked: query.json.replacing(
        ["origin", "destination", "depart", "return", "legs", "sort", "limit"],
        by: [
          .init("search", .string("flight")), .init("provider", .string(service.name)),
          .init("endpoint", service.endpoint.map { .string($0) } ?? .null), .init("route", .array(route)),
          .init("days", .array(days.map { .string($0.argument) })),
        ]), ends: isRolling ? nil : query.legs.last?.date)
  }

  /// Resolves places and dates and checks the party.
  func query(in context: Context) throws(Failure) -> FlightQuery {
    let legs = try self.legs.isEmpty ? simpleLegs(in: context) : namedLegs(in: context)
    for leg in legs { try refuseSamePlace(leg, in: context) }
    return FlightQuery(
      legs: legs, isRoundTrip: self.legs.isEmpty && returning != nil, passengers: try party.passengers(), cabin: cabin,
      flex: flex, maxStops: filters.isNonstop ? 0 : filters.maxStops, maxPrice: filters.maxPrice,
      departAfter: filters.departAfter, departBefore: filters.departBefore, arriveBefore: filters.arriveBefore,
      airlines: filters.airlines.map(\.argument), notAirlines: filters.notAirlines.map(\.argument), sort: sort,
      limit: limit, currency: context.settings.currency, now: context.now)
  }

  /// A city and one of its airports are one place, under whatever names.
  private func refuseSamePlace(_ leg: FlightQuery.Leg, in context: Context) throws(Failure) {
    let field = self.legs.isEmpty ? "destination" : "leg"
    guard leg.origin != leg.destination else {
      throw .usage(
        "same_place", field: field, Phrase("The flight starts and ends at the same place.", "출발지와 도착지가 같아요."))
    }
    let isTown = [leg.origin, leg.destination].allSatisfy { [.airport, .city].contains($0.kind) }
    guard isTown, leg.origin.country == leg.destination.country else { return }
    let (starts, ends) = (
      Set(context.places.airportsOf(leg.origin)), Set(context.places.airportsOf(leg.destination))
    )
    guard !starts.isEmpty, !ends.isEmpty, starts.isSubset(of: ends) || ends.isSubset(of: starts) else { return }
    let codes = starts.intersection(ends).sorted().joined(separator: ", ")
    throw .usage(
      "same_place", field: field,
      Phrase("Both ends of the flight have the same airport: \(codes).", "출발지와 도착지의 공항이 같아요: \(codes)."))
  }

  private func simpleLegs(in context: Context) throws(Failure) -> [FlightQuery.Leg] {
    func missing(_ field: String, _ what: Phrase) -> Failure {
      .usage("missing_operand", field: field, what, hint: "itravel search flight ICN KIX --depart +30d")
    }
    guard let origin else { throw missing("origin", Phrase("Where does the flight leave from?", "어디에서 출발하나요?")) }
    guard let destination else { throw missing("destination", Phrase("Where does the flight go?", "어디로 가나요?")) }
    let from = try context.place(origin, field: "origin", for: .flying)
    let to = try context.place(destination, field: "destination", for: .flying)
    guard let depart else {
      throw .usage(
        "missing_option", field: "depart", Phrase("On which day? Give --depart.", "며칠에 출발하나요? --depart를 써 주세요."),
        hint: context.line.adding(["--depart", "+30d"]))
    }
    let out = try context.date(depart, at: from, field: "depart")
    var legs = [FlightQuery.Leg(origin: from, destination: to, date: out)]
    if let returning {
      let back = returning.date(today: context.today(at: from))
      guard back >= out else {
        throw .usage(
          "return_before_departure", field: "return",
          Phrase(
            "The return on \(back.iso) is before the departure on \(out.iso).",
            "돌아오는 날 \(back.iso)이 출발하는 날 \(out.iso)보다 빨라요."),
          hint: context.line.replacing("return", with: out.adding(days: 3).iso))
      }
      legs.append(
        FlightQuery.Leg(
          origin: to, destination: from, date: try context.date(.day(back), at: from, field: "return")))
    }
    return legs
  }

  private func namedLegs(in context: Context) throws(Failure) -> [FlightQuery.Leg] {
    guard origin == nil, depart == nil, returning == nil else {
      throw .usage(
        "conflicting_options", field: "leg",
        Phrase(
          "--leg stands instead of places, --depart and --return.", "--leg는 출발지, 도착지, --depart, --return 대신 써요."))
    }
    var legs: [FlightQuery.Leg] = []
    for leg in self.legs {
      let from = try context.place(code: leg.origin, field: "leg")
      let to = try context.place(code: leg.destination, field: "leg")
      let date = try context.date(leg.date, at: from, field: "leg")
      if let before = legs.last, date < before.date {
        throw .usage(
          "legs_out_of_order", field: "leg",
          Phrase(
            "The leg on \(date.iso) comes after the one on \(before.date.iso).",
            "\(date.iso) 구간이 \(before.date.iso) 구간보다 뒤에 있어요."))
      }
      legs.append(FlightQuery.Leg(origin: from, destination: to, date: date))
    }
    return legs
  }
}

extension FlightQuery {
  /// The heading of the answer: `Seoul → Osaka, Sun 20 Dec 2026`.
  func title(_ context: Context) -> Phrase {
    func line(_ language: Language) -> String {
      let reader = Reader(language: language, now: now) { context.places.nameOf($0, language) }
      let stops =
        [legs.first?.origin].compactMap { $0 } + (isRoundTrip ? [legs[0].destination] : legs.map(\.destination))
      let route = stops.map(reader.nameOf).joined(separator: isRoundTrip ? " ⇄ " : " → ")
      let days = legs.map { reader.date($0.date) }.joined(separator: " – ")
      return "\(route), \(days)"
    }
    return Phrase(line(.en), line(.ko))
  }
}
