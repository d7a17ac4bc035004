import Travel

extension TextRenderer {
  /// Moments on a rail: times at its left, what happens at its right, the ways between beside the rail alone.
  func lines(of moments: [Block.Moment], columns: Int?) -> [Text] {
    let width = moments.map(\.time.cells).max() ?? 0
    // Beside a long time the rest would be a column of single words; it goes below instead.
    let isBelow = columns.map { $0 < width + 20 } ?? false
    let margin = Text(String(repeating: " ", count: isBelow || width == 0 ? 0 : width + 2))
    return moments.enumerated().flatMap { position, moment in
      let isLast = position == moments.count - 1
      let rail = margin + .quiet((isLast ? String(repeating: " ", count: signs.rail.count) : signs.rail) + " ")
      let stop = Text.quiet(signs.stop + " ")
      let details = moment.details.flatMap { railed($0, first: rail, rest: rail, columns) }
      switch moment.kind {
      case .way:
        return railed(moment.title.with(.quiet), first: rail + .quiet(signs.way + " "), rest: rail + "  ", columns)
          + details
      case .stop:
        if isBelow, !moment.time.isEmpty {
          return railed(moment.time, first: stop, rest: rail, columns)
            + railed(moment.title, first: rail, rest: rail, columns, isTitle: true) + details
        }
        let time = width == 0 || isBelow ? Text("") : moment.time.padded(to: width + 2)
        return railed(moment.title, first: time + stop, rest: rail, columns, isTitle: true) + details
      }
    }
  }

  private func railed(_ text: Text, first: Text, rest: Text, _ columns: Int?, isTitle: Bool = false) -> [Text] {
    let room = columns.map { max($0 - max(first.cells, rest.cells), 1) }
    let lines = isTitle ? text.titleLines(to: room) : text.lines(to: room)
    return lines.enumerated().map { ($0 == 0 ? first : rest) + $1 }
  }
}
