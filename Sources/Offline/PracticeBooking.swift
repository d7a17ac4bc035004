import JSON
import Travel

/// Bookings that reserve nothing, for trying the tool and its scripts.
enum PracticeBooking {
  /// A receipt whose code depends on the key, so that the same order sent twice has one; where another booking has that
  /// code already it is the next.
  static func receipt(for order: BookingOrder) -> BookingReceipt {
    var (key, generation) = (order.key, 1)
    while order.foreignCodes.contains(code(of: key)) {
      generation += 1
      key = "\(order.key)#\(generation)"
    }
    return BookingReceipt(code: code(of: key), total: order.quote.total)
  }

  /// `IT-` and six characters of A–Z and 2–9.
  static func code(of key: String) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789")
    return "IT-"
      + String(SHA256.digest(Array("practice|\(key)".utf8)).prefix(6).map { letters[Int($0) % letters.count] })
  }
}
