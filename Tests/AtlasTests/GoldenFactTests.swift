import Atlas
import Civil
import Testing

/// Facts against what the sources say themselves.
struct GoldenFactTests {
  @Test func airportsLieWhereASecondSourceHasThem() throws {
    let atlas = try Atlas.embedded
    for row in try Golden.rows("spot.tsv") {
      let airport = try #require(try atlas.airport(row[0]))
      let latitude = try #require(Double(row[1]))
      let longitude = try #require(Double(row[2]))
      let there = try #require(Position(latitude: latitude, longitude: longitude))
      #expect(airport.position.kilometres(to: there) < 4, "\(row[0])")
      #expect(airport.zone == row[3])
      #expect(airport.country == row[4])
    }
  }

  @Test func holidaysAreThoseOfTheSource() throws {
    let atlas = try Atlas.embedded
    let first = try #require(CivilDate(iso: "2027-01-01"))
    let last = try #require(CivilDate(iso: "2027-12-31"))
    let rows = try Golden.rows("holidays.tsv")
    for country in Set(rows.map { $0[0] }) {
      let found = try atlas.holidays(in: country, from: first, through: last).filter { $0.isNational }
      let expected = rows.filter { $0[0] == country }
      #expect(Set(found.map(\.date.iso)) == Set(expected.map { $0[1] }), "\(country)")
      for row in expected {
        let day = found.filter { $0.date.iso == row[1] }
        #expect(Set(day.map(\.nativeName)) == Set(row[2].components(parting: "; ")), "\(country) \(row[1])")
        #expect(Set(day.map(\.englishName)) == Set(row[3].components(parting: "; ")), "\(country) \(row[1])")
        #expect(day.contains { $0.isEstimated } == (row[4] == "1"), "\(country) \(row[1])")
      }
    }
  }

  @Test func climateIsThatOfTheGrid() throws {
    let atlas = try Atlas.embedded
    for row in try Golden.rows("climate.tsv") {
      let number = try #require(Int(row[0]))
      let city = try #require(try atlas.city(geonamesID: number), "\(row[1])")
      let climate = try #require(try atlas.climate(of: city), "\(row[1])")
      #expect(climate.count == 12)
      let isOwn = row[2] == "own"
      for (month, found) in climate.enumerated() {
        let warmth = try #require(Double(row[3 + month]))
        let rain = try #require(Double(row[15 + month]))
        #expect(abs(found.temperature - warmth) <= (isOwn ? 0.35 : 1.35), "\(row[1]) \(month + 1)")
        #expect(abs(found.rain - rain) <= rain * (isOwn ? 0.05 : 0.3) + (isOwn ? 1.5 : 3.5), "\(row[1]) \(month + 1)")
      }
    }
  }
}

extension String {
  fileprivate func components(parting separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
