package import Civil

/// Something worth seeing, written down by hand.
package struct SightFacts: Equatable, Sendable {
  /// What it is; the raw values are those of the blob.
  package enum Kind: Int, CaseIterable, Sendable {
    case landmark, temple, palace, museum, gallery, park, garden, viewpoint, market, food, shopping, beach, nature
    case hotSpring, themePark, zooAquarium, neighbourhood, nightlife, show, activity
  }

  /// Whether rain matters; the raw values are those of the blob.
  package enum Shelter: Int, Sendable {
    case indoors, outdoors, mixed
  }

  /// When it is best; the raw values are those of the blob.
  package enum Slot: Int, Sendable {
    case morning, noon, afternoon, evening, night, any
  }

  /// What kind of traveller it is for; the raw values are those of the blob.
  package enum Tag: Int, CaseIterable, Sendable {
    case food, nature, rest, city, shopping, culture, nightlife, family, romance, beach, hiking, hotSpring, museum
    case photography, activity, history, art, view
  }

  let index: Int
  /// The name in English.
  package let englishName: String
  /// The name in Korean; nil when it is not written down.
  package let koreanName: String?
  /// The name where it stands, in the script used there.
  package let localName: String?
  /// What it is.
  package let kind: Kind
  /// Where it stands.
  package let position: Position
  /// The position is good to about a kilometre only.
  package let isApproximate: Bool
  /// How long a visit takes, in minutes.
  package let visit: Elapsed
  /// Whether rain matters.
  package let shelter: Shelter
  /// When it is best.
  package let slot: Slot
  /// The day of the week it is closed all year round; nil when there is none.
  package let closed: Weekday?
  /// It lies well outside the city and wants most of a day.
  package let isDayTrip: Bool
  /// What kinds of traveller it is for.
  package let tags: Set<Tag>
  /// One plain reason to go, in English.
  package let englishReason: String
  /// One plain reason to go, in Korean.
  package let koreanReason: String
  /// The day somebody looked it up; nil when nobody has yet.
  package let checked: CivilDate?
}

extension Atlas {
  /// The sights of a city, the most worth seeing first; empty when none are written down.
  package func sights(in city: CityFacts) throws(AtlasError) -> [SightFacts] {
    var found: [SightFacts] = []
    for guide in try guides(of: city) { found += try sights(guide.sights) }
    return found
  }

  /// The sights of the city where one stays for a region; empty when none are written down.
  package func sights(in region: RegionFacts) throws(AtlasError) -> [SightFacts] {
    guard let base = region.baseIndex else { return [] }
    return try sights(try guide(at: base).sights)
  }

  /// The sights that bear a name, each with its city.
  package func sights(named name: String) throws(AtlasError) -> [(sight: SightFacts, city: CityFacts)] {
    var found: [(sight: SightFacts, city: CityFacts)] = []
    for reference in try hand.index.references(of: try facts.fold(name)) where reference.kind == .sight {
      guard let place = try hand.sights.row(reference.index).index(30), let city = try city(ofPlaceAt: place) else {
        continue
      }
      found.append((try sight(at: reference.index), city))
    }
    return found
  }

  private func sights(_ rows: Range<Int>) throws(AtlasError) -> [SightFacts] {
    var found: [SightFacts] = []
    for index in rows { found.append(try sight(at: index)) }
    return found
  }

  private func sight(at index: Int) throws(AtlasError) -> SightFacts {
    let row = try hand.sights.row(index)
    guard let kind = SightFacts.Kind(rawValue: row.u8(32)), let shelter = SightFacts.Shelter(rawValue: row.u8(33)),
      let slot = SightFacts.Slot(rawValue: row.u8(34))
    else { throw .malformed(table: "sights") }
    let bits = row.u32(36)
    return SightFacts(
      index: index, englishName: try hand.text.text(row.u32(0)) ?? "", koreanName: try hand.text.text(row.u32(4)),
      localName: try hand.text.text(row.u32(8)), kind: kind, position: try row.position(20, table: "sights"),
      isApproximate: row.u8(44) & 2 != 0, visit: Elapsed(minutes: row.u16(28)), shelter: shelter, slot: slot,
      closed: Weekday(rawValue: row.u8(35) + 1), isDayTrip: row.u8(44) & 1 != 0,
      tags: Set(SightFacts.Tag.allCases.filter { bits & (1 << $0.rawValue) != 0 }),
      englishReason: try hand.text.text(row.u32(12)) ?? "", koreanReason: try hand.text.text(row.u32(16)) ?? "",
      checked: CivilDate(number: row.u32(40)))
  }
}
