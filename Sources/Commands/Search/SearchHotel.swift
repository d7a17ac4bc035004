import Civil
import Grammar
import JSON
import Travel
import Wording

/// `itravel search hotel` — finds places to stay.
enum SearchHotel {
  /// The words of the command, each of its own type, nothing resolved yet.
  struct Words: Sendable {
    let place: String
    let checkIn: DateWord?
    let checkOut: DateWord?
    let nights: Int?
    let rooms: Int
    let adults: Int
    let childAges: [Int]
    let stars: Int?
    let maxPrice: Money?
    let isPerNight: Bool
    let needsFreeCancel: Bool
    let sort: HotelQuery.Sort
    let limit: Int
    let explains: Bool
    let watch: WatchWords
  }

  static let command = Command<Context, Outcome>(
    Phrase("Find places to stay.", "묵을 곳을 찾아요."),
    details: [
      Phrase(
        "Offline, it lists well-known hotels and typical stays with estimated prices; it knows no availability.",
        "오프라인에서는 잘 알려진 호텔과 대표적인 숙소를 추정 가격으로 보여 줘요. 빈방 여부는 알 수 없어요.")
    ],
    examples: [
      "search hotel Osaka --check-in +30d --nights 3", "search hotel 제주 --check-in +30d --check-out +33d --stars 4",
      "search hotel Paris --check-in +6w --nights 2 --max-price \"300 EUR\" --per-night --json",
    ],
    reads: Words.init(
      place:checkIn:checkOut:nights:rooms:adults:childAges:stars:maxPrice:isPerNight:needsFreeCancel:sort:limit:
      explains:watch:),
    .operand("PLACE", Phrase("City, region or airport code.", "도시나 지역, 공항 코드예요.")).completing(.dynamic("places")),
    .option("-i, --check-in DATE", Phrase("First day of the stay.", "묵기 시작하는 날이에요.")),
    .option("--check-out DATE", Phrase("Day of leaving.", "떠나는 날이에요.")),
    .option("--nights N", Phrase("Nights, instead of --check-out.", "--check-out 대신 쓰는 박 수예요."), within: 1...365),
    .option("--rooms N", Phrase("Rooms.", "방 수예요."), default: 1, within: 1...20).under(Phrase("Guests", "투숙객")),
    .option("-a, --adults N", Phrase("Adults in all rooms.", "전체 성인 수예요."), default: 2, within: 1...40),
    .repeated("--child AGE", Phrase("A child of this age.", "이 나이의 어린이예요."), within: 0...17),
    .option("--stars N", Phrase("At least so many stars.", "최소 등급이에요."), within: 1...5).under(Phrase("Filters", "거르기")),
    .option(
      "--max-price AMOUNT",
      Phrase("At most this much for the whole stay, as \"300000 KRW\".", "전체 숙박비의 상한이에요. 예: \"300000 KRW\"")),
    .flag("--per-night", Phrase("--max-price is for one room and night.", "--max-price를 방 하나 1박 기준으로 봐요.")),
    .flag("--free-cancel", Phrase("Only with free cancellation.", "무료 취소되는 곳만 찾아요.")),
    .option("--sort KEY", Phrase("Order of the offers.", "정렬 기준이에요."), default: .price).under(Phrase("The list", "목록")),
    .option("--limit N", Phrase("At most so many offers.", "목록의 최대 개수예요."), default: 10, within: 1...500),
    .flag("--explain", Phrase("Tell which filter removed how many.", "어느 조건이 몇 개를 뺐는지 알려 줘요.")),
    WatchWords.parameter
  ) { words, context in
    let query = try words.query(in: context)
    if words.watch.isWatching { return try watched(query, words, context) }
    let service = try context.travel(isWatching: context.globals.isDryRun)
    let found = try service.hotels(query, context.progress)
    return try context.answer(
      found.offers, request: query.json, service: service, warnings: found.warnings, isComplete: found.isComplete,
      of: .hotel, keeping: { .hotel($0) }
    ) { offers, isKept in
      var answer = HotelsAnswer(
        offers: offers, title: query.title(context), note: found.note, removed: words.explains ? found.removed : [])
      answer.isKept = isKept
      return answer
    }
  }

