package import JSON
import Wording

/// Ways from one place to another.
package struct TransportCard: Card {
  package static let kind = "transport"

  package let from: String
  package let to: String
  package let ways: [Way]
  package let note: String?

  package init(from: String, to: String, ways: [Way], note: String?) {
    self.from = from
    self.to = to
    self.ways = ways
    self.note = note
  }

  package static let record = Record(
    TransportCard.init(from:to:ways:note:),
    Field("from", .string, "Where it starts.") { $0.from },
    Field("to", .string, "Where it ends.") { $0.to },
    Field("ways", .list(Way.record.codec), "Best first.") { $0.ways },
    Field("note", .optional(.string), "What the figures are and are not.") { $0.note })

  package func body(for reader: Reader) -> [Block] {
    [
      .heading(.place("\(reader.cityName(from)) → \(reader.cityName(to))"), level: 2),
      .list(ways.map { Text(reader.way($0)) }),
    ] + (note.map { [.paragraph(.quiet($0))] } ?? [])
  }
}
