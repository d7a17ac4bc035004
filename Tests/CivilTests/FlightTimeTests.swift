import Civil
import Testing

/// Cases 13 to 17 of the standards: what two clocks say and what really passes.
struct FlightTimeTests {
  struct Flight: Sendable {
    let from: @Sendable () throws -> ZonedTime
    let to: @Sendable () throws -> ZonedTime
    let duration: String
    let dayOffset: Int
  }

  static let flights: [Flight] = [
    Flight(
      from: { try Zone.frankfurt.at("2026-04-16", "10:40") }, to: { try Zone.losAngeles.at("2026-04-16", "13:10") },
      duration: "PT11H30M", dayOffset: 0),
    Flight(
      from: { try Zone.frankfurt.at("2026-05-01", "23:10") }, to: { try Zone.frankfurt.at("2026-05-02", "05:10") },
      duration: "PT6H", dayOffset: 1),
    Flight(
      from: { try Zone.losAngeles.at("2026-05-01", "16:08") }, to: { try Zone.newYork.at("2026-05-01", "23:26") },
      duration: "PT4H18M", dayOffset: 0),
    Flight(
      from: { try Zone.auckland.at("2026-07-11", "00:10") }, to: { try Zone.honolulu.at("2026-07-10", "11:00") },
      duration: "PT8H50M", dayOffset: -1),
    Flight(
      from: { try Zone.losAngeles.at("2026-12-20", "22:30") }, to: { try Zone.sydney.at("2026-12-22", "08:30") },
      duration: "PT15H", dayOffset: 2),
    Flight(
      from: { try Zone.delhi.at("2026-03-01", "10:00") }, to: { try Zone.kathmandu.at("2026-03-01", "11:55") },
      duration: "PT1H40M", dayOffset: 0),
    Flight(
      from: { try Zone.brisbane.at("2026-01-15", "09:00") }, to: { try Zone.melbourne.at("2026-01-15", "12:10") },
      duration: "PT2H10M", dayOffset: 0),
  ]

  @Test(arguments: flights.indices)
  func lastsWhatPasses(index: Int) throws {
    let flight = Self.flights[index]
    let departs = try flight.from()
    let arrives = try flight.to()
    #expect(departs.elapsed(until: arrives).iso8601 == flight.duration)
    #expect(arrives.dayOffset(from: departs) == flight.dayOffset)
  }

  @Test func twoNightsStayTwoNightsAcrossTheChange() throws {
    let arrival = try Zone.paris.at("2026-03-28", "15:00")
    let departure = try Zone.paris.at("2026-03-30", "11:00")
    #expect(arrival.date.days(until: departure.date) == 2)
    #expect(arrival.elapsed(until: departure).iso8601 == "PT43H")
  }
}
