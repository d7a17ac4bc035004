import Atlas
import Testing

/// The outline of the land: where it should be, whole, and harmless when it is damaged.
struct LandTests {
  private func isLand(_ outline: Land.Outline, _ longitude: Double, _ latitude: Double) -> Bool {
    outline.rings.contains { ring in
      var isInside = false
      for (one, next) in zip(ring, ring.dropFirst() + ring.prefix(1))
      where (one.latitude > latitude) != (next.latitude > latitude) {
        let share = (latitude - one.latitude) / (next.latitude - one.latitude)
        if longitude < one.longitude + (next.longitude - one.longitude) * share { isInside.toggle() }
      }
      return isInside
    }
  }

  @Test(
    arguments: [
      ("Daejeon", 127.38, 36.35), ("Kyoto", 135.77, 35.01), ("Jeju", 126.55, 33.38), ("Denver", -104.99, 39.74),
      ("Alice Springs", 133.88, -23.7), ("Reykjavik", -21.5, 64.3), ("Ubud", 115.26, -8.51), ("Nukus", 59.6, 42.46),
      ("Chukotka", 179.0, 68.0), ("Chukotka beyond the meridian", -175.0, 66.8),
    ])
  func landIsLand(_ place: (name: String, longitude: Double, latitude: Double)) throws {
    #expect(try isLand(Land.embedded.outline(), place.longitude, place.latitude), "\(place.name)")
  }

  @Test(arguments: [
    ("East Sea", 132.0, 38.5), ("Pacific", -150.0, 40.0), ("Gulf of Guinea", 0.0, 0.0), ("Caspian", 51.0, 41.5),
  ])
  func waterIsWater(_ place: (name: String, longitude: Double, latitude: Double)) throws {
    #expect(try !isLand(Land.embedded.outline(), place.longitude, place.latitude), "\(place.name)")
  }

  @Test func noLineRunsRoundTheEarth() throws {
    let outline = try Land.embedded.outline()
    #expect(outline.rings.count > 1000 && outline.shores.count > 1000 && outline.borders.count > 200)
    for line in outline.shores + outline.borders {
      for (one, next) in zip(line, line.dropFirst()) { #expect(abs(next.longitude - one.longitude) < 60) }
    }
    // The seam at the edge of the map belongs to areas alone, as no one should see it.
    #expect(!outline.shores.contains { $0.allSatisfy { abs($0.longitude) == 180 } })
  }

  @Test func itIsSmallWholeAndNamed() throws {
    #expect(Land.embeddedBytes.count <= 60_000)
    #expect(Land.embeddedBytes.count + Atlas.embeddedBytes.reduce(0) { $0 + $1.count } <= 5_000_000)
    #expect(try Land.embedded.damagedTables() == [])
    let source = try #require(try Land.embedded.sources.first)
    #expect(source.licence == "public domain" && source.source.contains("Natural Earth"))
  }

  @Test func damageIsSurvived() throws {
    let bytes = Array(Land.embeddedBytes)
    #expect(throws: AtlasError.self) { try Land(Array(bytes.dropLast(100))) }
    var altered = bytes
    altered[bytes.count / 2] ^= 1
    #expect(try Land(altered).damagedTables().count == 1)
    for step in 0..<300 {
      var altered = bytes
      altered[(step * 7919 + 64) % bytes.count] = UInt8(step % 256) | 0x80
      // Wrong lines or an error, and nothing worse.
      do throws(AtlasError) { _ = try Land(altered).outline() } catch { continue }
    }
  }
}
