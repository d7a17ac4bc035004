package import JSON

/// A place a trip can start, end or stay at.
package struct Place: Hashable, Sendable {
  /// What sort of place it is.
  package enum Kind: String, CaseIterable, Sendable {
    case airport, city, region, place
  }

  /// An IATA airport or city code; nil without one.
  package let code: String?
  package let kind: Kind
  /// The English name, such as `Osaka`.
  package let name: String
  /// ISO 3166-1 alpha-2; nil when unknown.
  package let country: String?
  /// The IANA zone; nil when unknown.
  package let zone: String?
  /// What the place is in the tables of facts, such as `city:1853909`; never written, nil where only JSON is known.
  package let handle: String?

  package init(code: String?, kind: Kind, name: String, country: String?, zone: String?, handle: String? = nil) {
    self.code = code
    self.kind = kind
    self.name = name
    self.country = country
    self.zone = zone
    self.handle = handle
  }

  package static let record = Record(
    { (code: String?, kind: Kind, name: String, country: String?, zone: String?) in
      Place(code: code, kind: kind, name: name, country: country, zone: zone)
    },
    Field("code", .optional(.string), "IATA airport or city code; null without one.") { $0.code },
    Field("kind", .word(), "What sort of place it is.") { $0.kind },
    Field("name", .string, "English name.") { $0.name },
    Field("country", .optional(.string), "ISO 3166-1 alpha-2 code.") { $0.country },
    Field("zone", .optional(.string), "IANA time zone.") { $0.zone })
}
