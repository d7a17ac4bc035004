package import Civil
package import JSON

/// A flight or journey by air that could be taken, with what it may cost.
package struct FlightOffer: Card {
  package static let kind = "flight"
  package static let kindPosition = 2

  /// `of_` and a hash of what the offer is.
  package var id: String
  package var number: Int
  package let provider: String
  package let live: Bool
  package let expiresAt: Instant?
  package let bookable: Bool
  package let price: Price
  package let slices: [Slice]
  /// nil when the provider does not say.
  package let cabin: Cabin?
  package let carriers: [Carrier]
  /// What is known of bags, in words.
  package let bags: String?
  /// Kilograms of CO₂ equivalent for one passenger over all slices; nil when unknown.
  package let emissions: Emissions?
  /// Days around the asked date with the price range of each; empty unless asked for.
  package let days: [PricedDay]
  package let notes: [String]

  package init(
    id: String, number: Int, provider: String, live: Bool, expiresAt: Instant?, bookable: Bool, price: Price,
    slices: [Slice], cabin: Cabin?, carriers: [Carrier], bags: String?, emissions: Emissions?, days: [PricedDay],
    notes: [String]
  ) {
    self.id = id
    self.number = number
    self.provider = provider
    self.live = live
    self.expiresAt = expiresAt
    self.bookable = bookable
    self.price = price
    self.slices = slices
    self.cabin = cabin
    self.carriers = carriers
    self.bags = bags
    self.emissions = emissions
    self.days = days
    self.notes = notes
  }

  package static let record = Record(
    FlightOffer.init(
      id:number:provider:live:expiresAt:bookable:price:slices:cabin:carriers:bags:emissions:days:notes:),
    Field("id", .string, "Stable id of what the offer is, not of its price.") { $0.id },
    Field("number", .int, "Number in the session's latest flight search, from 1.") { $0.number },
    Field("provider", .string, "Who offers it.") { $0.provider },
    Field("live", .bool, "Whether a provider can sell it now.") { $0.live },
    Field("expires_at", .optional(.instant), "When the offer ends.") { $0.expiresAt },
    Field("bookable", .bool, "Whether `itravel book` takes it.") { $0.bookable },
    Field("price", Price.record.codec, "What it costs, for the whole party.") { $0.price },
    Field("slices", .list(Slice.record.codec), "Each direction of the journey.") { $0.slices },
    Field("cabin", .optional(.word()), "Cabin of the price; null when the provider does not say.") { $0.cabin },
    Field("carriers", .list(Carrier.record.codec), "Airlines that fly or are likely to fly it.") { $0.carriers },
    Field("bags", .optional(.string), "What is known of bags.") { $0.bags },
    Field("emissions", .optional(Emissions.record.codec), "CO2 for one passenger.") { $0.emissions },
    Field("days", .list(PricedDay.record.codec), "Price range of each day around the date, with --flex.") { $0.days },
    Field("notes", .list(.string), "What else a traveller should know.") { $0.notes })
}

/// The cabin a price is for.
package enum Cabin: String, CaseIterable, Sendable {
  case economy, premium, business, first
}

/// An airline that flies an offer or is likely to.
package struct Carrier: Hashable, Sendable {
  package let code: String
  package let name: String
  package let alliance: String?
  package let basis: Basis

  package init(code: String, name: String, alliance: String?, basis: Basis) {
    self.code = code
    self.name = name
    self.alliance = alliance
    self.basis = basis
  }

  package static let record = Record(
    Carrier.init(code:name:alliance:basis:),
    Field("code", .string, "IATA airline code.") { $0.code },
    Field("name", .string, "Name of the airline.") { $0.name },
    Field("alliance", .optional(.string), "star, oneworld, skyteam or another; null for none.") { $0.alliance },
    Field("basis", .word(), "How it is known.") { $0.basis })
}

/// What one passenger's seat emits.
package struct Emissions: Equatable, Sendable {
  package let kilograms: Int
  package let method: String
  package let basis: Basis

  package init(kilograms: Int, method: String, basis: Basis) {
    self.kilograms = kilograms
    self.method = method
    self.basis = basis
  }

  package static let record = Record(
    Emissions.init(kilograms:method:basis:),
    Field("co2e_kg", .int, "Kilograms of CO2 equivalent for one passenger.") { $0.kilograms },
    Field("method", .string, "How it was computed, and for which cabin.") { $0.method },
    Field("basis", .word(), "How it is known.") { $0.basis })
}

/// The price range of one day of departure.
package struct PricedDay: Equatable, Sendable {
  package let date: CivilDate
  package let price: Price

  package init(date: CivilDate, price: Price) {
    self.date = date
    self.price = price
  }

  package static let record = Record(
    PricedDay.init(date:price:),
    Field("date", .date, "Day of departure.") { $0.date },
    Field("price", Price.record.codec, "Price of that day.") { $0.price })
}
