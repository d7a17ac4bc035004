import Civil
import Travel

extension [Traveller] {
  /// Whether a text holds a name, an address or a number of any of them.
  func areMentioned(in text: String) -> Bool {
    let text = text.lowercased()
    return contains { traveller in
      let names = [traveller.name, traveller.givenName, traveller.familyName].compactMap { $0 }
        .flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init)
      let others = [
        traveller.email, traveller.phone, traveller.passport, traveller.birth?.iso, traveller.passportExpiry?.iso,
      ].compactMap { $0 }
      return (names + others).contains { $0.count > 1 && text.contains($0.lowercased()) }
    }
  }

  /// The text, unless it mentions any of them.
  func unmentioned(in text: String?) -> String? {
    guard let text, !areMentioned(in: text) else { return nil }
    return text
  }
}
