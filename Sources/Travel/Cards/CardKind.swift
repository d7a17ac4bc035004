package import JSON

/// Every kind of card: the one list that reading, schemas and tests go by.
package enum CardKind {
  package static let all: [any Card.Type] = [
    TripGoalCard.self, PlannerCard.self, ItineraryCard.self, FlightOffer.self, HotelOffer.self, BudgetCard.self,
    PlacesCard.self, WeatherCard.self, TransportCard.self, EventsCard.self, BookingCard.self, SurveyCard.self,
    NoticeCard.self, ErrorCard.self,
  ]

  /// Any card by its `kind`; one of a kind or shape that this version does not know is kept as it came.
  package static let codec = Codec<any Card>(
    write: { ($0 as? UnknownCard)?.value ?? $0.json },
    read: { value, _ in read(value) },
    schema: {
      .object([.init("anyOf", .array(all.map { schema(of: $0) }))])
    })

  private static func schema<C: Card>(of type: C.Type) -> JSONValue { C.codec.schema() }

  private static func read(_ value: JSONValue) -> any Card {
    guard case .string(let kind)? = value["kind"] else { return UnknownCard(value: value) }
    for type in all where type.kind == kind {
      if let card = decoded(type, value) { return card }
    }
    return UnknownCard(value: value)
  }

  private static func decoded<C: Card>(_ type: C.Type, _ value: JSONValue) -> C? {
    do { return try C.codec.read(value, .root) } catch { return nil }
  }

  /// Draws cards in order, offers of a kind together as one table.
  package static func grouped(_ cards: [any Card], for reader: Reader) -> [Block] {
    var blocks: [Block] = []
    let flights = cards.compactMap { $0 as? FlightOffer }
    let hotels = cards.compactMap { $0 as? HotelOffer }
    var hasFlights = false
    var hasHotels = false
    for card in cards {
      if card is FlightOffer {
        if !hasFlights {
          blocks.append(.heading(Text(reader("Flights", "항공편")), level: 2))
          blocks.append(FlightOffer.columns.table(of: flights, for: reader))
          blocks += back(flights, for: reader)
        }
        hasFlights = true
      } else if card is HotelOffer {
        if !hasHotels {
          blocks.append(.heading(Text(reader("Places to stay", "숙소")), level: 2))
          blocks += HotelOffer.table(of: hotels, for: reader)
        }
        hasHotels = true
      } else {
        blocks += card.body(for: reader)
      }
    }
    return blocks
  }

  /// The ways back, and whom and what the prices are for.
  private static func back(_ flights: [FlightOffer], for reader: Reader) -> [Block] {
    let backs = flights.compactMap { $0.back(for: reader) }
    guard flights.allSatisfy({ $0.price.per == .party }) else {
      return backs.isEmpty ? [] : [.list(backs.map { Text($0) })]
    }
    guard !backs.isEmpty else {
      return [.paragraph(.quiet(reader("Prices are for the whole party, one way.", "가격은 일행 모두의 편도 요금이에요.")))]
    }
    return [
      .list(backs.map { Text($0) }),
      .paragraph(.quiet(reader("Prices are for the whole party, there and back.", "가격은 일행 모두의 왕복 요금이에요."))),
    ]
  }
}

/// A card that this version cannot read, kept byte for byte.
package struct UnknownCard: Card {
  package static let kind = "unknown"
  package let value: JSONValue

  package init(value: JSONValue) { self.value = value }

  package static let record = Record(
    UnknownCard.init(value:), Field("value", .any, "The card as it came.") { $0.value })

  package func body(for reader: Reader) -> [Block] {
    guard case .string(let kind)? = value["kind"] else { return [] }
    return [.paragraph(.quiet(reader("(\(kind): needs a newer itravel)", "(\(kind): 더 새로운 itravel이 필요해요)")))]
  }
}
