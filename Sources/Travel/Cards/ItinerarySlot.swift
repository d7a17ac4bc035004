package import Civil
package import JSON

/// One thing to do on a day, and the way to it from the thing before.
package struct ItinerarySlot: Equatable, Sendable {
  /// A part of the day, for trips without clock times.
  package enum Period: String, CaseIterable, Sendable {
    case morning, noon, afternoon, evening, night
  }

  /// What the slot is for.
  package enum Purpose: String, CaseIterable, Sendable {
    case arrive, stay, sight, meal, rest, travel, depart, work
  }

  package let period: Period
  /// Nil in a spontaneous plan.
  package let start: ClockTime?
  package let end: ClockTime?
  package let purpose: Purpose
  package let place: SlotPlace
  package let why: String?
  package let minutes: Int?
  /// Ways from the slot before, best first; empty for the first of a day.
  package let ways: [Way]

  package init(
    period: Period, start: ClockTime?, end: ClockTime?, purpose: Purpose, place: SlotPlace, why: String?,
    minutes: Int?, ways: [Way]
  ) {
    self.period = period
    self.start = start
    self.end = end
    self.purpose = purpose
    self.place = place
    self.why = why
    self.minutes = minutes
    self.ways = ways
  }

  package static let record = Record(
    ItinerarySlot.init(period:start:end:purpose:place:why:minutes:ways:),
    Field("period", .word(), "Part of the day.") { $0.period },
    Field("start", .optional(.clock), "HH:MM at the place; null in a spontaneous plan.") { $0.start },
    Field("end", .optional(.clock), "HH:MM at the place; null in a spontaneous plan.") { $0.end },
    Field("purpose", .word(), "What the slot is for.") { $0.purpose },
    Field("place", SlotPlace.record.codec, "Where.") { $0.place },
    Field("why", .optional(.string), "Why it is worth it.") { $0.why },
    Field("minutes", .optional(.int), "Minutes to spend there.") { $0.minutes },
    Field("ways", .list(Way.record.codec), "Ways from the slot before, best first.") { $0.ways })
}

/// Where a slot takes place.
package struct SlotPlace: Equatable, Sendable {
  package let name: String
  package let localName: String?
  package let kind: String?
  package let position: Position?
  package let indoor: Bool?

  package init(name: String, localName: String?, kind: String?, position: Position?, indoor: Bool?) {
    self.name = name
    self.localName = localName
    self.kind = kind
    self.position = position
    self.indoor = indoor
  }

  package static let record = Record(
    SlotPlace.init(name:localName:kind:position:indoor:),
    Field("name", .string, "Name in the language of the answer.") { $0.name },
    Field("local_name", .optional(.string), "Name in the place's own script.") { $0.localName },
    Field("kind", .optional(.string), "Sort of place.") { $0.kind },
    Field("position", .optional(Position.codec), "[lon, lat].") { $0.position },
    Field("indoor", .optional(.bool), "Whether it is under a roof.") { $0.indoor })
}

/// A way from one place to the next.
package struct Way: Equatable, Sendable {
  package enum Mode: String, CaseIterable, Sendable {
    case walk, transit, taxi, train, bus, ferry, flight, car
  }

  package let mode: Mode
  package let minutes: Int?
  /// Metres on the way; nil when unknown.
  package let metres: Int?
  package let cost: Price?
  package let basis: Basis
  /// What a provider said of it, in words.
  package let details: String?

  package init(mode: Mode, minutes: Int?, metres: Int?, cost: Price?, basis: Basis, details: String?) {
    self.mode = mode
    self.minutes = minutes
    self.metres = metres
    self.cost = cost
    self.basis = basis
    self.details = details
  }

  package static let record = Record(
    Way.init(mode:minutes:metres:cost:basis:details:),
    Field("mode", .word(), "How one goes.") { $0.mode },
    Field("minutes", .optional(.int), "Minutes it takes.") { $0.minutes },
    Field("distance_m", .optional(.int), "Metres.") { $0.metres },
    Field("cost", .optional(Price.record.codec), "What it costs.") { $0.cost },
    Field("basis", .word(), "How the minutes are known.") { $0.basis },
    Field("details", .optional(.string), "In words.") { $0.details })
}

extension Codec where Value == ClockTime {
  /// A time of day as `HH:MM`.
  package static var clock: Codec { .by(.string, expected: "HH:MM", { ClockTime(text: $0) }, { $0.text }) }
}
