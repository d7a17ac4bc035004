import Travel

/// What a price text says when it holds several amounts: parts, and the total they are said to make, such as
/// `1박 120,000원 (3박 총 360,000원)` or `가는 편 442.67 EUR, 오는 편 567.65 EUR, 총 1010.32 EUR`.
struct StatedAmounts {
  private enum Sort { case total, each, part }

  private let amounts: [(sort: Sort, money: Money)]

  init(_ text: String) {
    var amounts: [(sort: Sort, money: Money)] = []
    var last = text.startIndex
    for (money, range) in AskedAmount.all(in: text) {
      amounts.append((StatedAmounts.sort(String(text[last..<range.lowerBound])), money))
      last = range.upperBound
    }
    self.amounts = amounts
  }

  /// The parts beside the one total; nil when the text does not state both.
  /// - Parameter count: how many of what an amount for one is for there are: nights or travellers.
  func parts(count: Int) -> PriceParts? {
    let totals = amounts.filter { $0.sort == .total }
    let parts = amounts.filter { $0.sort != .total }
    guard totals.count == 1, !parts.isEmpty else { return nil }
    return PriceParts(
      parts: parts.map { $0.sort == .each ? $0.money.times(max(count, 1)) : $0.money }, total: totals[0].money)
  }

  /// What an amount is, by the words before it.
  private static func sort(_ label: String) -> Sort {
    let label = label.lowercased()
    if ["총", "합계", "total"].contains(where: { label.contains($0) }) { return .total }
    let each = ["1박", "박당", "1인", "1명", "인당", "per night", "each"]
    return each.contains { label.contains($0) } ? .each : .part
  }
}
