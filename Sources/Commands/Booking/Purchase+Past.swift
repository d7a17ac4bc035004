import Civil
import Grammar
import Travel
import Wording

/// What was done with an offer before, under whatever key.
extension Purchase {
  /// The earlier purchase of the offer that this one would repeat; with `--again` only one that is still open. One for
  /// the same travellers goes first, and among those one whose outcome is not known.
  private func kin(of hash: String) throws(Failure) -> JournalEntry? {
    let earlier = try entries().filter { entry in
      switch entry.booking.status {
      case .intended, .unknown: !terms.isAgain || !entry.booking.isCancelOpen
      case .confirmed: !terms.isAgain
      case .cancelled, .failed: false
      }
    }
    let own = earlier.filter { $0.bodyHash == hash }
    return own.first { $0.booking.status != .confirmed } ?? own.last
      ?? earlier.first { $0.booking.status != .confirmed } ?? earlier.last
  }

  /// What stands under a key, else what this purchase would repeat. What came to nothing hides no other purchase.
  func before(_ key: String, _ hash: String) throws(Failure) -> JournalEntry? {
    let entry = try ledger.bookings.entry(key)
    if let entry, entry.booking.status != .failed || entry.bodyHash != hash { return entry }
    return try kin(of: hash) ?? entry
  }

  /// Looks whether an order that a provider received and refused, or that was given up, was carried out all the same;
  /// gives that booking when it is for the same travellers.
  func lookUpFailed(_ hash: String, _ travellers: [Traveller]) throws(Failure) -> Outcome? {
    for entry in try entries() where entry.mayStillBeThere {
      let found: BookingCard?
      do throws(Failure) { found = try Settlement(ledger: ledger, context: context).settled(entry) } catch {
        guard terms.isAgain, error.code == "outcome_unclear" else { throw error }
        continue
      }
      if let found {
        if isSame(entry, hash, travellers) { return try repeated(found, entry) }
      } else {
        _ = try Settlement(ledger: ledger, context: context).givenUp(entry)
      }
    }
    return nil
  }

  /// Finds out what became of cancellations without an answer: one that was done frees the offer.
  func settleCancellations() throws(Failure) {
    for entry in try entries() where entry.booking.isCancelOpen {
      _ = try Settlement(ledger: ledger, context: context).settledCancellation(entry)
    }
  }

  private func entries() throws(Failure) -> [JournalEntry] {
    try ledger.bookings.entries(offer.id, offer.provider, offer.endpoint)
  }

  /// Whether the booking still stands is what is to be found out first.
  func cancelOpen(_ booking: BookingCard) -> Failure {
    let code = booking.code ?? "–"
    return Failure(
      "cancel_open", .conflict,
      Phrase(
        "It is booked as \(code), and whether that was cancelled is not known. Nothing was sent.",
        "\(code)로 예약했고, 그 예약이 취소됐는지 아직 알 수 없어요. 아무것도 보내지 않았어요."),
      hint: "itravel history --recheck")
  }

  func cancelledSince(_ booking: BookingCard) -> Failure {
    let code = booking.code ?? "–"
    return Failure(
      "cancelled_since", .conflict,
      Phrase(
        "It was booked as \(code) and has been cancelled at the provider since; nothing was sent. Run it again to book anew.",
        "\(code)로 예약됐다가 제공자에서 취소됐어요. 아무것도 보내지 않았어요. 다시 실행하면 새로 예약해요."),
      hint: context.line.description)
  }
}

extension BookingEvent {
  /// The provider received the order and said no.
  static let refused = "refused"
  /// It was sent, and the provider's list did not hold it when it must have been done.
  static let absent = "absent"
}

extension JournalEntry {
  /// Whether the last word on it is the provider's no, or that its list did not hold it: a later look can prove both wrong.
  var mayStillBeThere: Bool {
    booking.status == .failed && [BookingEvent.refused, BookingEvent.absent].contains(last?.event)
  }
}

extension KeptOffer {
  /// What every purchase of the offer is done under, so that no two are at work at the same moment.
  var lockName: String { [provider, endpoint ?? "", id].joined(separator: "|") }
}
