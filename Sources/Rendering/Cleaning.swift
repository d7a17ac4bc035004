import JSON
import Travel
import Wording

/// Takes out of JSON what could steer a terminal, and remembers where it stood.
struct Cleaning {
  /// The paths of the texts that something was taken out of, in the order of the document.
  private(set) var paths: [JSONPath] = []

  /// Gives a value with every text in it clean.
  ///
  /// Nearly every value is clean already, and finding that out needs no paths.
  mutating func clean(_ value: JSONValue, at path: JSONPath) -> JSONValue {
    Cleaning.isClean(value) ? value : cleaned(value, at: path)
  }

  private static func isClean(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .bool, .number: true
    case .string(let text): !Sanitised(text, keepsLines: true).isChanged
    case .array(let items): items.allSatisfy { isClean($0) }
    case .object(let members): members.allSatisfy { !Sanitised($0.key).isChanged && isClean($0.value) }
    }
  }

  private mutating func cleaned(_ value: JSONValue, at path: JSONPath) -> JSONValue {
    switch value {
    case .null, .bool, .number: return value
    case .string(let text):
      let clean = Sanitised(text, keepsLines: true)
      if clean.isChanged { paths.append(path) }
      return .string(clean.text)
    case .array(let items):
      return .array(items.enumerated().map { cleaned($1, at: path.index($0)) })
    case .object(let members):
      return .object(
        members.map { member in
          let key = Sanitised(member.key)
          if key.isChanged { paths.append(path) }
          return .init(key.text, cleaned(member.value, at: path.key(key.text)))
        })
    }
  }

  /// One warning for each text.
  var warnings: [Warning] { paths.map { .textCleaned(at: $0.description) } }

  /// One warning for all texts of an answer, for those who do not read paths.
  static func summary(of outcome: Outcome) -> [Warning] {
    var cleaning = Cleaning()
    _ = cleaning.clean(outcome.answer.json, at: .root)
    return cleaning.paths.isEmpty ? [] : [.textCleaned()]
  }
}
