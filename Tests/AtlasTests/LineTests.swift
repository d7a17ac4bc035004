import Atlas
import Testing

/// Trains, coaches and ferries that are written down.
struct LineTests {
  @Test func aLineRunsBothWays() throws {
    let atlas = try Atlas.embedded
    let out = try atlas.lines(between: "Kyoto, JP", and: "Osaka, JP")
    #expect(out == (try atlas.lines(between: "Osaka, JP", and: "Kyoto, JP")))
    let line = try #require(out.first)
    #expect(out.count == 1 && line.mode == .train && line.minutes == 30)
    let fare = try #require(line.fare)
    #expect(fare.low == 400 && fare.high == 1500 && fare.currency == "JPY")
    #expect(line.englishName == "JR special rapid" && line.koreanName == "JR 신쾌속")
  }

  @Test func aFareThatMovesTooFastIsLeftOut() throws {
    let line = try #require(try Atlas.embedded.lines(between: "Istanbul, TR", and: "Ankara, TR").first)
    #expect(line.fare == nil && line.minutes == 275)
  }

  @Test func noLineIsMadeUp() throws {
    #expect(try Atlas.embedded.lines(between: "Osaka, JP", and: "Lisbon, PT").isEmpty)
    #expect(try Atlas.embedded.lines(between: "", and: "|").isEmpty)
  }

  /// Both ends bear the name that a place of that name has, or the line is never found.
  @Test func everyEndIsAPlaceByItsOwnName() throws {
    let atlas = try Atlas.embedded
    let ends = try atlas.lineEnds
    #expect(ends.count > 300)
    for (one, other) in ends {
      #expect(one.utf8.lexicographicallyPrecedes(other.utf8), "\(one) and \(other) are out of order")
      #expect(!(try atlas.lines(between: one, and: other)).isEmpty)
      for end in [one, other] {
        guard case .one(let match) = try atlas.resolve(end) else {
          Issue.record("\(end) is no one place")
          continue
        }
        #expect("\(match.names.en), \(match.country)" == end)
      }
    }
  }

  /// Nobody rides faster than the fastest train, nor, as the crow flies over a bay, slower than a cart.
  @Test func everyLineHasASpeedThatIsPossible() throws {
    let atlas = try Atlas.embedded
    for (one, other) in try atlas.lineEnds {
      let (start, end) = (try position(of: one, in: atlas), try position(of: other, in: atlas))
      let kilometres = start.kilometres(to: end)
      for line in try atlas.lines(between: one, and: other) {
        let speed = kilometres / Double(line.minutes) * 60
        #expect(
          (15...270).contains(speed), "\(one) – \(other) \(line.mode): \(Int(speed)) km/h over \(Int(kilometres)) km")
      }
    }
  }

  private func position(of words: String, in atlas: Atlas) throws -> Position {
    switch try atlas.resolve(words) {
    case .one(.city(let city)): city.position
    case .one(.region(let region)): region.position
    default: throw Unplaced(words: words)
    }
  }

  private struct Unplaced: Error { let words: String }
}
