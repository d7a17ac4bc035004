import Travel

extension TextRenderer {
  func lines(of bars: [Block.Bar], columns: Int?) -> [Text] {
    let labels = bars.map(\.label.cells).max() ?? 0
    let captions = bars.map(\.caption.cells).max() ?? 0
    let beside = min(columns.map { $0 - labels - captions - 4 } ?? 30, 30)
    // Where a bar has no room between its label and its caption, it goes below them.
    let isBelow = beside < 6
    let room = isBelow ? min((columns ?? 32) - 2, 30) : beside
    let scale = bars.map(\.high).max() ?? 0
    return bars.flatMap { bar -> [Text] in
      let words = isBelow || scale <= 0 ? hanging(bar.caption, behind: bar.label + "  ", columns) : []
      guard scale > 0 else { return words }
      let low = Int(bar.low / scale * Double(room) + 0.5)
      let high = max(Int(bar.high / scale * Double(room) + 0.5), bar.high > 0 ? 1 : 0)
      // What is sure is drawn heavy, what may come on top of it light.
      let drawn =
        Text(String(repeating: signs.heavy, count: low), .money)
        + .quiet(String(repeating: signs.light, count: max(high - low, 0)))
      if isBelow { return words + (drawn.isEmpty ? [] : ["  " + drawn]) }
      return [bar.label.padded(to: labels + 2) + drawn.padded(to: room + 2) + bar.caption]
    }
  }

  /// One bar of all parts, then each part by its sign.
  func lines(of share: Block.Share, columns: Int?) -> [Text] {
    let keys = share.parts.indices.map { signs.fills[$0 % signs.fills.count] }
    let facts =
      zip(share.parts, keys).map { part, key in
        Block.Fact(.money(key) + " " + part.label.with(.quiet), part.caption)
      }
      + ([share.total] + (share.limitFact.map { [$0] } ?? [])).map { fact in
        Block.Fact("  " + fact.name.with(.quiet), fact.value)
      }
    return stacked(share, keys, columns: min(columns ?? 48, 48))
      + lines(of: facts, columns: columns, namesTake: 2, hang: 2)
  }

  /// The parts side by side at one scale, with a mark where the limit lies; what is beyond it stands out.
  private func stacked(_ share: Block.Share, _ keys: [String], columns: Int) -> [Text] {
    let sum = share.parts.reduce(0) { $0 + max($1.amount, 0) }
    let scale = max(sum, share.limit ?? 0)
    guard scale > 0, sum > 0 else { return [] }
    let room = share.limit == nil ? columns : columns - signs.limit.count
    func cell(_ amount: Double) -> Int { min(Int(amount / scale * Double(room) + 0.5), room) }
    let end = share.limit.map(cell) ?? room
    var within = Text("")
    var beyond = Text("")
    var reached = 0.0
    for (part, key) in zip(share.parts, keys) {
      let start = cell(reached)
      reached += max(part.amount, 0)
      let stop = cell(reached)
      within = within + .money(String(repeating: key, count: max(min(stop, end) - start, 0)))
      beyond = beyond + .bad(String(repeating: key, count: max(stop - max(start, end), 0)))
    }
    guard share.limit != nil else { return [within] }
    let unused = String(repeating: signs.unused, count: max(end - cell(reached), 0))
    return [within + .quiet(unused) + .strong(signs.limit) + beyond]
  }
}
