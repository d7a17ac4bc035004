import JSON
import Travel
import Wording

/// What `POST /chat` answered, taken loosely.
struct ChatReply {
  /// The words, line ends made one kind, nothing in them that could steer a terminal.
  let reply: String
  let plan: ServerPlan
  let goal: JSONValue
  /// The JSON that a booking reply hides in its words.
  let action: BookingAction?
  /// Whether something was taken out of the words.
  let isCleaned: Bool
  /// Whether something is taken out of what its plan says.
  let isPlanFoul: Bool

  /// Reads the body of an answer; throws when it is no chat answer or the assistant failed.
  init(_ body: JSONValue, answer: (Phrase) -> Failure) throws(Failure) {
    guard case .string(let raw)? = body["reply"] else {
      throw answer(Phrase("The server's answer has no reply in it.", "서버의 답에 내용이 없어요."))
    }
    let text = Sanitised(raw.withPlainLineEnds, keepsLines: true).text.trimmed
    if text.hasPrefix("❌") {
      // The server says so with status 200, as if it were an answer.
      let words = Sanitised(String(text.dropFirst())).text.trimmed
      throw Failure(
        "assistant_failed", .unavailable,
        Phrase("The server's assistant failed: \(words.prefix(300))", "서버의 도우미에 문제가 생겼어요: \(words.prefix(300))"),
        isRetryable: true, effect: .notCommitted)
    }
    plan = ServerPlan(body["plan"] ?? .null)
    isPlanFoul = body["plan"]?.isFoul ?? false
    goal = body["trip_goal"] ?? .null
    action = BookingAction(text)
    if action == nil, text.contains("\"__booking_action__\"") {
      throw answer(Phrase("The server's booking reply cannot be read.", "서버의 예약 응답을 읽을 수 없어요."))
    }
    reply = action?.message ?? text
    isCleaned = action?.isCleaned ?? Sanitised(raw, keepsLines: true).isChanged
  }
}

/// The plan that comes with a reply. What it says it does (`tools[0]`) counts, not what it says it meant.
struct ServerPlan {
  let intent: String
  let tools: [String?]
  let steps: [String]
  let stage: String
  let args: JSONValue

  init(_ value: JSONValue) {
    switch value["tools"] {
    // One that is no word keeps its place, since the steps go by it.
    case .array(let items)?: tools = items.map { if case .string = $0 { $0.looseText } else { nil } }
    case let single?: tools = single.looseText.map { [$0] } ?? []
    case nil: tools = []
    }
    steps = value["subtasks"]?.looseList ?? []
    stage = value.text("trip_stage") ?? "ideation"
    args = value["args"] ?? .null
    intent = tools.first.flatMap { $0 } ?? value.text("intent") ?? "general_chat"
  }

  /// Whether a tool is the one that was run.
  func runs(_ names: String...) -> Bool { names.contains(intent) }
}

extension String {
  /// CRLF and CR made LF.
  var withPlainLineEnds: String {
    guard unicodeScalars.contains("\r") else { return self }
    var out = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if scalar == "\r" {
        out.append("\n")
      } else if scalar != "\n" || !isAfterReturn {
        out.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return String(out)
  }
}
