package import Grammar
package import Travel
import Wording

/// Where a service is reached, as `http://127.0.0.1:8000`.
extension WebAddress: ArgumentValue {
  package init(argument: String) throws(ArgumentProblem) {
    guard let address = WebAddress(argument), address.query == nil else {
      throw ArgumentProblem(
        Phrase(
          "“\(argument)” is not an http or https address such as http://127.0.0.1:8000.",
          "“\(argument)”\(argument.particle(.topic)) http://127.0.0.1:8000 같은 http나 https 주소가 아니에요."))
    }
    self = address
  }

  package var argument: String { text }
}
