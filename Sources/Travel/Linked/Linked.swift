package import JSON

/// Something that is a thing of schema.org, or several: a card or an answer.
package protocol Linked {
  /// Gives its nodes of JSON-LD.
  func things(for reader: Reader) -> [JSONValue]
}

extension [any Card] {
  /// The nodes of these cards.
  func things(for reader: Reader) -> [JSONValue] { flatMap { ($0 as? any Linked)?.things(for: reader) ?? [] } }
}

/// A node of schema.org under construction; what is not known is left out.
struct Thing {
  private var members: [JSONValue.Member]

  /// Begins a node of a type; `key` makes it the same node when it is written again.
  init(_ type: String, key: String? = nil) {
    members = [.init("@type", .string(type))]
    if let key { members.append(.init("@id", .string("urn:uuid:\(SHA256.uuid(of: key))"))) }
  }

  var json: JSONValue { .object(members) }

  func with(_ name: String, _ value: JSONValue?) -> Thing {
    guard let value else { return self }
    var copy = self
    copy.members.append(.init(name, value))
    return copy
  }

  func with(_ name: String, text: String?) -> Thing { with(name, text.flatMap { $0.isEmpty ? nil : .string($0) }) }

  func with(_ name: String, _ thing: Thing?) -> Thing { with(name, thing?.json) }

  /// Adds an ordered list of nodes; an empty one is left out.
  func with(_ name: String, list things: [JSONValue]) -> Thing {
    guard !things.isEmpty else { return self }
    let items = things.enumerated().map { index, thing in
      Thing("ListItem").with("position", .int(index + 1)).with("item", thing).json
    }
    return with(
      name, Thing("ItemList").with("numberOfItems", .int(things.count)).with("itemListElement", .array(items)))
  }

  /// A point of the map.
  static func at(_ position: Position?) -> Thing? {
    position.map {
      Thing("GeoCoordinates").with("latitude", .number($0.latitudeText)).with("longitude", .number($0.longitudeText))
    }
  }

  static func organisation(_ name: String) -> Thing { Thing("Organization").with("name", text: name) }
}

extension Price {
  /// What can be had for a price: an offer where a provider said it, else a range; never a lone estimate.
  func offered(until expiry: String?) -> Thing? {
    if let total {
      return Thing("Offer").with("price", text: total.amount.text).with("priceCurrency", text: total.currency.code)
        .with("validThrough", text: expiry)
    }
    guard let (low, high) = range else { return nil }
    return Thing("AggregateOffer").with("lowPrice", text: low.amount.text).with("highPrice", text: high.amount.text)
      .with("priceCurrency", text: low.currency.code)
  }

  /// Both ends of the range; nil where one is not known.
  var range: (low: Money, high: Money)? {
    guard let low, let high, low.currency == high.currency else { return nil }
    return (low, high)
  }
}
