import Civil
import Wording

extension Quote: Dated {
  /// What would be booked, by its dates.
  package func entries(for reader: Reader) -> [CalendarEntry] {
    guard let start, let span = span(from: start) else { return [] }
    var details = [reader("Not booked yet.", "아직 예약하지 않았어요.")]
    if let total { details.append(reader("Total: ", "합계: ") + total.text + " (" + reader.basis(basis) + ")") }
    return [
      CalendarEntry(
        key: "quote|\(offerId)", kind: sort == .hotel ? .stay : .flight, span: span, title: title,
        details: details + terms.map(reader.sentence))
    ]
  }

  private func span(from start: String) -> CalendarEntry.Span? {
    if let first = CivilDate(iso: start) {
      let last = end.flatMap { CivilDate(iso: $0) } ?? first
      return .days(first, until: max(last, first.adding(days: 1)))
    }
    guard let depart = Instant(rfc3339: start) else { return nil }
    let arrive = end.flatMap { Instant(rfc3339: $0) }
    return .times(.zoned(ZoneRules.utc.zoned(depart)), until: arrive.map { .zoned(ZoneRules.utc.zoned($0)) })
  }
}
