import Civil
import Wording

extension ItineraryCard: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] { days.flatMap { $0.entries(for: reader) } }
}

extension ItineraryDay: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] {
    guard let date else { return [] }
    let rules = reader.rules(inCity: place)
    let key = "slot|\(date.iso)|\(place ?? "")"
    return slots.enumerated().map { number, slot in
      var entry = slot.entry(key: "\(key)|\(number)", on: date, rules, for: reader)
      entry.isPlanned = true
      if entry.location == nil { entry.location = place.map(reader.cityName) }
      return entry
    } + events.flatMap { $0.entries(for: reader) }
  }
}

extension ItinerarySlot {
  fileprivate func entry(key: String, on date: CivilDate, _ rules: ZoneRules?, for reader: Reader) -> CalendarEntry {
    var details: [String] = []
    if let why { details.append(why) }
    if let local = place.localName, local != place.name { details.append(local) }
    if let way = ways.first { details.append(reader("Way there: ", "가는 길: ") + reader.way(way)) }
    let title = start == nil ? "\(place.name) (\(reader.period(period.rawValue)))" : place.name
    return CalendarEntry(
      key: key, kind: .visit, span: span(on: date, rules), title: title, position: place.position, details: details)
  }

  /// By the clocks of the place; the whole day where the slot has no time.
  private func span(on date: CivilDate, _ rules: ZoneRules?) -> CalendarEntry.Span {
    guard let start else { return .days(date, until: date.adding(days: 1)) }
    let end = end ?? minutes.flatMap { $0 > 0 && $0 < 1440 ? ClockTime(minutesAfterMidnight: start.minutes + $0) : nil }
    func moment(_ clock: ClockTime, _ day: CivilDate) -> CalendarEntry.Moment {
      let local = CivilTime(day, clock)
      return rules.map { .zoned($0.moment(local)) } ?? .floating(local)
    }
    guard let end, end != start else { return .times(moment(start, date), until: nil) }
    return .times(moment(start, date), until: moment(end, end < start ? date.adding(days: 1) : date))
  }
}

extension EventsCard: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] { events.flatMap { $0.entries(for: reader) } }
}

extension TripEvent: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] {
    guard let start else { return [] }
    let last = max(end ?? start, start)
    var details: [String] = []
    if let localName, localName != name { details.append(localName) }
    if let text = self.details { details.append(text) }
    if basis == .estimate || basis == .assumed {
      details.append(reader("The date is approximate.", "날짜는 대략적이에요."))
    }
    var entry = CalendarEntry(
      key: "event|\(start.iso)|\(name)|\(place ?? "")", kind: kind == "holiday" ? .holiday : .event,
      span: .days(start, until: last.adding(days: 1)), title: name, location: place.map(reader.cityName),
      details: details)
    entry.status = basis == .estimate || basis == .assumed ? .tentative : .confirmed
    return [entry]
  }
}
