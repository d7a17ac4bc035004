package import Civil

/// An airline that carries passengers today.
package struct AirlineFacts: Equatable, Sendable {
  /// An alliance; the raw values are those of the blob.
  package enum Alliance: Int, Sendable {
    case star = 1
    case oneworld, skyteam, vanilla, uFly
  }

  /// What one gets for the fare; the raw values are those of the blob.
  package enum Kind: Int, Sendable {
    case full, lowCost, hybrid, regional, leisure
  }

  let index: Int
  /// The IATA code of two characters.
  package let code: String
  /// The name in English.
  package let englishName: String
  /// The name in Korean; nil when it is not written down.
  package let koreanName: String?
  /// The alliance it flies in; nil when in none.
  package let alliance: Alliance?
  /// What one gets for the fare.
  package let kind: Kind
  /// The group that owns it, where that is worth saying.
  package let group: String?
  /// The codes of its bases, most important first.
  package let hubs: [String]
  /// The first and the last year in the alliance, where known.
  package let since, until: Int?
  /// The day somebody looked it up; nil when nobody has yet.
  package let checked: CivilDate?
}

extension Atlas {
  /// The airline of a code in upper case; nil when it is not among those written down.
  package func airline(_ code: String) throws(AtlasError) -> AirlineFacts? {
    guard code.utf8.count == 2, let index = try hand.airlines.row(code: code) else { return nil }
    return try airline(at: index)
  }

  /// Every airline, by code.
  package var airlines: [AirlineFacts] {
    get throws(AtlasError) {
      var found: [AirlineFacts] = []
      for index in 0..<hand.airlines.rows { found.append(try airline(at: index)) }
      return found
    }
  }

  /// The airlines with a base at an airport, by code; without making the others.
  package func airlines(basedAt airport: String) throws(AtlasError) -> [AirlineFacts] {
    let wanted = Array(airport.utf8)
    guard wanted.count == 3 else { return [] }
    var found: [AirlineFacts] = []
    for index in 0..<hand.airlines.rows {
      let row = try hand.airlines.row(index)
      let isBase = (0..<min(row.u8(24), 14)).contains { hub in
        row.u8(25 + 3 * hub) == wanted[0] && row.u8(26 + 3 * hub) == wanted[1] && row.u8(27 + 3 * hub) == wanted[2]
      }
      if isBase { found.append(try airline(at: index)) }
    }
    return found
  }

  /// The airlines that bear a name in English or Korean, best first.
  package func airlines(named name: String) throws(AtlasError) -> [AirlineFacts] {
    var found: [AirlineFacts] = []
    for reference in try hand.index.references(of: try facts.fold(name)) where reference.kind == .airline {
      found.append(try airline(at: reference.index))
    }
    return found
  }

  /// The airlines likely to fly a route that existed: those with a base at either end. Empty where none is known.
  package func likelyCarriers(_ one: String, _ other: String) throws(AtlasError) -> [AirlineFacts] {
    guard try hasRoute(one, other) else { return [] }
    return try airlines.filter { $0.hubs.contains(one) || $0.hubs.contains(other) }
  }

  private func airline(at index: Int) throws(AtlasError) -> AirlineFacts {
    let row = try hand.airlines.row(index)
    guard let kind = AirlineFacts.Kind(rawValue: row.u8(3)) else { throw .malformed(table: "airlines") }
    return AirlineFacts(
      index: index, code: row.ascii(0, 2), englishName: try hand.text.text(row.u32(4)) ?? row.ascii(0, 2),
      koreanName: try hand.text.text(row.u32(8)), alliance: AirlineFacts.Alliance(rawValue: row.u8(2)), kind: kind,
      group: try hand.text.text(row.u32(12)), hubs: (0..<min(row.u8(24), 14)).map { row.ascii(25 + 3 * $0, 3) },
      since: row.u16(16) == 0 ? nil : row.u16(16), until: row.u16(18) == 0 ? nil : row.u16(18),
      checked: CivilDate(number: row.u32(20)))
  }
}
