import Atlas

/// Which sights a message names.
struct SightNames {
  /// The words in Latin letters, in lower case.
  private let words: Set<String>
  private let text: String
  private let tight: String

  init(_ heard: HeardMessage) {
    words = Set(heard.line.tokens.filter { $0.kind == .latin }.map(\.text))
    text = String(heard.line.characters).lowercased()
    tight = text.filter { !$0.isWhitespace }
  }

  /// Whether a sight of one of the trip's cities is named, be it by a word of its own alone.
  func names(_ sight: SightFacts, of city: String) -> Bool {
    let own = sight.englishName.lowercased().split { !$0.isLetter }.map(String.init)
    let isOwn = own.enumerated().contains { index, word in
      word.count >= (index == 0 ? 5 : 7) && word != city && words.contains(word) && !Self.common.contains(word)
    }
    return isOwn || names(sight, from: 3) || hasKoreanWord(of: sight)
  }

  /// Whether a sight of anywhere is named, by its whole name or by the first words of a long one.
  func names(_ sight: SightFacts) -> Bool {
    let name = sight.englishName.lowercased().split(separator: " ")
    if name.count > 2, name[0].count + name[1].count >= 10, !Self.common.contains(String(name[0])),
      text.contains(name[0] + " " + name[1])
    {
      return true
    }
    return names(sight, from: 4)
  }

  private func names(_ sight: SightFacts, from syllables: Int) -> Bool {
    if text.contains(sight.englishName.lowercased()) { return true }
    guard let korean = sight.koreanName else { return false }
    let parts = korean.split(separator: " ")
    let whole = parts.joined()
    if whole.count >= syllables, tight.contains(whole) { return true }
    let start = parts.prefix(2).joined()
    return parts.count > 2 && start.count >= 5 && tight.contains(start)
  }

  private func hasKoreanWord(of sight: SightFacts) -> Bool {
    let parts = sight.koreanName?.split { " ·".contains($0) } ?? []
    return parts.contains { part in
      part.count >= 4 && tight.contains(part) && !["박물관", "미술관", "시장", "공원", "성당"].contains { part.hasSuffix($0) }
    }
  }

  private static let common: Set<String> = [
    "national", "museum", "palace", "grand", "saint", "santa", "piazza", "basilica", "church", "central", "royal",
    "great", "market", "temple", "tower", "imperial", "museo", "place", "house", "garden", "river", "beach",
    "gallery", "international", "contemporary", "observatory", "cathedral", "monument", "memorial", "aquarium",
    "shopping",
    "gardens", "history", "natural", "science", "village", "mountain", "viewpoint", "restaurants", "district",
    "quarter",
    "harbour", "waterfront", "festival", "theatre", "covered", "evening", "morning", "weekend", "dinner",
  ]
}
