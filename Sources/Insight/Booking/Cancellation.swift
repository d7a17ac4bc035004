import JSON
import Transport
import Travel
import Wording

/// Cancels a booking by its code.
struct Cancellation {
  let backend: Backend

  /// The server names neither fee nor refund: it takes no payment.
  static let quote = CancellationQuote(
    fee: nil, refund: nil, terms: ["The server takes no payment, so there is no fee and nothing to give back."])

  func cancel(_ booking: BookingCard) throws(Failure) -> CancellationQuote {
    guard let code = booking.code, Cancellation.isCode(code) else { throw unknown(booking.code ?? "–", nil) }
    let path = "/api/bookings/\(WebAddress.escaped(code))/cancel"
    let answer = try backend.posted(path, nil, isOnce: true, .short)
    if answer.response.status == 404, let body = answer.parsed, body["ok"]?.looseBool == false {
      throw try refusal(code, body.text("message"))
    }
    let value = try answer.json(at: path)
    guard value["ok"]?.looseBool == true else {
      if value["ok"]?.looseBool == false { throw try refusal(code, value.text("message"), isKnown: true) }
      throw answer.nonsense(
        Phrase("The server did not say whether it cancelled.", "서버가 취소했는지 알려 주지 않았어요."))
    }
    guard let other = value.text("booking_code"), answer.response.status == 200 else {
      throw answer.nonsense(
        Phrase("The server did not say what it cancelled.", "서버가 무엇을 취소했는지 알려 주지 않았어요."))
    }
    guard other.lowercased() == code.lowercased() else {
      throw answer.nonsense(
        Phrase(
          "The server answered that it cancelled \(other), not \(code).", "서버가 \(code)이(가) 아니라 \(other)을(를) 취소했다고 답했어요."
        ))
    }
    return Cancellation.quote
  }

  /// The server says the same of an unknown code and of one that is cancelled; its lists tell them apart.
  private func refusal(_ code: String, _ message: String?, isKnown: Bool = false) throws(Failure) -> Failure {
    let isCancelled = try backend.serverBookings(cancelled: true).contains { $0.code == code }
    guard isCancelled else { return isKnown ? refused(code, message) : unknown(code, message) }
    return Failure(
      "already_cancelled", .conflict,
      Phrase("Booking \(code) is cancelled already.", "\(code) 예약은 이미 취소됐어요."), hint: "itravel history \(code)",
      effect: .notCommitted)
  }

  private func refused(_ code: String, _ message: String?) -> Failure {
    let words = message.map { ": \($0)" } ?? "."
    return Failure(
      "cancel_refused", .conflict,
      Phrase("The server did not cancel \(code)\(words)", "서버가 \(code) 예약을 취소하지 않았어요\(words)"),
      hint: "itravel history \(code)", effect: .notCommitted)
  }

  private func unknown(_ code: String, _ message: String?) -> Failure {
    let words = message.map { ": \($0)" } ?? "."
    return Failure(
      "booking_not_found", .notFound,
      Phrase("The server knows no booking \(code)\(words)", "서버에 \(code) 예약이 없어요\(words)"), hint: "itravel history",
      field: "code", effect: .notCommitted)
  }

  /// Letters, digits and hyphens: anything else is no code, and some of it would be another address.
  static func isCode(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45
      }
  }
}
