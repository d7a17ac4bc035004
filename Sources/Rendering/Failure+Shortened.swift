import JSON
import Travel
import Wording

extension Failure {
  /// The failure as it is told: what it repeats of the command line is cut to a length that can be read, and a command
  /// too long to be read is not offered.
  var readable: Failure {
    Failure(
      code, exit, Phrase(shortened(message.en), shortened(message.ko)),
      hint: hint.flatMap { isReadable($0) ? $0 : nil },
      field: field.map { shortened($0) }, isRetryable: isRetryable, retryAfterSeconds: retryAfterSeconds,
      effect: effect, details: details.shortened)
  }
}

/// Whether a command is short enough to be pasted with a look at it.
private func isReadable(_ command: String) -> Bool { command.utf8.count <= 4000 }

extension JSONValue {
  /// The same JSON with its long texts cut.
  fileprivate var shortened: JSONValue {
    switch self {
    case .null, .bool, .number: self
    case .string(let text): text.utf8.count > 4000 ? .string(String(text.prefix(80)) + "…") : self
    case .array(let items): .array(items.map(\.shortened))
    case .object(let members): .object(members.map { .init($0.key, $0.value.shortened) })
    }
  }
}
