package import Civil

/// A long-standing hotel, written down by hand: no price, no vacancy, not the answer of a search.
package struct HotelFacts: Equatable, Sendable {
  /// What a night costs against others of the city; the raw values are those of the blob.
  package enum Tier: Int, CaseIterable, Sendable {
    case budget, mid, upper, luxury
  }

  let index: Int
  /// The name it trades under.
  package let name: String
  /// The name in the script used there; nil when it is not written down.
  package let localName: String?
  /// The name in Korean; nil when it is not written down.
  package let koreanName: String?
  /// As commonly classed, 2 to 5.
  package let stars: Int
  /// What a night costs against others of the city.
  package let tier: Tier
  /// The part of the city.
  package let quarter: String?
  /// The part of the city, in Korean.
  package let koreanQuarter: String?
  /// Where it stands.
  package let position: Position
  /// The position is good to about a kilometre only.
  package let isApproximate: Bool
  /// The year it opened; nil when not sure.
  package let opened: Int?
  /// The day somebody looked it up; nil when nobody has yet.
  package let checked: CivilDate?
}

extension Atlas {
  /// The well-known hotels of a city; empty when none are written down.
  package func hotels(in city: CityFacts) throws(AtlasError) -> [HotelFacts] {
    var found: [HotelFacts] = []
    for guide in try guides(of: city) { found += try hotels(guide.hotels) }
    return found
  }

  /// The well-known hotels of the city where one stays for a region; empty when none are written down.
  package func hotels(in region: RegionFacts) throws(AtlasError) -> [HotelFacts] {
    guard let base = region.baseIndex else { return [] }
    return try hotels(try guide(at: base).hotels)
  }

  /// The well-known hotel of a name that stands at a point; nil when none is written down.
  package func hotel(named name: String, at position: Position) throws(AtlasError) -> HotelFacts? {
    let (latitude, longitude) = (Int((position.latitude * 1e6).rounded()), Int((position.longitude * 1e6).rounded()))
    for index in 0..<hand.hotels.rows {
      let row = try hand.hotels.row(index)
      // Names are texts to be put together: only those at the point are.
      if row.i32(20) == latitude, row.i32(24) == longitude, try hand.text.text(row.u32(0)) == name {
        return try hotels(index..<index + 1).first
      }
    }
    return nil
  }

  private func hotels(_ rows: Range<Int>) throws(AtlasError) -> [HotelFacts] {
    var found: [HotelFacts] = []
    for index in rows {
      let row = try hand.hotels.row(index)
      guard let tier = HotelFacts.Tier(rawValue: row.u8(31)) else { throw .malformed(table: "hotels") }
      found.append(
        HotelFacts(
          index: index, name: try hand.text.text(row.u32(0)) ?? "", localName: try hand.text.text(row.u32(4)),
          koreanName: try hand.text.text(row.u32(8)), stars: row.u8(30), tier: tier,
          quarter: try hand.text.text(row.u32(12)), koreanQuarter: try hand.text.text(row.u32(16)),
          position: try row.position(20, table: "hotels"), isApproximate: row.u8(34) & 2 != 0,
          opened: row.u16(32) == 0 ? nil : row.u16(32), checked: CivilDate(number: row.u32(36))))
    }
    return found
  }
}
