import CAtlas

/// The outline of the land at a scale of 1:50 million, simplified, for maps to be drawn over.
package struct Land: Sendable {
  let directory: Directory
  private let text: TextPool
  private let lines, rings: Table

  /// Opens the blob, copying its bytes.
  package init(_ bytes: [UInt8]) throws(AtlasError) { try self.init(Blob(copying: bytes)) }

  private init(_ blob: Blob) throws(AtlasError) {
    directory = try Directory(blob, magic: "ITRVLAND")
    text = try TextPool(directory, pieces: try Pieces(directory))
    lines = try directory.table("outline", stride: nil)
    rings = try directory.table("rings", stride: nil)
  }

  /// The outline compiled into this program.
  package static var embedded: Land {
    get throws(AtlasError) { try Land(Blob(embeddedBytes)) }
  }

  /// The bytes compiled into this program.
  package static var embeddedBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: catlas_land(), count: Int(catlas_land_length()))
  }

  /// Where the outline comes from.
  package var sources: [TableSource] {
    get throws(AtlasError) { try directory.sources(text) }
  }

  /// Compares the outline with the checksums it was written with; gives the names of what differs.
  package func damagedTables() throws(AtlasError) -> [String] { try directory.damagedTables() }

  /// Reads the whole outline.
  package func outline() throws(AtlasError) -> Outline {
    let lines = try readLines()
    var reader = LandReader(rings)
    var loops: [[Position]] = []
    for _ in 0..<rings.rows {
      var ring: [Position] = []
      for _ in 0..<(try reader.number()) {
        let reference = try reader.number()
        guard reference / 2 < lines.count else { throw .outOfBounds(table: rings.name) }
        let points = lines[reference / 2].points
        // A line ends where the next begins.
        ring += reference % 2 == 0 ? Array(points.dropLast()) : points.reversed().dropLast()
      }
      if ring.count > 2 { loops.append(ring) }
    }
    return Outline(
      rings: loops, shores: lines.filter { $0.kind == .shore }.map(\.points),
      borders: lines.filter { $0.kind == .border }.map(\.points))
  }

  /// The land as rings, and the lines at their edges; none crosses the 180th meridian.
  package struct Outline: Sendable {
    package let rings: [[Position]]
    /// Where land meets water.
    package let shores: [[Position]]
    /// Where countries meet.
    package let borders: [[Position]]
  }

  /// What a line parts; a seam is the edge of the map, which no one sees.
  private enum Kind: Int { case shore, border, seam }

  private static let steps = 50.0

  private func readLines() throws(AtlasError) -> [(kind: Kind, points: [Position])] {
    var reader = LandReader(lines)
    var read: [(kind: Kind, points: [Position])] = []
    for _ in 0..<lines.rows {
      guard let kind = Kind(rawValue: try reader.number()) else { throw .malformed(table: lines.name) }
      var points: [Position] = []
      var (east, north) = (0, 0)
      for _ in 0..<(try reader.number()) {
        east += try reader.signed()
        north += try reader.signed()
        guard let point = Position(latitude: Double(north) / Land.steps, longitude: Double(east) / Land.steps) else {
          throw .malformed(table: lines.name)
        }
        points.append(point)
      }
      read.append((kind, points))
    }
    return read
  }
}

/// Numbers of varying length, one after the other.
private struct LandReader {
  private let table: Table
  private var at = 0

  init(_ table: Table) { self.table = table }

  /// A number of at most three bytes, seven bits each, the least first.
  mutating func number() throws(AtlasError) -> Int {
    var number = 0
    for shift in [0, 7, 14] {
      guard at < table.bytes.count else { throw .outOfBounds(table: table.name) }
      let byte = Int(table.bytes[at])
      at += 1
      number |= (byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw .malformed(table: table.name)
  }

  /// A number with its sign in the lowest bit.
  mutating func signed() throws(AtlasError) -> Int {
    let number = try number()
    return number & 1 == 0 ? number >> 1 : -(number >> 1) - 1
  }
}
