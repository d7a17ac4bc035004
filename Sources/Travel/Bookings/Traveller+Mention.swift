import Civil

extension [Traveller] {
  /// Whether a text holds a name, an address or a number of any of them. A name in Latin letters counts as a whole word
  /// only, since many a short one stands within other words.
  package func areMentioned(in text: String) -> Bool {
    let text = text.lowercased()
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    return contains { traveller in
      let names = [traveller.name, traveller.givenName, traveller.familyName].compactMap { $0?.lowercased() }
        .flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init).filter { $0.count > 1 }
      let others = [
        traveller.email, traveller.phone, traveller.passport, traveller.birth?.iso, traveller.passportExpiry?.iso,
      ].compactMap { $0?.lowercased() }.filter { $0.count > 1 }
      return names.contains { $0.utf8.allSatisfy { $0 < 0x80 } ? words.contains($0) : text.contains($0) }
        || others.contains { text.contains($0) }
    }
  }

  /// The text, unless it mentions any of them.
  package func unmentioned(in text: String?) -> String? {
    guard let text, !areMentioned(in: text) else { return nil }
    return text
  }
}
