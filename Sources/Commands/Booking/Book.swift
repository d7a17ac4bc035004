import Grammar
import Travel
import Wording

/// `itravel book` — books an offer shown earlier.
enum Book {
  /// What every way of naming the offer has in common.
  struct Terms: Sendable {
    let travellers: TravellerWords
    let gate: Gate
    let key: PurchaseKey?
    let isAgain: Bool

    static let parameter = Parameter<Terms>.together(
      reads: Terms.init(travellers:gate:key:isAgain:),
      TravellerWords.parameter, Gate.parameter,
      .option("--idempotency-key KEY", Phrase("The same key never books twice.", "같은 키로는 두 번 예약되지 않아요.")),
      .flag("--again", Phrase("Book once more, though it was booked before.", "이미 예약했어도 한 번 더 예약해요.")))
  }

  private static let summary = Phrase("Book an offer shown earlier.", "앞에서 찾은 상품을 예약해요.")
  private static let consent = Phrase(
    "On a terminal it shows the review and asks for yes. In a script, give --yes and a limit: --max-total \"500 USD\".",
    "터미널에서는 내용을 보여 주고 yes를 물어봐요. 스크립트에서는 --yes와 상한을 함께 써 주세요: --max-total \"500 USD\"")
  private static let offline = Phrase(
    "Offline bookings are practice: nothing is reserved.", "오프라인 예약은 연습이에요. 실제로 예약되지 않아요.")

  private static let resuming = Phrase(
    "--resume finds out what became of orders and cancellations without an answer. With --yes it sends again what provably never arrived, under its first limit or a new one; else that is given up.",
    "--resume는 답을 받지 못한 예약과 취소가 어떻게 됐는지 확인해요. --yes와 함께 쓰면 도착하지 않은 주문만 처음 상한이나 새 상한으로 다시 보내고, 아니면 그만둬요.")

  private static let partyFile = Phrase(
    "--passengers takes a JSON list, one object a traveller; the keys are in `itravel schema travellers`.",
    "--passengers는 여행자마다 객체 하나인 JSON 목록을 받아요. 항목은 `itravel schema travellers`에 있어요.")

  static let hotel = numbered(
    .hotel, Phrase("Book a stay by its number.", "번호로 숙소를 예약해요."),
    [
      "book hotel 1 --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --dry-run",
      "book hotel 1 --traveller me --max-total \"500 USD\" --yes",
    ])

  static let flight = numbered(
    .flight, Phrase("Book a flight by its number.", "번호로 항공편을 예약해요."),
    [
      "book flight 1 --traveller me --traveller partner --dry-run",
      Example(
        "book flight 1 --passengers - --dry-run", partyFile,
        input: "[{\"name\":\"Minji Kim\",\"birth\":\"1994-05-01\"},{\"name\":\"Juno Park\",\"birth\":\"1993-02-11\"}]"),
    ])

  private static func numbered(_ sort: BookingCard.Sort, _ summary: Phrase, _ examples: [Example]) -> Command<
    Context, Outcome
  > {
    Command<Context, Outcome>(
      summary, details: [consent, offline], examples: examples,
      reads: { (number: Int, terms: Terms) in (number: number, terms: terms) },
      .operand("N", Phrase("Number of the offer in the latest list.", "마지막 목록의 상품 번호예요."), within: 1...10_000)
        .completing(.dynamic(sort == .hotel ? "hotels" : "flights")),
      Terms.parameter
    ) { words, context in
      let travellers = try words.terms.travellers.travellers(for: sort, in: context)
      let ledger = try context.ledger()
      guard let session = try context.openSession(in: ledger) else {
        throw unknown(number: words.number, of: sort, count: 0)
      }
      let offers = try ledger.offers.latest(sort, session.id)
      guard let offer = offers.first(where: { $0.number == words.number }) else {
        throw unknown(number: words.number, of: sort, count: offers.count)
      }
      try checkSource(of: offer, in: context)
      return try Purchase(offer: offer, session: session.id, terms: words.terms, ledger: ledger, context: context)
        .made(for: travellers)
    }
  }

