import Travel

/// The `d` of a path: whole units, each step told from the one before, and no step that nobody could see.
struct SVGPath {
  private(set) var text = ""
  private let least: Double

  /// `least` is how far a point must be from the one before to be told.
  init(least: Double = 1) { self.least = least }

  /// Adds a line through points, closed when it is the edge of an area.
  mutating func add(_ points: [MapFrame.Point], isClosed: Bool = false) {
    guard points.count > 1, let first = points.first else { return }
    var (x, y) = (rounded(first.x), rounded(first.y))
    var steps = ""
    for (index, point) in points.enumerated().dropFirst() {
      let (dx, dy) = (rounded(point.x) - x, rounded(point.y) - y)
      let isLast = index == points.count - 1
      guard Double(max(abs(dx), abs(dy))) >= (isLast && !isClosed ? 1 : least) else { continue }
      steps += steps.isEmpty ? "l\(dx)" : dx < 0 ? "\(dx)" : " \(dx)"
      steps += dy < 0 ? "\(dy)" : " \(dy)"
      (x, y) = (x + dx, y + dy)
    }
    guard !steps.isEmpty else { return }
    text += "M\(rounded(first.x)) \(rounded(first.y))\(steps)"
    if isClosed { text += "z" }
  }

  private func rounded(_ value: Double) -> Int { Int(value.rounded()) }
}

/// A number of SVG with at most one digit after the point.
func units(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
  return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
}
