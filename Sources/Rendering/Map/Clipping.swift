/// Cuts what lies beyond the paper off lines and areas, so that a map holds no more than it shows.
struct Clipping {
  private let low: MapFrame.Point
  private let high: MapFrame.Point

  /// The edge of the paper, a little way out, so that the cut itself is not seen.
  init(_ frame: MapFrame) {
    low = .init(x: -20, y: -20)
    high = .init(x: frame.width + 20, y: frame.height + 20)
  }

  private struct Edge {
    let isAcross: Bool
    let limit: Double
    let keepsBelow: Bool

    func holds(_ point: MapFrame.Point) -> Bool {
      let value = isAcross ? point.x : point.y
      return keepsBelow ? value <= limit : value >= limit
    }

    func crossing(_ one: MapFrame.Point, _ other: MapFrame.Point) -> MapFrame.Point {
      let share = isAcross ? (limit - one.x) / (other.x - one.x) : (limit - one.y) / (other.y - one.y)
      return .init(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
    }
  }

  private var edges: [Edge] {
    [
      Edge(isAcross: true, limit: low.x, keepsBelow: false), Edge(isAcross: true, limit: high.x, keepsBelow: true),
      Edge(isAcross: false, limit: low.y, keepsBelow: false), Edge(isAcross: false, limit: high.y, keepsBelow: true),
    ]
  }

  /// What of an area lies on the paper, edge by edge.
  func area(_ ring: [MapFrame.Point]) -> [MapFrame.Point] {
    edges.reduce(ring) { points, edge in
      guard var before = points.last else { return [] }
      var kept: [MapFrame.Point] = []
      for point in points {
        if edge.holds(point) != edge.holds(before) { kept.append(edge.crossing(before, point)) }
        if edge.holds(point) { kept.append(point) }
        before = point
      }
      return kept
    }
  }

  /// The stretches of a line that may touch the paper.
  func lines(_ line: [MapFrame.Point]) -> [[MapFrame.Point]] {
    var lines: [[MapFrame.Point]] = []
    var run: [MapFrame.Point] = []
    for (one, next) in zip(line, line.dropFirst()) {
      if edges.contains(where: { !$0.holds(one) && !$0.holds(next) }) {
        if run.count > 1 { lines.append(run) }
        run = []
        continue
      }
      if run.isEmpty { run = [one] }
      run.append(next)
    }
    return run.count > 1 ? lines + [run] : lines
  }
}
