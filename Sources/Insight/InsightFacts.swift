package import Civil
package import Travel

/// What the client needs to know of the world, since the server says places and times without their zones.
package struct InsightFacts: Sendable {
  /// The rules of a zone by its IANA name; nil when unknown.
  package let zone: @Sendable (_ name: String) -> ZoneRules?
  /// The zone of an airport or city code; nil when it is none.
  package let zoneOf: @Sendable (_ code: String) -> String?
  /// Minutes a flight between two airports takes by the model; nil when one is unknown.
  package let minutes: @Sendable (_ from: String, _ to: String) -> Int?
  /// `City, CC` for a name in any language; nil when it is not plainly one place.
  package let city: @Sendable (_ name: String) -> String?
  package let koreanName: @Sendable (_ place: Place) -> String
  /// Whether an airport belongs to a place: is it, or lies in it.
  package let serves: @Sendable (_ airport: String, _ place: Place) -> Bool
  /// An airline by its code or name; nil when it is not plainly one.
  package let airline: @Sendable (_ word: String) -> Carrier?
  /// The dated rate from one currency to another; nil when it is not known.
  package let rate: @Sendable (_ from: Currency, _ to: Currency) -> DatedRate?

  package init(
    zone: @escaping @Sendable (String) -> ZoneRules?, zoneOf: @escaping @Sendable (String) -> String?,
    minutes: @escaping @Sendable (String, String) -> Int?, city: @escaping @Sendable (String) -> String?,
    koreanName: @escaping @Sendable (Place) -> String, serves: @escaping @Sendable (String, Place) -> Bool,
    airline: @escaping @Sendable (String) -> Carrier?,
    rate: @escaping @Sendable (Currency, Currency) -> DatedRate? = { _, _ in nil }
  ) {
    self.zone = zone
    self.zoneOf = zoneOf
    self.minutes = minutes
    self.city = city
    self.koreanName = koreanName
    self.serves = serves
    self.airline = airline
    self.rate = rate
  }

  /// Knows nothing: names stay as they come, times are read in UTC.
  package static let none = InsightFacts(
    zone: { _ in nil }, zoneOf: { _ in nil }, minutes: { _, _ in nil }, city: { _ in nil }, koreanName: { $0.name },
    serves: { code, place in place.code == nil || place.code == code }, airline: { _ in nil })
}
