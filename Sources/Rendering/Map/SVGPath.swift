/// The `d` of a path: whole units, each step told from the one before, and no step that nobody could see.
struct SVGPath {
  private(set) var text = ""
  private let least: Double
  private let isSmooth: Bool

  /// How many units of the path make one of the paper.
  private let fineness: Double

  /// `least` is how far a point must be from the one before to be told, in units of the path; a smooth path rounds its
  /// corners off.
  init(least: Double = 1, isSmooth: Bool = false, fineness: Double = 1) {
    self.least = least
    self.isSmooth = isSmooth
    self.fineness = fineness
  }

  /// Adds a line through points, closed when it is the edge of an area.
  mutating func add(_ points: [MapFrame.Point], isClosed: Bool = false) {
    let stops = seen(points, isClosed: isClosed)
    guard stops.count > 1 else { return }
    var pen = Pen()
    if isSmooth, stops.count > 2 {
      curve(through: stops, isClosed: isClosed, &pen)
    } else {
      pen.move(to: stops[0])
      for stop in stops.dropFirst() { pen.line(to: stop) }
    }
    text += isClosed ? pen.text + "z" : pen.text
  }

  /// The points in whole units that are far enough apart; a line keeps its ends, so that lines meet where they met.
  private func seen(_ points: [MapFrame.Point], isClosed: Bool) -> [Pen.Stop] {
    var stops: [Pen.Stop] = []
    for (index, point) in points.enumerated() {
      let stop = Pen.Stop(x: Int((point.x * fineness).rounded()), y: Int((point.y * fineness).rounded()))
      guard let before = stops.last else {
        stops.append(stop)
        continue
      }
      let isEnd = !isClosed && index == points.count - 1
      let away = max(abs(stop.x - before.x), abs(stop.y - before.y))
      if Double(away) >= (isEnd ? 1 : least) { stops.append(stop) }
    }
    if isClosed, stops.count > 1, stops.first == stops.last { stops.removeLast() }
    return stops
  }

  /// From the middle of one side to the middle of the next, each corner drawing the line towards it.
  private func curve(through stops: [Pen.Stop], isClosed: Bool, _ pen: inout Pen) {
    if isClosed {
      pen.move(to: stops[stops.count - 1].middle(stops[0]))
      for (index, stop) in stops.enumerated() {
        pen.curve(by: stop, to: stop.middle(stops[(index + 1) % stops.count]))
      }
    } else {
      pen.move(to: stops[0])
      pen.line(to: stops[0].middle(stops[1]))
      for index in 1..<stops.count - 1 { pen.curve(by: stops[index], to: stops[index].middle(stops[index + 1])) }
      pen.line(to: stops[stops.count - 1])
    }
  }
}

/// Writes steps from where it stands, with no more signs than SVG needs.
private struct Pen {
  /// A point in whole units.
  struct Stop: Equatable {
    let x: Int
    let y: Int

    func middle(_ other: Stop) -> Stop { Stop(x: (x + other.x) / 2, y: (y + other.y) / 2) }
  }

  private(set) var text = ""
  private var at = Stop(x: 0, y: 0)
  private var command: Character = "M"

  mutating func move(to stop: Stop) {
    text += "M\(stop.x) \(stop.y)"
    at = stop
    command = "M"
  }

  mutating func line(to stop: Stop) { step("l", [stop]) }

  mutating func curve(by corner: Stop, to stop: Stop) { step("q", [corner, stop]) }

  private mutating func step(_ letter: Character, _ stops: [Stop]) {
    if command != letter { text.append(letter) }
    for (index, stop) in stops.enumerated() {
      let (dx, dy) = (stop.x - at.x, stop.y - at.y)
      text += (command == letter || index > 0) && dx >= 0 ? " \(dx)" : "\(dx)"
      text += dy >= 0 ? " \(dy)" : "\(dy)"
    }
    at = stops[stops.count - 1]
    command = letter
  }
}

/// A number of SVG with at most one digit after the point.
func units(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
  return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
}
