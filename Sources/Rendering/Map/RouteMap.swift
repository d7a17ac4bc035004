import Travel
import Wording

/// The map of a whole trip: its flights as great circles over the land, its stays and sights as points.
struct RouteMap {
  static let (width, height) = (1000.0, 500.0)

  private let features: [MapFeature]
  private let reader: Reader
  private let frame: MapFrame
  private let ways: [(ends: [MapFeature.End], lines: [[Position]])]

  /// Nil when nothing of it has a place, or when all of it lies in one town and a town's map shows it better; one place
  /// alone has no such map, and is not far.
  init?(_ features: [MapFeature], for reader: Reader, isFar: Bool = true) {
    self.features = features
    self.reader = reader
    var ways: [(ends: [MapFeature.End], lines: [[Position]])] = []
    var positions: [Position] = []
    for feature in features {
      switch feature.shape {
      case .point(let position): positions.append(position)
      case .way(let from, let to):
        // There and back is one line on paper.
        guard !ways.contains(where: { $0.ends == [from, to] || $0.ends == [to, from] }) else { continue }
        ways.append(([from, to], reader.gazetteer.way(from.position, to.position)))
      }
    }
    positions += ways.flatMap { $0.lines.flatMap(\.self) }
    let latitudes = positions.map(\.latitude)
    let isWide = !ways.isEmpty || (latitudes.max() ?? 0) - (latitudes.min() ?? 0) > 1.5
    guard isWide || !isFar,
      let frame = MapFrame(
        around: positions, width: RouteMap.width, height: RouteMap.height, margin: 100, least: 4.5)
    else { return nil }
    self.frame = frame
    self.ways = ways
  }

  /// The drawing, hidden from no one: its title and its words are read out.
  func svg(id: String) -> String {
    var labels = Labels(in: frame, line: 26)
    var lines = SVGPath(least: 60, isSmooth: true, fineness: 10)
    for way in ways { for line in way.lines { strokes(of: line).forEach { lines.add($0) } } }
    var marks = ""
    var seen: [MapFrame.Point] = []
    func mark(_ position: Position, _ style: String, _ radius: Double, apart: Double) {
      let point = frame.point(position)
      guard !seen.contains(where: { abs($0.x - point.x) < apart && abs($0.y - point.y) < apart }) else { return }
      seen.append(point)
      labels.mark(point, radius: radius)
      marks += "<circle class=\"\(style)\" cx=\"\(units(point.x))\" cy=\"\(units(point.y))\" r=\"\(units(radius))\"/>"
    }
    for end in ends { mark(end.position, "end", 7, apart: 0.5) }
    for feature in features {
      guard case .point(let position) = feature.shape else { continue }
      mark(position, feature.kind == .destination ? "goal" : feature.kind == .stay ? "bed" : "spot", 5, apart: 7)
    }
    for feature in named {
      guard case .point(let position) = feature.shape else { continue }
      labels.add(feature.name, at: frame.point(position), away: 14, class: "town")
    }
    for end in ends { labels.add(end.name, at: frame.point(end.position), away: 14, class: "code") }
    let way = lines.text.isEmpty ? "" : "<path class=\"way\" transform=\"scale(.1)\" d=\"\(lines.text)\"/>"
    return HTML.picture(
      id: id, width: RouteMap.width, height: RouteMap.height, title: reader("Map of the trip", "여행 지도"),
      words: words,
      "<rect class=\"sea\" width=\"100%\" height=\"100%\"/>\(Backdrop(reader.gazetteer.land(), in: frame).svg)\(way)\(marks)\(labels.svg)"
    )
  }

  /// A line on paper without a leap, and again a whole turn away where the paper shows more than one.
  private func strokes(of line: [Position]) -> [[MapFrame.Point]] {
    let turn = frame.turnaround
    let whole = line.map { frame.point($0) }.reduce(into: [MapFrame.Point]()) { points, point in
      let leap = points.last.map { ((point.x - $0.x) / turn).rounded() } ?? 0
      points.append(MapFrame.Point(x: point.x - leap * turn, y: point.y))
    }
    return [-turn, 0, turn].compactMap { shift in
      let moved = whole.map { MapFrame.Point(x: $0.x + shift, y: $0.y) }
      return moved.contains { frame.holds($0) } ? moved : nil
    }
  }

  /// What bears its name on the map: towns, and what was booked, as long as that is not much.
  private var named: [MapFeature] {
    let stays = features.filter { $0.booking != nil }
    return features.filter { $0.kind == .destination } + (stays.count > 6 ? [] : stays)
  }

  private var ends: [MapFeature.End] {
    ways.flatMap(\.ends).reduce(into: []) { kept, end in if !kept.contains(end) { kept.append(end) } }
  }

  /// What the map shows, for those who do not see it.
  private var words: String {
    let routes = ways.map { $0.ends.map(\.name).joined(separator: " – ") }.joined(separator: ", ")
    let places = features.compactMap { feature -> String? in
      guard case .point = feature.shape else { return nil }
      return feature.name
    }
    let names = places.reduce(into: [String]()) { kept, name in if !kept.contains(name) { kept.append(name) } }
    let list = names.prefix(20).joined(separator: ", ")
    return [
      routes.isEmpty ? nil : reader("Flights: \(routes).", "항공편: \(routes)."),
      names.isEmpty ? nil : reader("Places: \(list).", "장소: \(list)."),
    ].compactMap(\.self).joined(separator: " ")
  }
}
