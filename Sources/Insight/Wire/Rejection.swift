import JSON
import Travel
import Wording

/// A 422: the field at fault and the reason. What was sent comes back in it too, personal data among it, and is left.
struct Rejection {
  let field: String?
  let reason: String

  init(_ body: JSONValue?) {
    let detail = body?["detail"]
    let first = detail?.items?.first
    field =
      first?["loc"]?.items?.compactMap { value in
        if case .string(let name) = value { return name }
        return nil
      }.last
    let words = first?.text("msg") ?? detail?.looseText ?? "no reason given"
    reason = String(words.prefix(120))
  }

  func failure(endpoint: String) -> Failure {
    let name = field ?? "?"
    let option = field.flatMap { Rejection.options[$0] }
    return Failure(
      "rejected", option == nil ? .unavailable : .usage,
      Phrase(
        "\(endpoint) does not take \(name): \(reason).", "\(endpoint)이(가) \(name)을(를) 받지 않아요: \(reason)."),
      field: option, effect: .notCommitted,
      details: .object([.init("field", .string(name)), .init("reason", .string(reason))]))
  }

  /// What the traveller can mend, by its name on the wire.
  private static let options = [
    "message": "message", "answers": "answers", "survey": "answers", "name": "name", "email": "email",
    "phone": "phone", "birth": "birth", "passport": "passengers", "nationality": "passengers",
    "checkin": "check_in", "checkout": "check_out",
  ]
}
