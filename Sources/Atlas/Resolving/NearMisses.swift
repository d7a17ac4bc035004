/// Names that are nearly what was typed, to be offered and never taken.
extension Atlas {
  /// The places of note whose name `begun` has begun, and those whose name is one slip of the finger away.
  func nearMisses(of key: [UInt8], begun: [Candidate]) throws(AtlasError) -> [PlaceMatch] {
    let known = begun.filter { $0.rank > 0 }
    let near = try merged(known + (try slips(of: key))).sorted(by: Candidate.isGreater)
    var matches: [PlaceMatch] = []
    for candidate in near.prefix(5) { matches.append(try match(candidate)) }
    return matches
  }

  /// The places whose name differs by one letter left out, added, changed or swapped with its neighbour.
  ///
  /// Only for names of six letters or more, where a syllable of Hangul counts two and a kana or an ideograph two.
  private func slips(of key: [UInt8]) throws(AtlasError) -> [Candidate] {
    let scalars = Array(String(decoding: key, as: UTF8.self).unicodeScalars.map(\.value))
    guard scalars.reduce(0, { $0 + ($1 < 0x1100 ? 1 : 2) }) >= 6, scalars.count <= 24 else { return [] }
    var found: [Candidate] = []
    for edited in Slip.all(of: scalars) { found += try candidates(named: edited) }
    return found.filter { $0.nameClass < .alias || $0.rank > 0 }
  }
}

/// The ways in which a finger slips over one letter.
enum Slip {
  private static let latin: ClosedRange<UInt32> = 0x61...0x7A
  private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let hiragana: ClosedRange<UInt32> = 0x3041...0x3096
  private static let katakana: ClosedRange<UInt32> = 0x30A1...0x30FC

  /// Every text one slip away, as UTF-8.
  static func all(of scalars: [UInt32]) -> [[UInt8]] {
    var all: [[UInt8]] = []
    func add(_ edited: [UInt32]) {
      all.append(edited.flatMap { Array(String(Unicode.Scalar($0) ?? " ").utf8) })
    }
    for index in scalars.indices {
      var edited = scalars
      edited.remove(at: index)
      if !edited.isEmpty { add(edited) }
      if index + 1 < scalars.count, scalars[index] != scalars[index + 1] {
        edited = scalars
        edited.swapAt(index, index + 1)
        add(edited)
      }
      for other in neighbours(of: scalars[index]) {
        edited = scalars
        edited[index] = other
        add(edited)
      }
    }
    guard scalars.allSatisfy({ $0 < 0x80 }) else { return all }
    for index in 0...scalars.count {
      for letter in latin {
        var edited = scalars
        edited.insert(letter, at: index)
        add(edited)
      }
    }
    return all
  }

  /// The letters that can stand in for one: of its script, and for a syllable those with one part changed.
  private static func neighbours(of scalar: UInt32) -> [UInt32] {
    switch scalar {
    case latin: return latin.filter { $0 != scalar }
    case hangul:
      let code = scalar - 0xAC00
      let (lead, vowel, tail): (UInt32, UInt32, UInt32) = (code / 588, code % 588 / 28, code % 28)
      func syllable(_ lead: UInt32, _ vowel: UInt32, _ tail: UInt32) -> UInt32 {
        0xAC00 + lead * 588 + vowel * 28 + tail
      }
      var others: [UInt32] = []
      for other: UInt32 in 0..<19 where other != lead { others.append(syllable(other, vowel, tail)) }
      for other: UInt32 in 0..<21 where other != vowel { others.append(syllable(lead, other, tail)) }
      for other: UInt32 in 0..<28 where other != tail { others.append(syllable(lead, vowel, other)) }
      return others
    case hiragana: return hiragana.filter { $0 != scalar }
    case katakana: return katakana.filter { $0 != scalar }
    case _: return []
    }
  }
}
