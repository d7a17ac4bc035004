package import Wording

/// Something the reader of an answer should know, though the answer stands.
package struct Warning: Equatable, Sendable {
  package let code: String
  /// Where in the envelope, such as `data.offers[0]`; empty for the whole.
  package let path: String
  package let message: Phrase

  package init(_ code: String, path: String = "", _ message: Phrase) {
    self.code = code
    self.path = path
    self.message = message
  }
}
