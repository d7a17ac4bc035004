import Civil
import Grammar
import JSON
import Travel
import Wording

/// `itravel completions` — the scripts for shells, and the live words they ask for.
enum Completions {
  static let bash: Command<Context, Outcome> = script("bash") { Itravel.program.bashCompletions }
  static let zsh: Command<Context, Outcome> = script("zsh") { Itravel.program.zshCompletions }
  static let fish: Command<Context, Outcome> = script("fish") { Itravel.program.fishCompletions }

  private static func script(_ shell: String, _ text: @escaping @Sendable () -> String) -> Command<Context, Outcome> {
    Command<Context, Outcome>(
      Phrase("Print the completion script of \(shell).", "\(shell) 자동 완성 스크립트를 출력해요."),
      examples: [Example(stringLiteral: "completions \(shell)")]
    ) { _ in Outcome(ScriptAnswer(shell: shell, script: text())) }
  }

  /// The live words of a kind: one a line, never an error, never the network.
  static let values = Command<Context, Outcome>(
    Phrase("Print the live words of a kind.", "자동 완성에 쓸 값을 출력해요."), examples: ["completions --values bookings"],
    reads: { (kind: String?, prefix: String?) throws(UsageError) in
      guard let kind else {
        throw UsageError(
          "missing_command", Phrase("Which shell? bash, zsh or fish.", "어느 셸인가요? bash, zsh, fish 가운데 골라 주세요."),
          hint: "itravel completions bash")
      }
      return (kind: kind, prefix: prefix ?? "")
    },
    .option("--values KIND", Phrase("Kind of words.", "값의 종류예요.")).hidden(),
    .optionalOperand("PREFIX", Phrase("What is typed so far.", "지금까지 입력한 글자예요.")).hidden()
  ) { words, context in
    Outcome(ValuesAnswer(values: quietly(words.kind, words.prefix, context)))
  }

  /// A shell that completes must never be disturbed, so what cannot be read has no words.
  private static func quietly(_ kind: String, _ prefix: String, _ context: Context) -> [String] {
    do throws(Failure) { return try known(kind, prefix, context) } catch { return [] }
  }

  private static func known(_ kind: String, _ prefix: String, _ context: Context) throws(Failure) -> [String] {
    let values: [String]
    switch kind {
    case "places": return context.places.completions(prefix, 20).keeping(typed: prefix)
    case "sessions":
      values = try context.ledger().sessions.list(nil).prefix(50).map { "\($0.name ?? $0.id)\t\($0.title)" }
    case "bookings":
      values = try context.ledger().bookings.page(BookingFilter(), nil, 50).bookings.compactMap { booking in
        booking.code.map { "\($0)\t\(booking.title)" }
      }
    case "hotels", "flights":
      // A number means an offer of one conversation, an id the same offer in all of them.
      let ledger = try context.ledger()
      guard let session = try context.standingSession(in: ledger) else { return [] }
      values = try ledger.offers.latest(kind == "hotels" ? .hotel : .flight, session.id)
        .map { "\($0.number)\t\($0.title)" }
    case "offers": values = try context.ledger().offers.recent(prefix, 50).map { "\($0.id)\t\($0.title)" }
    case "schemas": values = Schema.names
    default: values = []
    }
    return values.filter { $0.hasPrefix(prefix) }
  }
}

/// A completion script, under `completions`.
struct ScriptAnswer: Answer {
  static let schema = "completions"
  let shell: String
  let script: String

  static let record = Record(
    ScriptAnswer.init(shell:script:), Field("shell", .string, "The shell.") { $0.shell },
    Field("script", .string, "The script.") { $0.script })

  func body(for reader: Reader) -> [Block] { [.verbatim(script)] }
}

/// Live words for a shell, under `completions.values`.
struct ValuesAnswer: Answer {
  static let schema = "completions.values"
  let values: [String]

  static let record = Record(
    ValuesAnswer.init(values:), Field("values", .list(.string), "Words, with a description after a tab.") { $0.values })

  func body(for reader: Reader) -> [Block] {
    values.isEmpty ? [] : [.verbatim(values.map { $0 + "\n" }.joined())]
  }
}

extension KeptOffer {
  /// What tells it from its neighbours in a list that a shell shows.
  fileprivate var title: String {
    switch item {
    case .flight(let offer): sanitised("\(offer.route), \(offer.slices.first?.depart.at.date.iso ?? "")")
    case .hotel(let offer): sanitised("\(offer.name), \(offer.checkIn.iso)")
    }
  }
}

extension [String] {
  /// The words, beginning as it was typed where they do not agree among themselves on capitals: a shell goes on with what
  /// all have in common, and would take typed letters away.
  fileprivate func keeping(typed: String) -> [String] {
    guard !typed.isEmpty, Set(map { $0.prefix(typed.count) }).count > 1 else { return self }
    return map { word in
      guard word.prefix(typed.count).lowercased() == typed.lowercased() else { return word }
      return typed + word.dropFirst(typed.count)
    }
  }
}