  private static func watched(_ query: HotelQuery, _ words: Words, _ context: Context) throws(Failure) -> Outcome {
    let service = try context.travel(isWatching: true)
    // The cheapest may stand behind the limit when another order was asked for.
    let found = try service.hotels(words.watch.below != nil ? query.limited(to: 500) : query, context.progress)
    let watched = Context.Watched(
      words: words.watch, question: words.question(query, service), isRolling: words.isRolling, limit: query.limit,
      request: query.json)
    return try context.watched(found, watched, service: service, keeping: { .hotel($0) }) { offers, isKept in
      var answer = HotelsAnswer(
        offers: offers, title: query.title(context), note: found.note, removed: words.explains ? found.removed : [])
      answer.isKept = isKept
      answer.isNumbered = false
      return answer
    }
  }
}

extension SearchHotel.Words {
  /// Whether its days are counted from today.
  var isRolling: Bool { [checkIn, checkOut].compactMap { $0 }.contains(where: \.isRolling) }

  /// The search as `--changed` knows it again; days counted from today stay the words they were, as for flights.
  func question(_ query: HotelQuery, _ service: TravelService) -> Watch.Question {
    let last = checkOut.flatMap { $0.isRolling ? $0.argument : nil } ?? "\(query.nights) nights"
    return Watch.Question(
      asked: query.json.replacing(
        ["place", "check_in", "check_out", "nights", "sort", "limit"],
        by: [
          .init("search", .string("hotel")), .init("provider", .string(service.name)),
          .init("endpoint", service.endpoint.map { .string($0) } ?? .null), .init("place", query.place.watchWord),
          .init("days", .array([.string(checkIn?.argument ?? ""), .string(last)])),
        ]), ends: isRolling ? nil : query.checkIn)
  }

  /// Resolves the place and the days and checks the party.
  func query(in context: Context) throws(Failure) -> HotelQuery {
    let place = try context.place(self.place, field: "place", for: .staying)
    guard let checkIn else {
      throw .usage(
        "missing_option", field: "check_in", Phrase("From which day? Give --check-in.", "며칠부터인가요? --check-in을 써 주세요."),
        hint: context.line.adding(
          ["--check-in", "+30d"] + (checkOut == nil && nights == nil ? ["--nights", "2"] : [])))
    }
    let first = try context.date(checkIn, at: place, field: "check_in")
    let last = try lastDay(after: first, at: place, in: context)
    return HotelQuery(
      place: place, checkIn: first, checkOut: last, rooms: rooms,
      guests: Passengers(adults: adults, childAges: childAges), stars: stars, maxPrice: maxPrice,
      isPerNight: isPerNight, needsFreeCancel: needsFreeCancel, sort: sort, limit: limit,
      currency: context.settings.currency, now: context.now)
  }

  private func lastDay(after first: CivilDate, at place: Place, in context: Context) throws(Failure) -> CivilDate {
    switch (checkOut, nights) {
    case (nil, nil):
      throw .usage(
        "missing_option", field: "nights",
        Phrase("How long? Give --nights or --check-out.", "며칠 묵나요? --nights나 --check-out을 써 주세요."),
        hint: context.line.adding(["--nights", "2"]))
    case (_?, _?):
      throw .usage(
        "conflicting_options", field: "nights",
        Phrase("Give --nights or --check-out, not both.", "--nights와 --check-out 가운데 하나만 써 주세요."),
        hint: context.line.replacing("nights", with: nil))
    case (nil, let nights?): return first.adding(days: nights)
    case (let word?, nil):
      let last = word.date(today: context.today(at: place))
      guard last > first else {
        throw .usage(
          "check_out_not_after_check_in", field: "check_out",
          Phrase(
            "The check-out on \(last.iso) is not after the check-in on \(first.iso).",
            "체크아웃 \(last.iso)이 체크인 \(first.iso)보다 뒤가 아니에요."),
          hint: context.line.replacing("check_out", with: first.adding(days: 1).iso))
      }
      guard first.days(until: last) <= 365 else {
        throw .usage(
          "stay_too_long", field: "check_out",
          Phrase("A stay has 365 nights at most.", "숙박은 최대 365박까지예요."),
          hint: context.line.replacing("check_out", with: first.adding(days: 7).iso))
      }
      return last
    }
  }
}

extension HotelQuery {
  /// The heading of the answer: `Osaka, Sun 20 Dec – Wed 23 Dec, 3 nights`.
  func title(_ context: Context) -> Phrase {
    func line(_ language: Language) -> String {
      let reader = Reader(language: language, now: now) { context.places.nameOf($0, language) }
      let length = reader("\(nights) \(nights == 1 ? "night" : "nights")", "\(nights)박")
      return "\(reader.nameOf(place)), \(reader.date(checkIn)) – \(reader.date(checkOut)), \(length)"
    }
    return Phrase(line(.en), line(.ko))
  }
}
