import Civil
import JSON
import Travel

extension BookingOrder {
  /// How an order stands in the journal.
  static let record = Record(
    BookingOrder.init(key:offer:travellers:quote:session:at:gate:seen:),
    Field("key", .string, "The idempotency key.") { $0.key },
    Field("offer", KeptOffer.record.codec, "What is bought.") { $0.offer },
    Field("travellers", .list(Traveller.record.codec), "Who travels.") { $0.travellers },
    Field("quote", Quote.record.codec, "What was agreed.") { $0.quote },
    Field("session", .string, "The conversation it was made in.") { $0.session },
    Field("at", .instant, "When it was made.") { $0.at },
    Field("gate", .any, "What its total had to be; null where a person agreed, or an older version wrote it.") {
      $0.gate
    },
    Field("seen", .optional(.list(.string)), "Codes that the provider listed just before; null where nobody looked.") {
      $0.seen
    })

  /// What was sent to the provider: the offer's id stands for the offer, which the booking holds.
  var payload: JSONValue {
    .object([
      .init("key", .string(key)), .init("offer", .string(offer.id)), .init("request", offer.request),
      .init("travellers", Codec.list(Traveller.record.codec).write(travellers)),
      .init("quote", Quote.record.codec.write(quote)), .init("gate", gate),
    ])
  }

  /// The same order for the same number of people, of whom nothing is known but their passenger types.
  var forgotten: BookingOrder {
    BookingOrder(
      key: key, offer: offer, travellers: travellers.map(\.forgotten), quote: quote, session: session, at: at,
      gate: gate, seen: seen)
  }
}

extension Traveller {
  /// A traveller of whom nothing is known but the passenger type.
  var forgotten: Traveller { Traveller(name: nil, type: type) }
}
