import JSON
import Travel

/// A failure as it stands in JSON.
struct ErrorDocument: Sendable {
  let error: Body

  struct Body: Sendable {
    let code: String
    let exit: Int
    let message: String
    let hint: String?
    let field: String?
    let isRetryable: Bool
    let retryAfterSeconds: Int?
    let outcome: Failure.Effect
    let details: JSONValue

    static let record = Record(
      Body.init(code:exit:message:hint:field:isRetryable:retryAfterSeconds:outcome:details:),
      Field("code", .string, "Stable name of the error.") { $0.code },
      Field("exit", .int, "What the process ends with.") { $0.exit },
      Field("message", .string, "What went wrong, in words.") { $0.message },
      Field("hint", .optional(.string), "A command to run instead.") { $0.hint },
      Field("field", .optional(.string), "The option or operand at fault.") { $0.field },
      Field("retryable", .bool, "Whether the same command may succeed later.") { $0.isRetryable },
      Field("retry_after_s", .optional(.int), "Seconds to wait before that.") { $0.retryAfterSeconds },
      Field("outcome", .word(), "What became of anything that was to be sent.") { $0.outcome },
      Field("details", .any, "Whatever else a program may use, such as candidates.") { $0.details })
  }

  init(error: Body) { self.error = error }

  init(failure: Failure, message: String) {
    self.init(
      error: Body(
        code: failure.code, exit: failure.exit.rawValue, message: message, hint: failure.hint, field: failure.field,
        isRetryable: failure.isRetryable, retryAfterSeconds: failure.retryAfterSeconds, outcome: failure.effect,
        details: failure.details))
  }

  static let record = Record(
    ErrorDocument.init(error:), Field("error", Body.record.codec, "What went wrong.") { $0.error }
  )
  .derived(Field("ok", .bool, "Always false.") { _ in false })
  .constant("schema", "itravel.error/1", "Name and major version of the schema.")
}
