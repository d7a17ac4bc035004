import Civil
import JSON
import Travel

/// What was agreed when a booking was confirmed or cancelled, without personal data.
struct Receipt: Sendable {
  let at: Instant
  let code: String?
  /// Everything, in an order that never changes.
  let content: JSONValue

  init(of booking: BookingCard, quote: Quote, event: BookingEvent) {
    at = event.at
    code = booking.code
    // A receipt of a cancellation has what it cost as well; that of a booking has no such keys.
    let cancellation =
      booking.status == .cancelled
      ? [
        JSONValue.Member("fee", Codec.optional(Money.record.codec).write(event.terms?.fee)),
        JSONValue.Member("refund", Codec.optional(Money.record.codec).write(event.terms?.refund)),
      ] : []
    content = .object(
      [
        .init("at", .string(event.at.rfc3339)),
        .init("event", .string(event.event)),
        .init("status", .string(booking.status.rawValue)),
        .init("code", Codec.optional(.string).write(booking.code)),
        .init("provider", .string(booking.provider)),
        .init("endpoint", Codec.optional(.string).write(booking.endpoint)),
        .init("kind", .string(booking.sort.rawValue)),
        .init("practice", .bool(booking.practice)),
        .init("title", .string(booking.title)),
        .init("start", Codec.optional(.string).write(booking.start)),
        .init("end", Codec.optional(.string).write(booking.end)),
        .init("offer", .string(quote.offerId)),
        .init("travellers", .int(booking.travellers.count)),
        .init("total", Codec.optional(Money.record.codec).write(booking.total)),
        .init("basis", .string(quote.basis.rawValue)),
        .init("terms", Codec.list(.string).write(quote.terms)),
      ] + cancellation + [
        .init("details", Codec.optional(.string).write(booking.travellers.unmentioned(in: event.details))),
        .init("command", Codec.optional(.string).write(booking.travellers.unmentioned(in: event.command))),
      ])
  }

  /// Ties a content to all that came before.
  static func hash(_ content: String, after previous: String) -> String { SHA256.hex(previous + content) }

  /// What the first receipt comes after.
  static let origin = String(repeating: "0", count: 64)
}

extension Connection {
  /// The hash of the last receipt, kept apart from it, so that a chain whose end was cut off is told from a whole one.
  private static let head = "last_receipt"

  func append(_ receipt: Receipt) throws(Failure) {
    let last = try first("SELECT sequence, hash FROM receipts ORDER BY sequence DESC LIMIT 1") {
      (row) throws(Failure) in (sequence: row.int64(0), hash: row.text(1))
    }
    let content = JSONWriter().text(receipt.content)
    let hash = Receipt.hash(content, after: last?.hash ?? Receipt.origin)
    try run(
      "INSERT INTO receipts (sequence, at, code, content, hash) VALUES (?1, ?2, ?3, ?4, ?5)",
      .int((last?.sequence ?? 0) + 1), .int(receipt.at.seconds), .optional(receipt.code), .text(content), .text(hash))
    try run(
      "INSERT INTO marks (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      .text(Connection.head), .text(hash))
  }

  /// Follows the chain from its first receipt.
  func checkReceipts() throws(Failure) -> ReceiptCheck {
    var hash = Receipt.origin
    var count = 0
    var broken: Int?
    _ = try rows("SELECT sequence, content, hash FROM receipts ORDER BY sequence") { (row) throws(Failure) in
      count += 1
      hash = Receipt.hash(row.text(1), after: hash)
      if broken == nil, row.int(0) != count || row.text(2) != hash { broken = count }
    }
    let head = try first("SELECT value FROM marks WHERE name = ?1", .text(Connection.head)) { (row) throws(Failure) in
      row.text(0)
    }
    if broken == nil, hash != head ?? Receipt.origin { broken = count + 1 }
    return ReceiptCheck(count: count, firstBroken: broken)
  }
}
