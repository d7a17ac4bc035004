/// Which known names a mistyped one is near to.
package enum Nearness {
  /// The names within some slips of a word, or that it abbreviates, the nearest first and three at most.
  package static func nearest(to word: String, among names: [String], within limit: Int = 2) -> [String] {
    let bare = word.drop { $0 == "-" }.lowercased()
    // Two slips turn any short word into any other.
    let limit = min(limit, bare.count < 4 ? 1 : 2)
    let ranked = names.enumerated().compactMap { place, name -> (slips: Int, place: Int, name: String)? in
      let other = name.drop { $0 == "-" }.lowercased()
      if bare.count > 1, other.hasPrefix(bare) { return (other == bare ? 0 : 1, place, name) }
      let slips = distance(bare, other)
      return slips <= limit && slips < min(bare.count, other.count) ? (slips, place, name) : nil
    }
    return ranked.sorted { ($0.slips, $0.place) < ($1.slips, $1.place) }.prefix(3).map(\.name)
  }

  /// Counts the letters to insert, delete, replace or swap with a neighbour (Damerau–Levenshtein, each pair swapped
  /// once at most).
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var least = min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, before[j - 2] + 1) }
        row.append(least)
      }
      before = above
      above = row
    }
    return above[b.count]
  }
}
