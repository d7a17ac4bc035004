/// The languages that `itravel` speaks to people.
package enum Language: String, CaseIterable, Sendable {
  case en, ko
}

extension Language {
  /// The language that words are written in; nil when they have no letters of either.
  package init?(of words: String) {
    var (korean, latin) = (0, 0)
    var last: Language?
    for scalar in words.unicodeScalars {
      let script: Language? =
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: .en
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: .ko
        case _: nil
        }
      if script != last {
        if script == .ko { korean += 1 }
        if script == .en { latin += 1 }
      }
      last = script
    }
    guard korean + latin > 0 else { return nil }
    // A Korean name in an English sentence leaves it English.
    self = korean * 4 > latin ? .ko : .en
  }
}
