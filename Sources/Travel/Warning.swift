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

  /// That something was taken out of a text from outside which could have steered a terminal.
  package static func textCleaned(at path: String = "") -> Warning {
    Warning(
      "text_cleaned", path: path,
      Phrase("Hidden control characters were taken out of a text.", "글에 숨어 있던 제어 문자를 지웠어요."))
  }
}
