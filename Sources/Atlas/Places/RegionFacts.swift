package import Civil

/// A region, island, resort, park or coast that people travel to by that name.
package struct RegionFacts: Equatable, Sendable {
  /// What it is; the raw values are those of the blob.
  package enum Kind: Int, Sendable {
    case region, island, resort, park, coast
  }

  let index: Int
  /// The row of the hand-written place where one would stay.
  let baseIndex: Int?
  /// A short word that stands for it, such as `bali`.
  package let key: String
  /// What it is.
  package let kind: Kind
  /// What it is called.
  package let names: PlaceNames
  /// Other names, in any language.
  package let aliases: [String]
  /// The middle of it, to about a kilometre.
  package let position: Position
  /// The country as alpha-2.
  package let country: String
  /// The codes of the airports one flies to for it, best first.
  package let gateways: [String]
  /// The city to stay in, as `Name, CC`; nil when there is no one such city.
  package let baseCity: String?
  /// The day somebody looked it up; nil when nobody has yet.
  package let checked: CivilDate?
}

extension Atlas {
  /// The region of a key such as `bali`; nil when there is none.
  package func region(_ key: String) throws(AtlasError) -> RegionFacts? {
    let wanted = Array(key.utf8)
    for index in 0..<hand.regions.rows where try hand.text.holds(wanted, at: try hand.regions.row(index).u32(0)) {
      return try region(at: index)
    }
    return nil
  }

  /// Every region, by key.
  package var regions: [RegionFacts] {
    get throws(AtlasError) {
      var found: [RegionFacts] = []
      for index in 0..<hand.regions.rows { found.append(try region(at: index)) }
      return found
    }
  }

  func region(at index: Int) throws(AtlasError) -> RegionFacts {
    let row = try hand.regions.row(index)
    guard let kind = RegionFacts.Kind(rawValue: row.u8(28)) else { throw .malformed(table: "regions") }
    let key = try hand.text.text(row.u32(0)) ?? ""
    return RegionFacts(
      index: index, baseIndex: row.index(24), key: key, kind: kind,
      names: try hand.names.names(row.u32(4)) ?? PlaceNames(en: key),
      aliases: (try hand.text.text(row.u32(16)) ?? "").split(separator: "|").map(String.init),
      position: try row.position(8, table: "regions"), country: row.ascii(26, 2), gateways: gateways(ofRegion: row),
      baseCity: try hand.text.text(row.u32(20)), checked: CivilDate(number: row.u32(44)))
  }

  func gateways(ofRegion row: Row) -> [String] {
    (0..<min(row.u8(29), 4)).map { row.ascii(30 + 3 * $0, 3) }
  }
}
