import Civil
import Grammar
import JSON
import Travel
import Wording

/// `itravel sessions` — the conversations kept on this machine.
enum Sessions {
  static let list = Command<Context, Outcome>(
    Phrase("List the conversations, newest first.", "대화를 최신순으로 보여 줘요."),
    examples: ["sessions list", "sessions list --find Osaka --json"],
    reads: { (find: String?) in find },
    .option("--find TEXT", Phrase("Only those that contain this.", "이 글이 들어 있는 대화만 보여 줘요."))
  ) { find, context in
    let sessions = try context.ledger().sessions
    let found = try sessions.list(find)
    let isNarrowed = try found.isEmpty && find != nil && sessions.current() != nil
    return Outcome(
      SessionsAnswer(sessions: found, missed: isNarrowed ? find : nil),
      request: .object([.init("find", find.map { .string($0) } ?? .null)]))
  }

  static let show = Command<Context, Outcome>(
    Phrase("Show a whole conversation with its cards.", "대화 전체를 카드와 함께 보여 줘요."), examples: ["sessions show current"],
    reads: { (id: String) in id }, id
  ) { word, context in
    try transcript(word, in: context)
  }

  static let export = Command<Context, Outcome>(
    Phrase("Write a whole conversation in the format of -o.", "대화 전체를 -o 형식으로 내보내요."),
    examples: ["sessions export current --json", "sessions export current -o markdown"],
    reads: { (id: String) in id }, id
  ) { word, context in
    try transcript(word, in: context)
  }

  static let new = Command<Context, Outcome>(
    Phrase("Start a new conversation.", "새 대화를 시작해요."),
    details: [
      Phrase("With --session NAME it gets that name.", "--session NAME을 쓰면 그 이름이 돼요.")
    ],
    examples: ["sessions new", "sessions new --session osaka"]
  ) { context in
    let name = context.settings.session.flatMap { $0.origin == .flag ? $0.value : nil }
    let ledger = try context.ledger()
    if context.globals.isDryRun {
      if let name, try ledger.sessions.find(name) != nil { throw taken(name) }
      return rehearsed(Phrase("A conversation would start.", "새 대화를 시작하게 돼요."))
    }
    let session = try ledger.sessions.start(name, context.now)
    return changed(session, Phrase("Conversation \(session.id) starts.", "\(session.id) 대화를 시작해요."))
  }

  static let use = Command<Context, Outcome>(
    Phrase("Go on with a conversation.", "이 대화를 이어가요."), examples: ["sessions use osaka"],
    reads: { (id: String) in id }, id
  ) { word, context in
    let ledger = try context.ledger()
    let session = try context.knownSession(word, in: ledger)
    if context.globals.isDryRun {
      return rehearsed(
        Phrase("The next words would go to “\(session.title)”.", "“\(session.title)” 대화를 이어가게 돼요."))
    }
    try ledger.sessions.use(session.id, context.now)
    return changed(
      try context.knownSession(session.id, in: ledger),
      Phrase("The next words go to “\(session.title)”.", "이제 “\(session.title)” 대화를 이어가요."))
  }

  static let rename = Command<Context, Outcome>(
    Phrase("Give a conversation a title.", "대화 제목을 바꿔요."), examples: ["sessions rename current \"Osaka in December\""],
    reads: { (id: String, title: String) in (id: id, title: title) }, id,
    Parameter<String>.operand("TITLE", Phrase("The new title.", "새 제목이에요."))
  ) { words, context in
    let ledger = try context.ledger()
    let session = try context.knownSession(words.id, in: ledger)
    let title = sanitised(words.title).trimmed
    guard !title.isEmpty else {
      throw Failure.usage("blank_title", field: "title", Phrase("The title is blank.", "제목이 비어 있어요."))
    }
    guard title.count <= Sessions.longestTitle else {
      throw Failure.usage(
        "title_too_long", field: "title",
        Phrase(
          "The title has \(title.count) characters; \(Sessions.longestTitle) are the most.",
          "제목이 \(title.count)자예요. \(Sessions.longestTitle)자까지 쓸 수 있어요."))
    }
    if context.globals.isDryRun {
      return rehearsed(Phrase("It would be called “\(title)”.", "제목이 “\(title)”로 바뀌게 돼요."))
    }
    try ledger.sessions.rename(session.id, title)
    return changed(
      try context.knownSession(session.id, in: ledger), Phrase("It is called “\(title)” now.", "제목을 “\(title)”로 바꿨어요."))
  }

  /// How many characters a title may have.
  static let longestTitle = 120

