package import Civil

/// What a traveller to a country wants to know at the socket, in the street and at the table.
package struct CountryHabits: Equatable, Sendable {
  /// The side of the road; the raw values are those of the blob.
  package enum Side: Int, Sendable {
    case left = 1
    case right
  }

  /// What is left beside the bill; the raw values are those of the blob.
  package enum Tipping: Int, Sendable {
    case none = 1
    case small, expected, included
  }

  /// Whether one drinks from the tap; the raw values are those of the blob.
  package enum TapWater: Int, Sendable {
    case drinkable = 1
    case avoid, mixed
  }

  /// The letters of its plugs, such as `["C", "F"]`.
  package let plugs: [String]
  /// The side of the road; nil when not known.
  package let side: Side?
  /// Numbers to call, such as `["110", "119"]`.
  package let emergency: [String]
  /// What is left beside the bill; nil when not known.
  package let tipping: Tipping?
  /// Whether one drinks from the tap; nil when not known.
  package let tapWater: TapWater?
  /// The day somebody looked it up; nil when nobody has yet.
  package let checked: CivilDate?
}

extension Atlas {
  /// The habits of a country (alpha-2); nil when nobody has written them down.
  package func habits(of country: String) throws(AtlasError) -> CountryHabits? {
    guard country.utf8.count == 2, let index = try hand.nations.row(code: country) else { return nil }
    let row = try hand.nations.row(index)
    return CountryHabits(
      plugs: (try hand.text.text(row.u32(8)) ?? "").map(String.init), side: CountryHabits.Side(rawValue: row.u8(2)),
      emergency: (try hand.text.text(row.u32(12)) ?? "").split(separator: " ").map(String.init),
      tipping: CountryHabits.Tipping(rawValue: row.u8(3)), tapWater: CountryHabits.TapWater(rawValue: row.u8(4)),
      checked: CivilDate(number: row.u32(16)))
  }
}
