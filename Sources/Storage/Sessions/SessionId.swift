/// Ids of conversations: `s_` and six characters that cannot be mistaken for each other.
enum SessionId {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567")

  /// Makes an id from the system's randomness.
  static func made() -> String {
    var source = SystemRandomNumberGenerator()
    return "s_" + String((0..<6).map { _ in letters[Int(source.next(upperBound: UInt(letters.count)))] })
  }

  /// Makes the id that follows from a number alone, so that a run can be had again.
  static func made(from seed: UInt64) -> String {
    var state = seed
    let chosen = (0..<6).map { _ in
      // One step of SplitMix64: neighbouring seeds give letters that have nothing in common.
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return letters[Int((mixed ^ (mixed >> 31)) % UInt64(letters.count))]
    }
    return "s_" + String(chosen)
  }

  /// Whether a word can only be an id or the beginning of one.
  static func isLike(_ word: String) -> Bool { word.hasPrefix("s_") }
}
