package import Civil

/// What a calendar needs to know of places: how their clocks run, and what an airport's code stands for.
package struct ZoneBook: Sendable {
  /// Gives the rules of an IANA zone; nil when there is no such zone.
  package let rules: @Sendable (_ zone: String) -> ZoneRules?
  /// Gives the IANA zone of a place; nil when it is not known.
  package let zoneOf: @Sendable (_ place: Place) -> String?
  /// Gives the IANA zone of the town around a point; nil where there is none.
  package let zoneAt: @Sendable (_ position: Position) -> String?
  /// Gives the place of an IATA code; nil when it is none.
  package let byCode: @Sendable (_ code: String) -> Place?

  package init(
    rules: @escaping @Sendable (String) -> ZoneRules?, zoneOf: @escaping @Sendable (Place) -> String?,
    zoneAt: @escaping @Sendable (Position) -> String?, byCode: @escaping @Sendable (String) -> Place?
  ) {
    self.rules = rules
    self.zoneOf = zoneOf
    self.zoneAt = zoneAt
    self.byCode = byCode
  }

  /// Knows no zone and no place.
  package static let empty = ZoneBook(
    rules: { _ in nil }, zoneOf: { _ in nil }, zoneAt: { _ in nil }, byCode: { _ in nil })
}

extension Reader {
  /// How the clocks run in a city written `Osaka, JP`; nil when nobody knows.
  func rules(inCity city: String?) -> ZoneRules? {
    guard let city, let comma = city.lastIndex(of: ",") else { return nil }
    let country = city[city.index(after: comma)...].drop { $0 == " " }
    let place = Place(
      code: nil, kind: .city, name: String(city[..<comma]), country: String(country), zone: nil)
    return zones.zoneOf(place).flatMap { zones.rules($0) }
  }

  /// How the clocks run at a point; nil when nobody knows.
  func rules(at position: Position?) -> ZoneRules? {
    position.flatMap { zones.zoneAt($0) }.flatMap { zones.rules($0) }
  }

  /// Where an airport lies; nil when nobody knows.
  func position(ofAirport code: String) -> Position? {
    gazetteer.positionOf(Place(code: code, kind: .airport, name: code, country: nil, zone: nil))
  }

  /// An airport by its code as people know it: `Incheon (ICN)`.
  func airport(_ code: String) -> String {
    guard let place = zones.byCode(code) else { return code }
    let name = nameOf(place)
    return name == code ? code : "\(name) (\(code))"
  }
}

extension ZoneRules {
  /// The time that a wall clock means: the first of two, and past a jump what the clocks show then.
  func moment(_ local: CivilTime) -> ZonedTime {
    switch zoned(local) {
    case .one(let time), .fold(let time, _): time
    case .gap(let before, _): zoned(Instant(seconds: local.wallSeconds - Int64(before)))
    }
  }
}
