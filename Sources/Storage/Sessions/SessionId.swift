/// Ids of conversations: `s_` and six characters that cannot be mistaken for each other.
enum SessionId {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567")

  /// Makes an id from the system's randomness.
  static func made() -> String {
    var source = SystemRandomNumberGenerator()
    return "s_" + String((0..<6).map { _ in letters[Int(source.next(upperBound: UInt(letters.count)))] })
  }

  /// Whether a word can only be an id or the beginning of one.
  static func isLike(_ word: String) -> Bool { word.hasPrefix("s_") }
}
