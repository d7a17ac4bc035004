import JSON
import Travel

/// Writes what an answer puts on a map as one GeoJSON feature collection (RFC 7946).
enum GeoJSONRenderer {
  static func bytes(_ features: [MapFeature], for reader: Reader) -> [UInt8] {
    let collection = JSONValue.object([
      .init("type", .string("FeatureCollection")),
      .init("features", .array(features.map { value(of: $0.sanitised, for: reader) })),
    ])
    return JSONWriter().line(collection)
  }

  private static func value(of feature: MapFeature, for reader: Reader) -> JSONValue {
    .object([
      .init("type", .string("Feature")), .init("geometry", geometry(of: feature.shape, for: reader)),
      .init("properties", properties(of: feature)),
    ])
  }

  /// A point, or the shortest way: one line, or several where it crosses the 180th meridian.
  private static func geometry(of shape: MapFeature.Shape, for reader: Reader) -> JSONValue {
    switch shape {
    case .point(let position): return object("Point", Position.codec.write(position))
    case .way(let from, let to):
      let lines = reader.gazetteer.way(from.position, to.position).map(coordinates).filter { $0.count > 1 }
      switch lines.count {
      // A way from a place to itself is no line.
      case 0: return object("Point", Position.codec.write(from.position))
      case 1: return object("LineString", .array(lines[0]))
      case _: return object("MultiLineString", .array(lines.map { .array($0) }))
      }
    }
  }

  private static func coordinates(_ line: [Position]) -> [JSONValue] {
    line.map { Position.codec.write($0) }
      .reduce(into: []) { points, point in if points.last != point { points.append(point) } }
  }

  private static func object(_ type: String, _ coordinates: JSONValue) -> JSONValue {
    .object([.init("type", .string(type)), .init("coordinates", coordinates)])
  }

  private static func properties(of feature: MapFeature) -> JSONValue {
    func text(_ words: String?) -> JSONValue { words.map { .string($0) } ?? .null }
    func number(_ value: Int?) -> JSONValue { value.map { .int($0) } ?? .null }
    return .object([
      .init("kind", .string(feature.kind.rawValue)), .init("name", .string(feature.name)),
      .init("local_name", text(feature.localName)), .init("day", number(feature.day)),
      .init("slot", text(feature.slot?.rawValue)), .init("number", number(feature.number)),
      .init("start", text(feature.start)), .init("end", text(feature.end)),
      .init("basis", text(feature.basis?.rawValue)), .init("approximate", .bool(feature.isApproximate)),
      .init("offer", text(feature.offer)), .init("booking", text(feature.booking)),
      .init("status", text(feature.status?.rawValue)),
    ])
  }
}
