package import Grammar
package import Travel
import Wording

/// Where a service is reached, as `http://127.0.0.1:8000`.
extension WebAddress: ArgumentValue {
  package init(argument: String) throws(ArgumentProblem) {
    guard let address = WebAddress(argument), address.query == nil else {
      let word = WebAddress.withoutUser(argument)
      throw ArgumentProblem(
        Phrase(
          "“\(word)” is not an http or https address such as http://127.0.0.1:8000.",
          "“\(word)”\(word.particle(.topic)) http://127.0.0.1:8000 같은 http나 https 주소가 아니에요."))
    }
    self = address
  }

  package var argument: String { text }

  /// What was typed, without a password that does not belong there and is not to be repeated.
  private static func withoutUser(_ text: String) -> String {
    guard let at = text.lastIndex(of: "@") else { return text }
    let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
    return start <= at ? String(text[..<start]) + "…" + String(text[at...]) : text
  }
}