  static let offer = Command<Context, Outcome>(
    summary, details: [consent, resuming, offline],
    examples: ["book of_7k2m4qxa --traveller me --dry-run", "book --resume"],
    reads: { (id: String?, isResumed: Bool, terms: Terms) in (id: id, isResumed: isResumed, terms: terms) },
    .optionalOperand("OFFER_ID", Phrase("Id of the offer, as of_7k2m4qxa.", "of_7k2m4qxa 같은 상품 ID예요."))
      .completing(.dynamic("offers")),
    .flag("--resume", Phrase("Settle bookings whose answer never came.", "답을 받지 못한 예약을 마무리해요.")),
    Terms.parameter
  ) { words, context in
    if words.isResumed {
      return try Resumption(terms: words.terms, ledger: try context.ledger(), context: context).made()
    }
    guard let id = words.id else {
      throw Failure.usage(
        "missing_operand", field: "offer_id",
        Phrase("Which offer? Give its number or id.", "어느 상품인가요? 번호나 상품 ID를 써 주세요."),
        hint: "itravel book hotel 1 --dry-run")
    }
    let travellers = try words.terms.travellers.travellers(for: nil, in: context)
    let ledger = try context.ledger()
    guard let offer = try ledger.offers.find(id) ?? ledger.bookings.ordered(id) else {
      throw Failure(
        "offer_not_found", .notFound,
        Phrase("There is no offer “\(id)” on this machine.", "이 컴퓨터에 “\(id)” 상품이 없어요."),
        hint: "itravel search hotel Osaka --check-in +30d --nights 3", field: "offer_id")
    }
    try checkSource(of: offer, in: context)
    // An offer that a watched search printed is booked in the conversation of whoever books it.
    let session = try offer.session ?? context.session(in: ledger, isNew: false).id
    return try Purchase(offer: offer, session: session, terms: words.terms, ledger: ledger, context: context)
      .made(for: travellers)
  }

  /// Throws when the line names another provider or endpoint than the offer's own, where alone it can be booked.
  private static func checkSource(of offer: KeptOffer, in context: Context) throws(Failure) {
    let asked = context.globals.service
    if let name = asked.provider, name != offer.provider {
      throw elsewhere(offer, name, field: "provider", context)
    }
    if let address = asked.endpoint?.base.text, address != offer.endpoint {
      throw elsewhere(offer, address, field: "endpoint", context)
    }
  }

  private static func elsewhere(_ offer: KeptOffer, _ asked: String, field: String, _ context: Context) -> Failure {
    let own = sanitised(field == "endpoint" ? offer.endpoint ?? offer.provider : offer.provider)
    let asked = sanitised(asked)
    return .usage(
      "other_provider", field: field,
      Phrase(
        "This offer is from \(own) and can only be booked there, not at \(asked). Nothing was sent.",
        "이 상품은 \(own)에서 찾은 것이라 \(asked)에서는 예약할 수 없어요. 아무것도 보내지 않았어요."),
      hint: context.line.replacing(field, with: nil))
  }

  private static func unknown(number: Int, of sort: BookingCard.Sort, count: Int) -> Failure {
    let isEmpty = count == 0
    return Failure(
      "offer_not_found", .notFound,
      isEmpty
        ? Phrase(
          "This conversation has no list of \(sort.rawValue)s to choose from.",
          sort == .hotel ? "이 대화에는 고를 수 있는 숙소 목록이 없어요." : "이 대화에는 고를 수 있는 항공편 목록이 없어요.")
        : Phrase(
          "The latest list has \(sort.rawValue)s 1 to \(count), not \(number).",
          "마지막 목록은 1번부터 \(count)번까지예요. \(number)번은 없어요."),
      hint: sort == .hotel
        ? "itravel search hotel Osaka --check-in +30d --nights 3" : "itravel search flight ICN KIX --depart +30d",
      field: "n")
  }
}

extension KeptOffer {
  /// The offer's number in its list.
  var number: Int {
    switch item {
    case .flight(let flight): flight.number
    case .hotel(let hotel): hotel.number
    }
  }
}

extension KeptOffer.Item {
  /// The offer itself, for the formats that show it.
  var offered: BookingCard.Offered {
    switch self {
    case .flight(let flight): .flight(flight)
    case .hotel(let hotel): .hotel(hotel)
    }
  }
}
