import Travel
import Wording

/// Names beside their points, each where it hides no other; a name for which there is no room is left out.
struct Labels {
  private struct Box {
    let left, top, right, bottom: Double

    func meets(_ other: Box) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
  }

  private let frame: MapFrame
  /// The height of a line in units of paper, as it is where it is largest.
  private let line: Double
  private var taken: [Box] = []
  private(set) var svg = ""

  init(in frame: MapFrame, line: Double) {
    self.frame = frame
    self.line = line
  }

  /// Keeps a point free of names.
  mutating func mark(_ point: MapFrame.Point, radius: Double) {
    taken.append(
      Box(left: point.x - radius, top: point.y - radius, right: point.x + radius, bottom: point.y + radius))
  }

  /// On the smallest screens letters are as much larger against the map, and capitals are wide.
  private static let (largest, capital) = (34.0 / 26, 0.78)

  /// Writes a name beside a point: right, left, above or below of it, where its end is on the paper on every screen if
  /// there is such a side.
  mutating func add(_ name: String, at point: MapFrame.Point, away gap: Double, class style: String) {
    if !add(name, at: point, away: gap, class: style, growing: Labels.largest) {
      _ = add(name, at: point, away: gap, class: style, growing: 1)
    }
  }

  private mutating func add(
    _ name: String, at point: MapFrame.Point, away gap: Double, class style: String, growing: Double
  ) -> Bool {
    let isCode = name.utf8.allSatisfy { (65...90).contains($0) }
    let width = Double(displayWidth(of: name)) * line * (isCode ? Labels.capital : 0.64)
    let sides: [(x: Double, y: Double, anchor: String)] = [
      (gap, line * 0.35, "start"), (-gap, line * 0.35, "end"), (0, -gap, "middle"), (0, gap + line * 0.75, "middle"),
      (gap * 0.7, -gap * 0.7, "start"), (-gap * 0.7, -gap * 0.7, "end"),
      (gap * 0.7, gap * 0.7 + line * 0.7, "start"), (-gap * 0.7, gap * 0.7 + line * 0.7, "end"),
    ]
    for side in sides {
      let (x, y) = (point.x + side.x, point.y + side.y)
      let left = side.anchor == "start" ? x : side.anchor == "end" ? x - width : x - width / 2
      let box = Box(left: left, top: y - line * 0.8, right: left + width, bottom: y + line * 0.2)
      let more = width * (growing - 1) / (side.anchor == "middle" ? 2 : 1)
      let (start, end) = (
        side.anchor == "start" ? box.left : box.left - more, side.anchor == "end" ? box.right : box.right + more
      )
      guard start > 4, end < frame.width - 4, box.top > 4, box.bottom < frame.height - 4 else { continue }
      guard !taken.contains(where: { $0.meets(box) }) else { continue }
      taken.append(box)
      svg +=
        "<text class=\"\(style)\" x=\"\(units(x))\" y=\"\(units(y))\" text-anchor=\"\(side.anchor)\">\(HTML.escaped(name))</text>"
      return true
    }
    return false
  }
}
