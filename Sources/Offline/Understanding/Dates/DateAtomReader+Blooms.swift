import Civil
import Travel

/// Seasons that are named by what grows in them.
extension DateAtomReader {
  /// `cherry blossom season`, 단풍 여행: the weeks of it, unless one asks when they are or the dates are known.
  func bloom(_ index: Int) -> Found? {
    guard let found = line.find(index, { if case .bloom(let bloom) = $0 { bloom } else { nil } }),
      !asksForBloom(found.next)
    else { return nil }
    var next = found.next
    let isSeason = DateAtomReader.seasons.contains { line.text(next).hasPrefix($0) }
    if isSeason { next += 1 }
    let saysSeason = isSeason || line.text(next - 1) == "season"
    if !saysSeason, known != nil || (0..<line.count).contains(where: { line.text($0) == "?" }) { return nil }
    let isNorth = (0..<line.count).contains {
      ["hokkaido", "sapporo", "hakodate", "otaru", "홋카이도", "북해도", "삿포로", "하코다테", "오타루"].contains(line.text($0))
    }
    return found.value.next(
      at: places, isNorth: isNorth, nextYear: line.has(before: index, within: 1, .nextYear), today: today.date
    ).map { (.window($0), next) }
  }

  private static let seasons = ["season", "시즌", "철", "때", "무렵"]

  /// When or where they are is what one asks, or a feast goes by their name.
  private func asksForBloom(_ next: Int) -> Bool {
    let others = ["시기", "축제", "명소", "개화", "예보", "스팟", "festival", "spot", "forecast", "viewing"]
    if others.contains(where: { line.text(next).hasPrefix($0) || line.text(next + 1).hasPrefix($0) }) { return true }
    return (0..<line.count).contains { ["when", "언제", "시기"].contains(line.text($0)) }
  }
}

extension DateReader {
  /// Leaves what grows to other words for when, save a whole season, which it only narrows.
  static func settleBlooms(_ atoms: [DateAtom]) -> [DateAtom] {
    let (blooms, others) = (atoms.filter(\.isBloom), atoms.filter { !$0.isBloom })
    guard let bloom = blooms.first, !others.isEmpty else { return atoms }
    let isWider = others.allSatisfy { holds($0, bloom) }
    return isWider ? blooms : others
  }

  /// A season, in which the other window begins.
  private static func holds(_ season: DateAtom, _ bloom: DateAtom) -> Bool {
    guard case .window(let wide) = season.value, case .window(let narrow) = bloom.value else { return false }
    return wide.first.days(until: wide.last) > 31 && wide.first.month <= narrow.first.month
      && narrow.first.month <= wide.last.month
  }
}
