import Atlas
import Civil
import Testing

struct GeometryTests {
  static func position(_ latitude: Double, _ longitude: Double) throws -> Position {
    try #require(Position(latitude: latitude, longitude: longitude))
  }

  static func airport(_ code: String) throws -> Position {
    try #require(try Atlas.embedded.airport(code)).position
  }

  /// Kilometres on the WGS 84 ellipsoid, by Vincenty's formula.
  @Test(arguments: [
    (37.4602, 126.4407, 34.4273, 135.2440, 862.2), (40.6398, -73.7789, 51.4706, -0.4619, 5554.5),
    (35.7647, 140.3864, 33.9425, -118.4081, 8772.7), (-37.0081, 174.7917, 21.3206, -157.9242, 7063.1),
    (0.0, 0.0, 0.0, 90.0, 10018.8), (0.0, 0.0, 90.0, 0.0, 10002.0),
  ])
  func distance(fromLatitude: Double, fromLongitude: Double, latitude: Double, longitude: Double, expected: Double)
    throws
  {
    let start = try Self.position(fromLatitude, fromLongitude)
    let end = try Self.position(latitude, longitude)
    #expect(abs(start.kilometres(to: end) - expected) <= 0.0056 * expected)
    #expect(start.kilometres(to: end) == end.kilometres(to: start))
    #expect(start.kilometres(to: start) == 0)
  }

  @Test func bearing() throws {
    let origin = try Self.position(0, 0)
    #expect(abs(GreatCircle(from: origin, to: try Self.position(0, 10)).initialBearing - 90) < 1e-9)
    #expect(abs(GreatCircle(from: origin, to: try Self.position(0, -10)).initialBearing - 270) < 1e-9)
    #expect(abs(GreatCircle(from: origin, to: try Self.position(10, 0)).initialBearing) < 1e-9)
    #expect(abs(GreatCircle(from: origin, to: try Self.position(-10, 0)).initialBearing - 180) < 1e-9)
  }

  @Test func pointsLieOnTheWay() throws {
    let way = GreatCircle(from: try Self.airport("ICN"), to: try Self.airport("LAX"))
    let points = way.points(21)
    #expect(points.count == 21)
    #expect(points.first == way.start)
    #expect(points.last == way.end)
    let steps = zip(points, points.dropFirst()).map { $0.kilometres(to: $1) }
    #expect(abs(steps.reduce(0, +) - way.kilometres) < 0.001)
    for step in steps { #expect(abs(step - way.kilometres / 20) < 0.001) }
    #expect(way.points(0).count == 2)
  }

  @Test func aLineOverTheDateLineIsParted() throws {
    let lines = GreatCircle(from: try Self.airport("NRT"), to: try Self.airport("LAX")).lines(33)
    #expect(lines.count == 2)
    #expect(lines[0].last?.longitude == 180)
    #expect(lines[1].first?.longitude == -180)
    #expect(lines[0].last?.latitude == lines[1].first?.latitude)
    for line in lines {
      for (here, next) in zip(line, line.dropFirst()) { #expect(abs(here.longitude - next.longitude) < 180) }
    }
    let back = GreatCircle(from: try Self.airport("LAX"), to: try Self.airport("NRT")).lines(33)
    #expect(back.map(\.first?.longitude).last == 180)
    #expect(GreatCircle(from: try Self.airport("ICN"), to: try Self.airport("KIX")).lines(10).count == 1)
  }

  @Test func positionsOffTheEarthAreNone() {
    #expect(Position(latitude: 90.1, longitude: 0) == nil)
    #expect(Position(latitude: 0, longitude: -180.5) == nil)
    #expect(Position(latitude: .nan, longitude: 0) == nil)
  }

  @Test func blockTimesAreNearTheTimetable() throws {
    var errors: [Int] = []
    for row in try Golden.rows("blocktimes.tsv") {
      let scheduled = try #require(Int(row[2]))
      let model = BlockTime(from: try Self.airport(row[0]), to: try Self.airport(row[1])).elapsed
      errors.append(abs(model.minutes - scheduled))
    }
    errors.sort()
    #expect(errors.count >= 60)
    #expect(errors[errors.count * 9 / 10] <= 30)
    #expect(errors.reduce(0, +) <= (BlockTime.meanError.minutes + 2) * errors.count)
  }

  @Test func windHelpsFlyingEast() throws {
    let (tokyo, angeles) = (try Self.airport("NRT"), try Self.airport("LAX"))
    #expect(BlockTime(from: tokyo, to: angeles).elapsed < BlockTime(from: angeles, to: tokyo).elapsed)
    #expect(BlockTime(from: tokyo, to: tokyo).elapsed.minutes == 47)
  }

  @Test func russiaIsFlownRoundByMost() throws {
    let atlas = try Atlas.embedded
    let (korea, france) = (try #require(try atlas.country("KR")), try #require(try atlas.country("FR")))
    let (japan, states) = (try #require(try atlas.country("JP")), try #require(try atlas.country("US")))
    let day = try #require(CivilDate(iso: "2027-03-20"))
    let before = try #require(CivilDate(iso: "2022-01-20"))
    #expect(AirspaceDetour.added(from: korea, to: france, on: day) == 60...150)
    #expect(AirspaceDetour.added(from: france, to: japan, on: day, carrierCountry: "FR") == 60...150)
    #expect(AirspaceDetour.added(from: korea, to: france, on: day, carrierCountry: "CN") == nil)
    #expect(AirspaceDetour.added(from: korea, to: france, on: before) == nil)
    #expect(AirspaceDetour.added(from: korea, to: states, on: day) == nil)
    #expect(AirspaceDetour.added(from: korea, to: japan, on: day) == nil)
  }
}
