import Grammar
import Wording

/// What a purchase is known by, chosen by who makes it.
struct PurchaseKey: ArgumentValue, Equatable, Sendable {
  let text: String

  init(argument: String) throws(ArgumentProblem) {
    // Most likely a variable that was never set: every purchase under it would count as the same, or as none.
    guard argument.contains(where: { !$0.isWhitespace }) else {
      throw ArgumentProblem(Phrase("The key is empty.", "키가 비어 있어요."))
    }
    guard argument.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
      throw ArgumentProblem(Phrase("The key holds a control character.", "키에 제어 문자가 들어 있어요."))
    }
    text = argument
  }

  var argument: String { text }
}
