import Civil
import Wording

extension HotelOffer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] {
    var entry = entry(key: "offer|\(id)", for: reader)
    entry.details += reader.told(price)
    return [entry]
  }

  /// The nights as whole days, up to the day of leaving.
  func entry(key: String, for reader: Reader) -> CalendarEntry {
    let name = name(for: reader)
    var details = [stay(for: reader)]
    if let localName, localName != name { details.append(localName) }
    if rooms > 1 { details.append(reader("\(rooms) rooms", "객실 \(rooms)개")) }
    if let freeCancelUntil {
      details.append(
        reader("Free cancellation until ", "무료 취소 기한: ") + reader.moment(freeCancelUntil))
    }
    let location = [name, address ?? quarter].compactMap { $0 }.joined(separator: ", ")
    return CalendarEntry(
      key: key, kind: .stay, span: .days(checkIn, until: max(checkOut, checkIn.adding(days: 1))),
      title: reader("Stay: \(name)", "숙박: \(name)"), location: location, position: position, details: details)
  }
}

extension Reader {
  /// A price in a line with how it is known; nothing where it is not.
  func told(_ price: Price) -> [String] {
    guard price.total != nil || price.low != nil else { return [] }
    return ["\(self("Price", "가격")): \(self.price(price).words) (\(basis(price.basis)))"]
  }
}

extension PlannedStay: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] {
    guard let first = depart.flatMap({ CivilDate(iso: $0) }), let last = returning.flatMap({ CivilDate(iso: $0) }),
      first < last
    else { return [] }
    let name = reader.cityName(place)
    let nights = first.days(until: last)
    var entry = CalendarEntry(
      key: "nights|\(first.iso)|\(place)", kind: .stay, span: .days(first, until: last),
      title: reader("Stay in \(name)", "\(name) 숙박"), location: name,
      details: [reader("\(nights) \(nights == 1 ? "night" : "nights"), not booked yet", "\(nights)박, 아직 예약 전")])
    entry.isPlanned = true
    return [entry]
  }
}
