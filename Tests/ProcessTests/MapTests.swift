import Foundation
import Testing

/// GeoJSON as `geojson` and `shapely` read it: each line is a feature's shape, kind, bounds and name.
@Suite("What a map gets", .enabled(if: Readers.isReady))
struct MapTests {
  private let home: [String: String]

  init() throws {
    home = ["HOME": try Spawned.folder(), "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "PATH": "/usr/bin:/bin"]
  }

  private func features(_ words: [String]) throws -> [[String]] {
    let answer = try Spawned.run(words + ["-o", "geojson"], environment: home)
    #expect(answer.exit == 0, "\(answer.errorText)")
    let read = try Readers.run("read_map.py", input: answer.out)
    #expect(read.exit == 0, "\(read.errorText)")
    return read.text.split(separator: "\n").map { $0.split(separator: "\t").map { String($0) } }
  }

  @Test("A flight over the 180th meridian is parted there and nowhere else")
  func antimeridian() throws {
    let pacific = try features(["search", "flight", "NRT", "LAX", "--depart", "2027-01-20", "--nonstop"])
    #expect(pacific.allSatisfy { $0[0] == "MultiLineString" && $0[1] == "flight" && $0[3] == "NRT → LAX" })
    #expect(pacific.first?[2].hasPrefix("-180.0 ") == true)
    let short = try features(["search", "flight", "ICN", "KIX", "--depart", "2027-01-20", "--nonstop"])
    #expect(!short.isEmpty && short.allSatisfy { $0[0] == "LineString" })
  }

  @Test("The way is the shortest one: from Tokyo to Los Angeles it passes 47 degrees north")
  func greatCircle() throws {
    let way = try #require(
      try features(["search", "flight", "NRT", "LAX", "--depart", "2027-01-20", "--nonstop"]).first)
    let north = try #require(way[2].split(separator: " ").last.flatMap { Double($0) })
    #expect((47...48.5).contains(north))
  }

  @Test("A trip puts its days, stays and flights on the map, and its export the same")
  func trip() throws {
    let said = "3 nights in Osaka from Seoul on 2026-12-11, two of us, food"
    let found = try features(["chat", said, "--session", "map"])
    let kinds = Set(found.map { $0[1] })
    #expect(kinds.isSuperset(of: ["destination", "arrive", "sight", "meal", "stay", "flight", "depart"]))
    #expect(try Set(features(["sessions", "export", "map"])) == Set(found))
    #expect(try Set(features(["sessions", "show", "map"])) == Set(found))
  }

  @Test("A sight tells its day, its part of the day, its number and how it is known")
  func properties() throws {
    let said = "3 nights in Osaka from Seoul on 2026-12-11, two of us, food"
    let answer = try Spawned.run(["chat", said, "-o", "geojson"], environment: home)
    let root = try JSONSerialization.jsonObject(with: Data(answer.out)) as? [String: Any]
    let features = try #require(root?["features"] as? [[String: Any]])
    let sights = features.compactMap { $0["properties"] as? [String: Any] }.filter { $0["kind"] as? String == "sight" }
    #expect(sights.count > 4)
    for sight in sights {
      #expect((1...4).contains(sight["day"] as? Int ?? 0))
      #expect(["morning", "noon", "afternoon", "evening", "night"].contains(sight["slot"] as? String ?? ""))
      #expect(sight["number"] is Int && sight["basis"] as? String == "curated")
      #expect((sight["start"] as? String)?.hasPrefix("2026-12-1") == true)
    }
  }

  @Test("A journey round the earth is drawn without a line across the whole map")
  func roundTheEarth() throws {
    let legs = [
      "ICN-LHR@2027-01-20", "LHR-GRU@2027-01-26", "GRU-LAX@2027-02-01", "LAX-SYD@2027-02-08", "SYD-ICN@2027-02-15",
    ]
    let words = ["search", "flight"] + legs.flatMap { ["--leg", $0] }
    let page = try Spawned.run(words + ["-o", "html"], environment: home).text
    let way = try #require(page.firstMatch(of: /<path class="way"[^>]* d="([^"]+)"/)?.1)
    // Steps are in tenths of a unit, on paper 1000 units wide.
    let steps = way.matches(of: /-?\d+/).compactMap { Int($0.0) }
    let strokes = way.split(separator: "M")
    #expect(strokes.count >= 5)
    #expect(steps.count > 100)
    for stroke in strokes {
      let moves = stroke.matches(of: /-?\d+/).compactMap { Int($0.0) }.dropFirst(2)
      #expect(moves.allSatisfy { abs($0) < 1500 }, "\(stroke)")
    }
  }
}
