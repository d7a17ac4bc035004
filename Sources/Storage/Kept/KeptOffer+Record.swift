import Civil
import JSON
import Travel

extension KeptOffer {
  /// How an offer stands in the journal.
  static let record = Record(
    KeptOffer.init(item:session:endpoint:request:seenAt:),
    Field("offer", Item.codec, "The offer as it was shown.") { $0.item },
    Field("session", .optional(.string), "The conversation it was shown in.") { $0.session },
    Field("endpoint", .optional(.string), "Where the provider was reached.") { $0.endpoint },
    Field("request", .any, "The search it answers.") { $0.request },
    Field("seen_at", .instant, "When it was shown.") { $0.seenAt })
}

extension KeptOffer.Item {
  /// An offer by its `kind`.
  static let codec = Codec<KeptOffer.Item>(
    write: { item in
      switch item {
      case .flight(let offer): offer.json
      case .hotel(let offer): offer.json
      }
    },
    read: { value, path throws(JSONMismatch) in
      switch value["kind"] {
      case .string(FlightOffer.kind): .flight(try FlightOffer.codec.read(value, path))
      case .string(HotelOffer.kind): .hotel(try HotelOffer.codec.read(value, path))
      case _: throw JSONMismatch(path.key("kind"), expected: "flight or hotel")
      }
    },
    schema: { .object([.init("anyOf", .array([FlightOffer.codec.schema(), HotelOffer.codec.schema()]))]) })
}
