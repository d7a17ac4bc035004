import Civil
import Grammar
import JSON
import Rendering
import Travel
import Wording

/// `itravel chat` — one turn of conversation with the travel agent.
enum Chat {
  struct Words: Sendable {
    let message: String?
    let isNew: Bool
    let variant: Int
    let cards: String?
    let streams: Bool
  }

  static let command = Command<Context, Outcome>(
    Phrase("Say what trip you want; get a plan with typed parts.", "원하는 여행을 말하면 계획을 정리해 줘요."),
    details: [
      Phrase(
        "The conversation goes on from call to call, so that “make it five days” means the trip before.",
        "대화는 이어져요. “5일로 바꿔줘”라고 하면 앞에서 말한 여행을 바꿔요."),
      Phrase(
        "Flights and hotels in the answer are numbered: itravel book hotel 1.",
        "답에 나온 항공편과 호텔에는 번호가 있어요: itravel book hotel 1"),
    ],
    examples: [
      "chat \"3 nights in Osaka from Seoul in December, two of us, food\"",
      "chat --lang ko \"12월에 서울에서 오사카 3박 4일, 둘이서 맛집\"",
      Example("chat -", Phrase("The message comes from a pipe.", "파이프로 메시지를 받아요."), input: "weather in Paris in March"),
      "chat --new \"a beach in February, under 900000 KRW\" --json",
    ],
    reads: Words.init(message:isNew:variant:cards:streams:),
    .optionalOperand("MESSAGE|-", Phrase("What to say; - reads standard input.", "하고 싶은 말이에요. -는 표준 입력을 읽어요.")),
    .flag("--new", Phrase("Start a new conversation.", "새 대화를 시작해요.")),
    .option(
      "--variant N", Phrase("Another plan for the same request.", "같은 요청에 다른 계획을 보여 줘요."), default: 1, within: 1...99),
    .option(
      "--cards KINDS",
      Phrase("Show only these kinds of cards, as itinerary,hotel.", "이 종류의 카드만 보여 줘요. 예: itinerary,hotel")),
    .flag("--stream", Phrase("One JSON object a line, as the answer grows.", "답이 만들어지는 대로 JSON을 한 줄씩 내보내요."))
  ) { words, context in
    let message = try words.message(in: context)
    let kinds = try words.kinds()
    if words.streams { try ChatStream.check(context.globals.form, context.line) }
    guard !context.globals.isDryRun else {
      throw Failure.usage(
        "no_dry_run", field: "dry_run",
        Phrase(
          "A turn cannot be had without saying it, so chat has no --dry-run. Nothing was sent.",
          "말을 전하지 않고는 답을 받을 수 없어서 chat에는 --dry-run이 없어요. 아무것도 보내지 않았어요."),
        hint: context.line.replacing("dry_run", with: nil))
    }
    guard words.streams else {
      return try turn(message.text, words, kinds, message.warnings, context, context.progress)
    }
    return try streamed(message.text, words, kinds, message.warnings, context)
  }

  /// The same turn, told line by line while it happens.
  private static func streamed(
    _ message: String, _ words: Words, _ kinds: [String]?, _ early: [Warning], _ context: Context
  ) throws(Failure) -> Outcome {
    let stream = ChatStream(world: context.world, language: context.settings.language)
    do throws(Failure) {
      let outcome = try turn(message, words, kinds, early, context, stream.progress) {
        (session) throws(Failure) in try stream.greet(session)
      }
      guard outcome.answer is ChatAnswer else { return outcome }
      let reader = context.reader(in: context.settings.chosenLanguage?.value ?? outcome.language)
      try stream.finish(JSONRenderer.value(outcome, for: reader))
      return Outcome(StreamedAnswer(seq: 0, event: "result"), isWritten: true)
    } catch {
      try stream.greet(nil)
      try stream.end(error)
      throw error
    }
  }

