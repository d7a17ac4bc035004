import JSON
import Travel

/// Bookings that reserve nothing, for trying the tool and its scripts.
enum PracticeBooking {
  /// A receipt that depends on the key alone, so that the same order sent twice has one code.
  static func receipt(for order: BookingOrder) -> BookingReceipt {
    BookingReceipt(code: code(of: order.key), total: order.quote.total)
  }

  /// `IT-` and six characters of A–Z and 2–9.
  static func code(of key: String) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789")
    return "IT-"
      + String(SHA256.digest(Array("practice|\(key)".utf8)).prefix(6).map { letters[Int($0) % letters.count] })
  }
}