  static let delete = Command<Context, Outcome>(
    Phrase("Delete conversations; bookings stay.", "대화를 지워요. 예약은 남아요."),
    examples: ["sessions delete osaka --yes", "sessions delete --older-than 90d --yes"],
    reads: { (olderThan: AgeWord?, ids: [String]) in (ids: ids, olderThan: olderThan) },
    .option("--older-than AGE", Phrase("Those not used for so long, as 90d or 12w.", "이만큼 쓰지 않은 대화예요. 예: 90d, 12w")),
    .operands("ID…", Phrase("Ids or names.", "번호나 이름이에요.")).completing(.dynamic("sessions"))
  ) { words, context in
    guard words.ids.isEmpty || words.olderThan == nil else {
      throw Failure.usage(
        "conflicting_options", field: "older_than",
        Phrase("Give conversations or --older-than, not both.", "대화와 --older-than 가운데 하나만 써 주세요."),
        hint: context.line.replacing("older_than", with: nil))
    }
    let ledger = try context.ledger()
    var ids: [String] = []
    for word in words.ids { ids.append(try context.knownSession(word, in: ledger).id) }
    if let age = words.olderThan {
      let limit = context.now.adding(seconds: -Int64(age.days) * 86_400)
      ids += try ledger.sessions.list(nil).filter { $0.lastUsed < limit }.map(\.id)
    }
    guard !words.ids.isEmpty || words.olderThan != nil else {
      throw Failure.usage(
        "missing_operand", field: "id",
        Phrase("Which conversation? Give an id, a name or --older-than.", "어느 대화인가요? 번호나 이름, --older-than을 써 주세요."),
        hint: "itravel sessions list")
    }
    var unique: [String] = []
    for id in ids where !unique.contains(id) { unique.append(id) }
    if context.globals.isDryRun {
      return Outcome(
        SessionChangeAnswer(
          session: nil, sentence: Phrase("\(unique.count) would be deleted.", "\(unique.count)개를 지우게 돼요.")))
    }
    try confirm(unique.count, context)
    let count = try unique.isEmpty ? 0 : ledger.sessions.delete(unique)
    return Outcome(
      SessionChangeAnswer(
        session: nil, deleted: count,
        sentence: Phrase(
          "\(count) \(count == 1 ? "conversation is" : "conversations are") gone.", "대화 \(count)개를 지웠어요.")))
  }

  private static let id = Parameter<String>.operand(
    "ID", Phrase("Id, unique prefix, name, or current.", "번호, 번호 앞부분, 이름, 또는 current예요.")
  ).completing(.dynamic("sessions"))

  static func changed(_ session: Session, _ sentence: Phrase) -> Outcome {
    Outcome(SessionChangeAnswer(session: session, sentence: sentence), session: session.id)
  }

  /// What a dry run tells.
  static func rehearsed(_ sentence: Phrase) -> Outcome {
    Outcome(SessionChangeAnswer(session: nil, sentence: sentence))
  }

  private static func taken(_ name: String) -> Failure {
    .usage(
      "session_name_taken", field: "session",
      Phrase("There is a conversation called “\(name)” already.", "“\(name)”이라는 대화가 이미 있어요."),
      hint: "itravel sessions list")
  }

  private static let mostBookings = 1000

  private static func transcript(_ word: String, in context: Context) throws(Failure) -> Outcome {
    let ledger = try context.ledger()
    let session = try context.knownSession(word, in: ledger)
    var answer = TranscriptAnswer(
      session: session, survey: try ledger.sessions.survey(session.id).answers,
      turns: try ledger.sessions.turns(session.id))
    var filter = BookingFilter()
    filter.session = session.id
    answer.bookings = try ledger.bookings.page(filter, nil, mostBookings).bookings.map(\.masked)
    return Outcome(answer, session: session.id)
  }

  private static func confirm(_ count: Int, _ context: Context) throws(Failure) {
    guard count > 0, !context.globals.isConfirmed else { return }
    let question = Phrase("Type yes to delete \(count): ", "\(count)개를 지우려면 ‘네’를 입력해 주세요: ")
    guard context.canAsk,
      context.isYes(context.world.console.ask(question[context.settings.language]))
    else {
      throw Failure(
        "consent_required", .unconfirmed,
        Phrase("Deleting needs --yes; nothing was deleted.", "지우려면 --yes가 필요해요. 지우지 않았어요."),
        hint: context.line.adding(["--yes"]), field: "yes")
    }
  }
}

/// An age in days or weeks, as `90d` or `12w`.
struct AgeWord: Equatable, Sendable, ArgumentValue {
  let days: Int

  init(argument: String) throws(ArgumentProblem) {
    guard let unit = argument.last, unit == "d" || unit == "w", let count = Int(argument.dropLast()),
      (1...36_500).contains(count)
    else {
      throw ArgumentProblem(
        Phrase("“\(argument)” is not an age. Write 90d or 12w.", "“\(argument)”은 기간이 아니에요. 90d나 12w처럼 써 주세요."),
        instead: ["90d"])
    }
    days = unit == "w" ? count * 7 : count
  }

  var argument: String { "\(days)d" }
}