  /// Asks the service, keeps what it said and makes the outcome.
  private static func turn(
    _ message: String, _ words: Words, _ kinds: [String]?, _ early: [Warning], _ context: Context,
    _ progress: Progress, opened: (_ session: String?) throws(Failure) -> Void = { _ in }
  ) throws(Failure) -> Outcome {
    var warnings = early
    let service = try context.travel()
    let memory = try context.memory(warnings: &warnings, isNew: words.isNew)
    try opened(memory?.session.id)
    // Who may not wait long is told of a busy store before anything is sent.
    if let memory, context.settings.patience != .usual {
      try memory.ledger.sessions.use(memory.session.id, context.now)
    }
    let query = try context.query(message, variant: words.variant, memory: memory)
    let result = try service.chat(query, progress)
    var answer = result.answer.withJSON
    warnings +=
      result.warnings
      + result.answer.cards.enumerated().compactMap { place, card in
        let price = (card as? FlightOffer)?.price ?? (card as? HotelOffer)?.price
        return price?.warning(at: "data.cards[\(place)].price")
      }
    if let memory {
      do throws(Failure) {
        answer = answer.numbered(try keep(result, answer, query, service, memory, context))
      } catch {
        warnings.append(try context.notKept(error, isAnswered: true))
      }
    }
    let shown = kinds.map { answer.keeping(kinds: $0) } ?? answer
    return Outcome(
      shown,
      request: .object([.init("message", .string(message)), .init("variant", .int(words.variant))]),
      warnings: warnings, provider: service.name, isLive: service.isLive, session: memory?.session.id,
      isEstimate: context.isEstimate(shown), language: result.language)
  }

  private static func keep(
    _ result: ChatResult, _ answer: ChatAnswer, _ query: ChatQuery, _ service: TravelService,
    _ memory: Memory, _ context: Context
  ) throws(Failure) -> Int {
    func kept(_ items: [KeptOffer.Item], _ request: JSONValue?) -> [KeptOffer] {
      items.map {
        KeptOffer(
          item: $0, session: memory.session.id, endpoint: service.endpoint, request: request ?? .null,
          seenAt: context.now)
      }
    }
    let flights = kept(result.flights?.map { .flight($0) } ?? [], result.flightRequest)
    let hotels = kept(result.hotels?.map { .hotel($0) } ?? [], result.hotelRequest)
    let turn = Turn(
      number: query.turn, at: context.now, message: query.message, reply: result.answer.reply,
      answer: answer.json)
    return try memory.ledger.sessions.keep(turn, result.answer.goal, flights + hotels, memory.session.id)
  }
}

extension Chat.Words {
  /// The message, from the line or from standard input; blank is refused and nothing is sent.
  func message(in context: Context) throws(Failure) -> (text: String, warnings: [Warning]) {
    guard let message else {
      throw .usage(
        "missing_operand", field: "message", Phrase("What would you like to say?", "무슨 말을 전할까요?"),
        hint: context.settings.language == .ko
          ? "itravel chat \"12월에 서울에서 오사카 3박 4일\"" : "itravel chat \"3 nights in Osaka from Seoul in December\"")
    }
    var text = message
    var isBroken = !context.world.brokenWords.isEmpty
    if message == "-" {
      let bytes = try context.world.console.readAll(4 << 20)
      text = String(decoding: bytes, as: UTF8.self)
      isBroken = String(validating: bytes, as: UTF8.self) == nil
    }
    // What is only control characters says nothing either.
    guard sanitised(text).contains(where: { !$0.isWhitespace }) else {
      throw .usage(
        "blank_message", field: "message",
        Phrase("The message is blank; nothing was sent.", "메시지가 비어 있어서 아무것도 보내지 않았어요."),
        hint: context.settings.language == .ko
          ? "itravel chat \"12월에 서울에서 오사카 3박 4일\"" : "itravel chat \"3 nights in Osaka from Seoul in December\"")
    }
    let warning = Warning(
      "invalid_utf8", path: "request.message",
      Phrase("Bytes that are not UTF-8 were read as �.", "UTF-8이 아닌 바이트는 �로 읽었어요."))
    return (text, isBroken ? [warning] : [])
  }

  /// The kinds of cards asked for; nil for all.
  func kinds() throws(Failure) -> [String]? {
    guard let cards else { return nil }
    let names = cards.split(separator: ",").map { String($0) }
    let known = CardKind.all.map { $0.kind }
    for name in names where !known.contains(name) {
      throw .usage(
        "bad_value", field: "cards",
        Phrase(
          "There is no card kind “\(name)”. There are: \(known.joined(separator: ", ")).",
          "“\(name)” 카드는 없어요. 있는 것: \(known.joined(separator: ", "))."))
    }
    return names
  }
}

extension ChatAnswer {
  /// The same answer with cards of these kinds only.
  func keeping(kinds: [String]) -> ChatAnswer {
    ChatAnswer(
      session: session, turn: turn, intent: intent, stage: stage, reply: reply, goal: goal, questions: questions,
      plan: plan, cards: cards.filter { kinds.contains(type(of: $0).kind) }, action: action)
  }
}
