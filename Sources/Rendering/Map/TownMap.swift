import Travel
import Wording

/// The places of one day or one search in their town, numbered in the order of the words beside them.
struct TownMap {
  static let (width, height) = (360.0, 290.0)
  private static let radius = 13.0

  private let features: [(number: Int, position: Position, feature: MapFeature)]
  private let reader: Reader
  private let frame: MapFrame
  private let isRoute: Bool

  /// Nil when fewer than two places are known. Where one arrives and leaves may lie off the paper, when that is far out.
  init?(_ features: [MapFeature], for reader: Reader) {
    self.reader = reader
    self.features = zip(1..., features).compactMap { order, feature in
      guard case .point(let position) = feature.shape else { return nil }
      return (feature.number ?? order, position, feature)
    }
    isRoute = features.contains { $0.day != nil }
    let all = self.features.map(\.position)
    let inner = self.features.filter { $0.feature.kind != .arrive && $0.feature.kind != .depart }.map(\.position)
    let isFar = inner.count > 1 && TownMap.extent(inner) * 3 < TownMap.extent(all)
    guard all.count > 1,
      let frame = MapFrame(
        around: isFar ? inner : all, width: TownMap.width, height: TownMap.height, margin: 36, least: 0.025)
    else { return nil }
    self.frame = frame
  }

  private static func extent(_ positions: [Position]) -> Double {
    let (east, north) = (positions.map(\.longitude), positions.map(\.latitude))
    return max((east.max() ?? 0) - (east.min() ?? 0), (north.max() ?? 0) - (north.min() ?? 0))
  }

  func svg(id: String) -> String {
    var path = SVGPath()
    for leg in legs { path.add(leg) }
    var marks = ""
    for stop in stops {
      let label = label(of: stop.numbers)
      let half = max(TownMap.radius, Double(label.count) * 5.2 + 7)
      marks +=
        "<rect class=\"\(stop.isBed ? "pin bed" : "pin")\" x=\"\(units(stop.point.x - half))\" y=\"\(units(stop.point.y - TownMap.radius))\" width=\"\(units(half * 2))\" height=\"\(units(TownMap.radius * 2))\" rx=\"\(units(TownMap.radius))\"/>"
        + "<text class=\"no\" x=\"\(units(stop.point.x))\" y=\"\(units(stop.point.y + 5.5))\" text-anchor=\"middle\">\(label)</text>"
    }
    let way = path.text.isEmpty ? "" : "<path class=\"walk\" d=\"\(path.text)\"/>"
    return HTML.picture(
      id: id, width: TownMap.width, height: TownMap.height, title: title, words: words,
      "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\(grid)\(way)\(marks)\(ruler)")
  }

  /// The places on paper, those that would cover each other as one.
  private var stops: [(point: MapFrame.Point, numbers: [Int], isBed: Bool)] {
    features.reduce(into: []) { stops, next in
      let point = frame.point(next.position)
      guard frame.holds(point) else { return }
      let isBed = next.feature.kind == .stay
      if let index = stops.firstIndex(where: {
        abs($0.point.x - point.x) < TownMap.radius * 2 && abs($0.point.y - point.y) < TownMap.radius * 1.6
      }) {
        stops[index].numbers.append(next.number)
        stops[index].isBed = stops[index].isBed || isBed
      } else {
        stops.append((point, [next.number], isBed))
      }
    }
  }

  /// The way from each place to the next, each once: back the same way is the same line.
  private var legs: [[MapFrame.Point]] {
    guard isRoute else { return [] }
    let points = features.map { frame.point($0.position) }
    return zip(points, points.dropFirst()).reduce(into: []) { legs, leg in
      guard leg.0 != leg.1, !legs.contains([leg.0, leg.1]), !legs.contains([leg.1, leg.0]) else { return }
      legs.append([leg.0, leg.1])
    }
  }

  /// Numbers as short as can be: `1·6–8`.
  private func label(of numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      switch run.count {
      case 1: "\(run.lowerBound)"
      case 2: "\(run.lowerBound)·\(run.upperBound)"
      case _: "\(run.lowerBound)–\(run.upperBound)"
      }
    }.joined(separator: "·")
  }

  /// A length that is a round number of kilometres, and how long it is on paper.
  private var round: (kilometres: Double, units: Double) {
    let room = frame.kilometres(of: 100)
    let kilometres = [100, 50, 20, 10, 5, 2, 1, 0.5].first { $0 <= room } ?? 0.2
    return (kilometres, kilometres / 111.2 * frame.scale)
  }

  /// Squares as wide as the ruler, so that distances are seen at a glance.
  private var grid: String {
    var path = ""
    let step = round.units
    for x in stride(from: step, to: frame.width, by: step) { path += "M\(units(x)) 0V\(units(frame.height))" }
    for y in stride(from: step, to: frame.height, by: step) { path += "M0 \(units(y))H\(units(frame.width))" }
    return "<path class=\"grid\" d=\"\(path)\"/>"
  }

  private var ruler: String {
    let (kilometres, length) = round
    let label = kilometres < 1 ? "\(Int(kilometres * 1000)) m" : "\(Int(kilometres)) km"
    let (x, y) = (14.0, frame.height - 14)
    return
      "<path class=\"ruler\" d=\"M\(units(x)) \(units(y - 6))v6h\(units(length))v-6\"/><text class=\"scale\" x=\"\(units(x + 6))\" y=\"\(units(y - 6))\">\(label)</text>"
  }

  private var title: String {
    guard let day = features.first?.feature.day else { return reader("Where they are", "위치") }
    return reader("The way of day \(day)", "\(day)일차 동선")
  }

  private var words: String {
    features.map { "\($0.number) \($0.feature.name)" }.joined(separator: ", ")
  }
}
