import Travel

/// The land under a map: areas, shores and borders, cut to the paper.
struct Backdrop {
  private let frame: MapFrame
  private let land: LandOutline

  init(_ land: LandOutline, in frame: MapFrame) {
    self.land = land
    self.frame = frame
  }

  /// The land as SVG.
  var svg: String {
    let clipping = Clipping(frame)
    // What is left out of a great map would be missed on a small one.
    let least = frame.scale < 20 ? 1.6 : 1
    // Seen from near, the corners of a simple outline are no corners of the land.
    let isNear = frame.scale > 30
    var areas = SVGPath(least: least, isSmooth: isNear)
    for ring in land.rings { for turned in turns(of: ring) { areas.add(clipping.area(turned), isClosed: true) } }
    func path(_ name: String, _ lines: [[Position]]) -> String {
      var path = SVGPath(least: least, isSmooth: isNear)
      for line in lines { for turned in turns(of: line) { clipping.lines(turned).forEach { path.add($0) } } }
      return path.text.isEmpty ? "" : "<path class=\"\(name)\" d=\"\(path.text)\"/>"
    }
    let area = areas.text.isEmpty ? "" : "<path class=\"land\" d=\"\(areas.text)\"/>"
    return area + path("shore", land.shores) + path("border", land.borders)
  }

  /// A line where it stands on paper, and again a whole turn away where that touches the paper too.
  private func turns(of line: [Position]) -> [[MapFrame.Point]] {
    guard let west = line.map(\.longitude).min(), let east = line.map(\.longitude).max(),
      let south = line.map(\.latitude).min(), let north = line.map(\.latitude).max()
    else { return [] }
    return [-360.0, 0, 360].compactMap { turn in
      let shift = turn - frame.middle
      let corner = frame.point(Position(longitude: 0, latitude: north), turned: west + shift)
      let other = frame.point(Position(longitude: 0, latitude: south), turned: east + shift)
      guard other.x >= 0, corner.x <= frame.width, other.y >= 0, corner.y <= frame.height else { return nil }
      return line.map { frame.point($0, turned: $0.longitude + shift) }
    }
  }
}
