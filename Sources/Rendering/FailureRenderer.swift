package import JSON
package import Travel
package import Wording

/// Writes what went wrong for standard error.
package enum FailureRenderer {
  /// Gives the lines for a person: the sentence, then what to run instead.
  package static func text(_ failure: Failure, in language: Language, isColoured: Bool) -> String {
    let failure = failure.readable
    var lines = [Text.bad("itravel: ") + Text(failure.message[language])]
    lines += hints(of: failure).map { .quiet("hint: ") + .code($0) }
    return ink(lines, isColoured)
  }

  /// Gives the lines for a person of what to know beside an answer: once where only the paths differ, which are not shown.
  package static func text(_ warnings: [Warning], in language: Language, isColoured: Bool) -> String {
    var told: [Warning] = []
    for warning in warnings where !told.contains(where: { $0.code == warning.code && $0.message == warning.message }) {
      told.append(warning)
    }
    return ink(told.map { .quiet("warning: ") + Text($0.message[language]) }, isColoured)
  }

  /// Gives the error as one line of JSON with its end.
  package static func line(_ failure: Failure, in language: Language) -> [UInt8] {
    JSONWriter().line(value(failure, in: language))
  }

  /// Gives the error object.
  package static func value(_ failure: Failure, in language: Language) -> JSONValue {
    let failure = failure.readable
    var cleaning = Cleaning()
    return cleaning.clean(
      ErrorDocument.record.codec.write(ErrorDocument(failure: failure, message: failure.message[language])), at: .root)
  }

  /// The JSON Schema of the error object.
  package static var schema: JSONValue {
    JSONSchema.document(id: "urn:itravel.error/1", title: "itravel.error/1", ErrorDocument.record.schema)
  }

  private static func hints(of failure: Failure) -> [String] {
    var commands = failure.hint.map { [$0] } ?? []
    // Where several things can be meant, each is a command of its own.
    if case .array(let candidates)? = failure.details["candidates"] {
      for case .string(let command)? in candidates.map({ $0["command"] }) where !commands.contains(command) {
        commands.append(command)
      }
    }
    return commands
  }

  private static func ink(_ lines: [Text], _ isColoured: Bool) -> String {
    lines.flatMap { $0.sanitised.lines(to: nil) }.map { Style.ink($0, isColoured: isColoured) + "\n" }.joined()
  }
}
