/// Finds the name of a place to go to that no table knows.
struct UnknownPlaceReader {
  private let follow: FollowUp
  private let line: Line

  init(_ follow: FollowUp) {
    self.follow = follow
    line = follow.heard.line
  }

  /// The name as it was typed; nil where the message names a place that is known, or asks for no trip.
  func name() -> String? {
    let places = follow.heard.places
    let isTrip = [.tripIdeation, .itineraryPlanner, .flightSearch, .staySearch, .budgetPlanner].contains(follow.intent)
    guard isTrip, follow.unmet.isEmpty, follow.kept.isEmpty, !follow.isApart, places.destinations.isEmpty,
      !places.isUnsettled, places.mentions.allSatisfy({ $0.role == .origin })
    else { return nil }
    for index in 0..<line.count where isUnknown(index) {
      let range = name(at: index)
      if line.kind(index) == .hangul ? standsInKorean(range) : stands(range) { return words(range) }
    }
    return nil
  }

  private func isUnknown(_ index: Int) -> Bool {
    guard !line.isTaken(index), line.tokens[index].place == nil else { return false }
    if line.kind(index) == .hangul { return line.tokens[index].isUnknown && line.text(index).count > 1 }
    return line.kind(index) == .latin && line.find(index, { _ in true }) == nil
      && line.text(index).count > (isForeign(index) ? 1 : 2) && !OrdinaryWords.english.contains(line.text(index))
      && !OrdinaryWords.joining.contains(line.text(index))
  }

  /// Written in letters other than Latin ones, which only a name is in such a sentence.
  private func isForeign(_ index: Int) -> Bool { line.text(index).utf8.count >= 3 * line.text(index).count }

  /// The name with the words written as names behind it, or with the Hangul it is glued to.
  private func name(at index: Int) -> Range<Int> {
    var (start, end) = (index, index + 1)
    if line.kind(index) == .hangul {
      while line.tokens[start].isGlued, line.kind(start - 1) == .hangul { start -= 1 }
    } else {
      while end < line.count, line.tokens[end].isCapital, isUnknown(end) { end += 1 }
    }
    return start..<end
  }

  /// The words without the particle they are glued to: 아스드프로 여행, 아스드프에 3박.
  private func words(_ range: Range<Int>) -> String {
    let words = line.words(range)
    let tail = UnknownPlaceReader.particles.first { words.hasSuffix($0) && words.count > $0.count + 1 }
    guard line.kind(range.lowerBound) == .hangul, let tail, line.kind(range.upperBound) != .number || tail == "에" else {
      return words
    }
    return String(words.dropLast(tail.count))
  }

  private static let particles = ["으로", "로", "에"]

  /// Words behind "in" that say how.
  private static let manners: Set<String> = ["style", "peace", "comfort", "silence", "town", "advance", "total", "bed"]

  /// `in Narnia`, `3 nights in narnia`, `Narnia, 3 nights`.
  private func stands(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    let isName = line.tokens[start].isCapital || isForeign(start)
    if ["in", "to", "visit", "visiting"].contains(line.text(start - 1)) {
      return isName || line.isTaken(start - 2) && !UnknownPlaceReader.manners.contains(line.text(start))
    }
    if isForeign(start), line.text(start).count <= 6 { return true }
    let next = line.text(end) == "," ? end + 1 : end
    return start == 0 && isName && line.kind(next) == .number && line.isTaken(next)
  }

  /// 아스드프 3박, 아스드프로, 아스드프 여행.
  private func standsInKorean(_ range: Range<Int>) -> Bool {
    let end = line.text(range.upperBound) == "," ? range.upperBound + 1 : range.upperBound
    let isGoing = line.has(end, .cue(.going)) != nil && words(range) != line.words(range)
    if isGoing || line.has(end, .placeNoun) != nil || line.has(end, .particle(.to)) != nil { return true }
    return line.number(end).map { ["박", "일"].contains(line.text($0.next)) } ?? false
  }
}
