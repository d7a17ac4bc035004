package import JSON
import Wording

/// Places worth a look: destinations to choose from, sights, or quarters to eat in.
package struct PlacesCard: Card {
  package static let kind = "places"

  /// What the places are.
  package enum Topic: String, CaseIterable, Sendable {
    case destinations, sights, food
  }

  package let topic: Topic
  package let title: String
  package let places: [Suggestion]

  package init(topic: Topic, title: String, places: [Suggestion]) {
    self.topic = topic
    self.title = title
    self.places = places
  }

  package static let record = Record(
    PlacesCard.init(topic:title:places:),
    Field("topic", .word(), "What the places are.") { $0.topic },
    Field("title", .string, "Heading.") { $0.title },
    Field("places", .list(Suggestion.record.codec), "Best first.") { $0.places })

  package func body(for reader: Reader) -> [Block] {
    [
      .heading(Text(title), level: 2),
      .list(
        places.map { place in
          let local = place.localName.map { $0 == place.name ? "" : "  \($0)" } ?? ""
          let cost = place.price.map { Text("  ") + reader.price($0) } ?? Text("")
          return .place(place.name) + .quiet(local) + Text(place.why.map { " — \($0)" } ?? "") + cost
        }),
    ]
  }
}

/// A place with the reason to go.
package struct Suggestion: Equatable, Sendable {
  package let name: String
  package let localName: String?
  package let kind: String?
  package let why: String?
  package let position: Position?
  package let price: Price?
  package let basis: Basis

  package init(
    name: String, localName: String?, kind: String?, why: String?, position: Position?, price: Price?, basis: Basis
  ) {
    self.name = name
    self.localName = localName
    self.kind = kind
    self.why = why
    self.position = position
    self.price = price
    self.basis = basis
  }

  package static let record = Record(
    Suggestion.init(name:localName:kind:why:position:price:basis:),
    Field("name", .string, "Name in the language of the answer.") { $0.name },
    Field("local_name", .optional(.string), "Name in the place's own script.") { $0.localName },
    Field("kind", .optional(.string), "Sort of place.") { $0.kind },
    Field("why", .optional(.string), "The reason to go.") { $0.why },
    Field("position", .optional(Position.codec), "[lon, lat].") { $0.position },
    Field("price", .optional(Price.record.codec), "What it is likely to cost.") { $0.price },
    Field("basis", .word(), "How it is known.") { $0.basis })
}
