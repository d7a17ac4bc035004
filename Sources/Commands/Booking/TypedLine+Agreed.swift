import Grammar
import Travel

extension TypedLine {
  /// The options whose values are about people, and those that may hold a password.
  private static let personal: Set<String> = [
    "name", "email", "phone", "birth", "traveller", "passengers", "endpoint",
  ]

  /// The line by which something was agreed, for its receipt: every word of it, but for personal data. What an offer's
  /// number meant is told by its id.
  func agreed(by travellers: [Traveller], of offer: String? = nil) -> String {
    let shown = words(hiding: TypedLine.personal) { travellers.areMentioned(in: $0) }
    let line = Shell.line([program] + shown)
    guard let offer, !shown.contains(offer) else { return line }
    return "\(line) # \(offer)"
  }
}
