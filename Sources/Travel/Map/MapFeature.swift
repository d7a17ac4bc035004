/// One thing of an answer that a map can show, with what there is to say of it.
package struct MapFeature: Equatable, Sendable {
  /// What it is: a flight, a stay, or what a slot of a day is for.
  package enum Kind: String, CaseIterable, Sendable {
    case flight, stay, sight, meal, rest, arrive, travel, depart, destination, food
  }

  /// Where it is.
  package enum Shape: Equatable, Sendable {
    case point(Position)
    case way(from: End, to: End)
  }

  /// One end of a way, under the name that it bears on a map.
  package struct End: Equatable, Sendable {
    package let name: String
    package let position: Position

    package init(name: String, position: Position) {
      self.name = name
      self.position = position
    }
  }

  package let kind: Kind
  package let name: String
  package var localName: String?
  package let shape: Shape
  /// 1 for the first day of an itinerary; nil outside of one.
  package var day: Int?
  /// The date, or the RFC 3339 time where one is known.
  package var start: String?
  package var end: String?
  /// Part of the day.
  package var slot: ItinerarySlot.Period?
  /// Number of the slot within its day, or of the offer in its list, from 1.
  package var number: Int?
  /// How it is known; nil when nobody said.
  package let basis: Basis?
  /// Id of the offer.
  package var offer: String?
  /// Code of the booking.
  package var booking: String?
  /// Where the booking stands.
  package var status: BookingCard.Status?
  /// Whether the position is that of the town, for want of its own.
  package var isApproximate = false

  package init(kind: Kind, name: String, shape: Shape, basis: Basis?) {
    self.kind = kind
    self.name = name
    self.shape = shape
    self.basis = basis
  }
}
