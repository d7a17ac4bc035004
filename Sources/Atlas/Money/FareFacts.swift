/// What passengers really paid one way between two airports of the United States, in US dollars.
package struct FareFacts: Equatable, Sendable {
  /// An airline and its share of the passengers.
  package struct Carrier: Equatable, Sendable {
    /// The IATA code.
    package let code: String
    /// Per cent, 1 to 100.
    package let share: Int
  }

  /// Half paid less.
  package let median: Int
  /// A quarter paid less than `low` and a quarter more than `high`.
  package let low, high: Int
  /// Up to three airlines, the most used first.
  package let carriers: [Carrier]
  /// About how many fares it is drawn from.
  package let sample: Int
}

extension Atlas {
  /// The fares paid between two airports, the same in both directions; nil outside the table.
  package func fare(_ one: String, _ other: String) throws(AtlasError) -> FareFacts? {
    guard let first = try airportIndex(one), let second = try airportIndex(other), first != second else { return nil }
    let pair = (min(first, second), max(first, second))
    let index = try facts.fares.partition { ($0.u16(0), $0.u16(2)) < pair }
    guard index < facts.fares.rows else { return nil }
    let row = try facts.fares.row(index)
    guard (row.u16(0), row.u16(2)) == pair else { return nil }
    var carriers: [FareFacts.Carrier] = []
    for at in [10, 12, 14] where row.u8(at + 1) > 0 {
      carriers.append(
        FareFacts.Carrier(code: try facts.fareCarriers.row(row.u8(at)).ascii(0, 2), share: row.u8(at + 1)))
    }
    return FareFacts(
      median: row.u16(4), low: row.u16(6), high: row.u16(8), carriers: carriers, sample: 1 << min(row.u8(16), 40))
  }

  func airportIndex(_ code: String) throws(AtlasError) -> Int? {
    code.utf8.count == 3 ? try facts.airports.row(code: code) : nil
  }
}
