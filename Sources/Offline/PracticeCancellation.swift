import Atlas
import Civil
import JSON
import Travel
import Wording

/// What cancelling a practice booking means at a moment, as an honest seller would have it: free until it begins, worth
/// nothing while it lasts, and nothing to cancel once it is over.
struct PracticeCancellation {
  let booking: BookingCard
  let atlas: Atlas

  /// Fee and refund at a moment. Throws `conflict` when the stay or the journey is over.
  func quote(at now: Instant) throws(Failure) -> CancellationQuote {
    let zone = try zone()
    if let end = moment(of: booking.end ?? booking.start, isEnd: true, zone), end <= now {
      let code = booking.code ?? booking.title
      throw Failure(
        "booking_over", .conflict,
        Phrase("Booking \(code) is over, so nothing was cancelled.", "\(code) 예약은 이미 끝나서 취소하지 않았어요."),
        hint: booking.code.map { "itravel history \($0)" })
    }
    let nothing = booking.total.map { Money(ExactDecimal(units: 0), $0.currency) }
    if let start = moment(of: booking.start, isEnd: false, zone), start <= now {
      return CancellationQuote(
        fee: booking.total, refund: nothing, terms: [OfferSentence.cancelWorthless.en])
    }
    return CancellationQuote(fee: nothing, refund: booking.total, terms: [OfferSentence.cancelFree.en])
  }

  /// When something begins or ends. A day begins and ends by the clocks of its place; where those are not known, when
  /// the last clocks on earth say so.
  private func moment(of text: String?, isEnd: Bool, _ zone: ZoneRules?) -> Instant? {
    guard let text else { return nil }
    if let at = Instant(rfc3339: text) { return at }
    guard let day = CivilDate(iso: String(text.prefix(10))) else { return nil }
    let first = isEnd ? day.adding(days: 1) : day
    if let zone { return Timetable.moment(CivilTime(first, ClockTime(minutesAfterMidnight: 0)), in: zone) }
    return Instant(seconds: Int64(first.dayNumber) * 86_400 + 12 * 3600)
  }

  /// The zone of a stay, by where its hotel stands.
  private func zone() throws(Failure) -> ZoneRules? {
    guard case .array(let position)? = booking.offer["position"], position.count == 2,
      case .number(let east) = position[0], case .number(let north) = position[1], let longitude = Double(east),
      let latitude = Double(north), let spot = Spot(latitude: latitude, longitude: longitude)
    else { return nil }
    do throws(AtlasError) {
      return try atlas.nearestCity(to: spot, within: 60).flatMap { (city) throws(AtlasError) in
        try atlas.zone(city.zone)
      }
    } catch { throw Failure(damaged: error) }
  }
}
