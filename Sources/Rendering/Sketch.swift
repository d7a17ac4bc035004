import Travel

/// A small map of points and the lines between them, two by four dots to a cell.
struct Sketch {
  private let landmarks: [Landmark]
  private let signs: Signs
  private static let columns = 36
  private static let mostRows = 12

  init(_ landmarks: [Landmark], _ signs: Signs) {
    self.landmarks = landmarks
    self.signs = signs
  }

  /// The map, then each place by its number; nothing for fewer than two places.
  var lines: [Text] {
    guard let frame = Frame(landmarks) else { return [] }
    let dots = landmarks.map { frame.dot(of: $0) }
    var marks = [[UInt8]](repeating: [UInt8](repeating: 0, count: Self.columns), count: frame.rows)
    for (from, to) in zip(dots, dots.dropFirst()) {
      for dot in Sketch.line(from, to) { marks[dot.row / 4][dot.column / 2] |= Sketch.bit(dot) }
    }
    var rows = marks.map { row in row.map { Text.quiet(sign($0)) } }
    // A later place hides an earlier one in its cell, so the first is set last.
    for (number, dot) in dots.enumerated().reversed() {
      rows[dot.row / 4][dot.column / 2] = .strong(Sketch.name(number))
    }
    let legend = landmarks.enumerated().map { number, landmark in
      Text.strong(Sketch.name(number)) + "  " + landmark.name
    }
    return rows.map { $0.reduce(Text(""), +) } + legend
  }

  /// One cell names a place: 1 to 9, then a to z.
  private static func name(_ number: Int) -> String { String(number + 1, radix: 36).suffix(1).description }

  private func sign(_ dots: UInt8) -> String {
    guard dots != 0 else { return " " }
    guard !signs.levels.isEmpty else { return "." }
    return Unicode.Scalar(0x2800 + UInt32(dots)).map { String(Character($0)) } ?? " "
  }

  private struct Dot: Equatable {
    var column: Int
    var row: Int
  }

  /// The bit of a dot within its braille cell.
  private static func bit(_ dot: Dot) -> UInt8 {
    switch (dot.column % 2, dot.row % 4) {
    case (0, let row) where row < 3: 1 << UInt8(row)
    case (1, let row) where row < 3: 8 << UInt8(row)
    case (0, _): 0x40
    case _: 0x80
    }
  }

  private static func line(_ from: Dot, _ to: Dot) -> [Dot] {
    let steps = max(abs(to.column - from.column), abs(to.row - from.row), 1)
    return (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return Dot(
        column: from.column + Int((Double(to.column - from.column) * share).rounded()),
        row: from.row + Int((Double(to.row - from.row) * share).rounded()))
    }
  }

  /// The window on the earth that holds every place, with its shape kept.
  private struct Frame {
    let west: Double
    let north: Double
    let perColumn: Double
    let perRow: Double
    let rows: Int

    init?(_ landmarks: [Landmark]) {
      guard landmarks.count > 1, let first = landmarks.first else { return nil }
      // A journey over the date line is laid out from its first place.
      let east = landmarks.map { Frame.unrolled($0.longitude, from: first.longitude) }
      let latitudes = landmarks.map(\.latitude)
      guard let west = east.min(), let right = east.max(), let south = latitudes.min(), let north = latitudes.max(),
        right > west || north > south
      else { return nil }
      let squeeze = Frame.parallel(latitude: (north + south) / 2)
      let (width, height) = ((right - west) * squeeze, north - south)
      let (columns, mostRows) = (Double(Sketch.columns * 2 - 1), Double(Sketch.mostRows * 4 - 1))
      let scale = max(width / columns, height / mostRows)
      perRow = scale
      perColumn = scale / squeeze
      rows = Int((height / scale).rounded()) / 4 + 1
      self.west = west - ((columns - width / scale) / 2) * perColumn
      self.north = north
      origin = first.longitude
    }

    private let origin: Double

    func dot(of landmark: Landmark) -> Dot {
      let longitude = Frame.unrolled(landmark.longitude, from: origin)
      return Dot(
        column: min(max(Int(((longitude - west) / perColumn).rounded()), 0), Sketch.columns * 2 - 1),
        row: min(max(Int(((north - landmark.latitude) / perRow).rounded()), 0), rows * 4 - 1))
    }

    private static func unrolled(_ longitude: Double, from origin: Double) -> Double {
      if longitude - origin > 180 { return longitude - 360 }
      return longitude - origin < -180 ? longitude + 360 : longitude
    }

    /// How long a degree of longitude is there, as a part of one of latitude: the cosine by its series, near enough for
    /// dots.
    private static func parallel(latitude: Double) -> Double {
      let angle = min(abs(latitude), 80) * .pi / 180
      let square = angle * angle
      return 1 - square / 2 + square * square / 24 - square * square * square / 720
    }
  }
}
