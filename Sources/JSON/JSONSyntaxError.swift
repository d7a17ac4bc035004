/// What makes a text no JSON, and at which byte.
package struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The byte where the trouble starts, counted from 0.
  package let offset: Int
  package let problem: Problem

  /// The kinds of trouble a text may have.
  package enum Problem: Equatable, Sendable {
    case unexpectedEnd
    case unexpected(UInt8)
    case trailingText
    case malformedNumber
    case malformedEscape
    case loneSurrogate
    case invalidUTF8
    case bareControlCharacter
    case duplicateKey(String)
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
  }

  package init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }

  /// One plain English clause, without a full stop, such as `text after the value, at byte 12`.
  package var description: String { "\(problem), at byte \(offset)" }

  /// Gives the line and the column of the trouble, both from 1, the column in bytes, for a file that a person edits.
  package func position(in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, min(offset, bytes.count) - start + 1)
  }
}

extension JSONSyntaxError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unexpectedEnd: "the text breaks off"
    case .unexpected(let byte):
      (0x21..<0x7F).contains(byte) ? "unexpected \(Unicode.Scalar(byte))" : "unexpected byte \(byte)"
    case .trailingText: "text after the value"
    case .malformedNumber: "a malformed number"
    case .malformedEscape: "a malformed escape"
    case .loneSurrogate: "half of a surrogate pair"
    case .invalidUTF8: "bytes that are not UTF-8"
    case .bareControlCharacter: "a control character that is not escaped"
    case .duplicateKey(let key): "the key \(key) twice"
    case .tooDeep(let limit): "more than \(limit) levels"
    case .tooLarge(let limit): "more than \(limit) bytes"
    }
  }
}
