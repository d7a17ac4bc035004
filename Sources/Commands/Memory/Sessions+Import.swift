import Grammar
import JSON
import Travel
import Wording

extension Sessions {
  static let `import` = Command<Context, Outcome>(
    Phrase("Take in a conversation from a JSON export.", "JSON으로 내보낸 대화를 가져와요."),
    examples: [
      Example(
        "sessions import -", Phrase("From another machine.", "다른 컴퓨터에서 가져와요."),
        input:
          "{\"schema\":\"itravel.sessions.show/1\",\"ok\":true,\"data\":{\"session\":{\"id\":\"s_aaaaaa\",\"name\":null,\"title\":\"Osaka\",\"turns\":0,\"last_used\":\"2026-11-30T00:00:00Z\",\"current\":false},\"survey\":{},\"turns\":[]}}"
      )
    ],
    reads: { (path: String) in path },
    Parameter<String>.operand("FILE|-", Phrase("The export.", "내보낸 파일이에요.")).completing(.files)
  ) { (path: String, context: Context) throws -> Outcome in
    let transcript = try SessionExport.read(try context.json(at: path, field: "file"))
    let ledger = try context.ledger()
    let title = sanitised(transcript.session.session.title)
    let name = try freeName(of: transcript, in: ledger)
    if context.globals.isDryRun {
      return rehearsed(Phrase("“\(title)” would be kept.", "“\(title)” 대화를 저장하게 돼요."))
    }
    // One that nobody ever spoke in is shown by its id or name, which is no title.
    let shown = transcript.session.session
    let session = try ledger.sessions.take(
      name.free, title == shown.id || title == name.free ? nil : title, transcript.turns.map(\.turn), transcript.survey,
      context.now)
    return changed(session, Phrase("It is kept as \(session.id).", "\(session.id)로 저장했어요.")).warned(name.warnings)
  }
}

extension Sessions {
  /// The name that the conversation had where it comes from, unless another has it here or it can be no name.
  private static func freeName(of transcript: TranscriptAnswer, in ledger: Ledger) throws(Failure) -> (
    free: String?, warnings: [Warning]
  ) {
    guard let name = transcript.session.session.name else { return (nil, []) }
    let isFit =
      sanitised(name) == name && !name.trimmed.isEmpty && name != "current" && !Context.looksLikeId(name)
      && name.count <= longestTitle
    if isFit, try ledger.sessions.find(name) == nil { return (name, []) }
    let warning = Warning(
      "name_not_kept", path: "data.session.name",
      Phrase(
        "It was called “\(sanitised(name))”, which cannot be its name here, so it has none.",
        "이름이 “\(sanitised(name))”였지만 여기서는 쓸 수 없어서 이름 없이 저장했어요."))
    return (nil, [warning])
  }
}

/// A conversation in a file: only what this tool could have written is taken in.
enum SessionExport {
  private static let schema = "itravel.\(TranscriptAnswer.schema)/1"
  /// More than anyone types, and little enough to be read in a moment.
  private static let mostTurns = 10_000

  static func read(_ root: JSONValue) throws(Failure) -> TranscriptAnswer {
    try checkEnvelope(root)
    let transcript: TranscriptAnswer
    do throws(JSONMismatch) {
      transcript = try TranscriptAnswer.record.codec.read(root["data"] ?? .null, JSONPath.root.key("data"))
    } catch {
      throw bad(
        Phrase("\(error.path): \(error.expected) is expected.", "\(error.path): \(error.expected) 형식이어야 해요."))
    }
    try checkTurns(of: transcript)
    try checkGoals(of: transcript)
    let title = transcript.session.session.title
    guard title.count <= Sessions.longestTitle else {
      throw bad(
        Phrase(
          "its title has \(title.count) characters; \(Sessions.longestTitle) are the most.",
          "제목이 \(title.count)자예요. \(Sessions.longestTitle)자까지 받을 수 있어요."))
    }
    return transcript
  }

  /// The envelope says what the file is, of which version, and that it is an answer and no error.
  private static func checkEnvelope(_ root: JSONValue) throws(Failure) {
    guard case .string(let said)? = root["schema"] else {
      throw bad(Phrase("it has no schema; export it with --json.", "schema가 없어요. --json으로 내보내 주세요."))
    }
    guard said == schema else {
      let isNewer = said.hasPrefix("itravel.\(TranscriptAnswer.schema)/")
      throw bad(
        isNewer
          ? Phrase(
            "it was written by another version of itravel (\(sanitised(said))); this one reads \(schema).",
            "다른 버전의 itravel이 쓴 파일이에요(\(sanitised(said))). 여기서는 \(schema)만 읽어요.")
          : Phrase(
            "its schema is \(sanitised(said)), not \(schema).", "schema가 \(schema)이 아니라 \(sanitised(said))이에요."))
    }
    guard root["ok"] == .bool(true) else {
      throw bad(Phrase("it is an error and no answer.", "답이 아니라 오류예요."))
    }
  }

  private static func checkTurns(of transcript: TranscriptAnswer) throws(Failure) {
    guard transcript.turns.count <= mostTurns else {
      throw bad(
        Phrase(
          "it has \(transcript.turns.count) turns; \(mostTurns) are the most.",
          "대화가 \(transcript.turns.count)번이에요. \(mostTurns)번까지 받을 수 있어요."))
    }
    var last = 0
    for (index, turn) in transcript.turns.enumerated() {
      guard turn.turn.number > last, turn.turn.number <= 1_000_000 else {
        throw bad(
          Phrase(
            "data.turns[\(index)].turn: a number above \(last) is expected.",
            "data.turns[\(index)].turn: \(last)보다 큰 번호여야 해요."))
      }
      last = turn.turn.number
    }
  }

  /// A trip that later turns build on must be one that this tool could have written.
  private static func checkGoals(of transcript: TranscriptAnswer) throws(Failure) {
    for (index, turn) in transcript.turns.enumerated() {
      guard let goal = turn.turn.answer["goal"] else { continue }
      do { _ = try TripGoalCard.record.codec.read(goal, JSONPath.root.key("turns").index(index).key("goal")) } catch {
        throw bad(Phrase("\(error.path): \(error.expected) is expected.", "\(error.path): \(error.expected) 형식이어야 해요."))
      }
    }
  }

  private static func bad(_ why: Phrase) -> Failure {
    .usage(
      "bad_export", field: "file",
      Phrase("This is no export of a conversation: \(why.en)", "대화를 내보낸 파일이 아니에요. \(why.ko)"))
  }
}
