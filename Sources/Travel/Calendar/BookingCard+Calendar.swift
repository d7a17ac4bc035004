import Civil
import JSON
import Wording

extension BookingCard: Dated {
  /// A booking that nobody has a code of may not exist, and would have another name once it does.
  package func entries(for reader: Reader) -> [CalendarEntry] {
    guard let code else { return [] }
    let key = ["booking", provider, endpoint ?? "", code].joined(separator: "|")
    return booked(key: key, for: reader).map { entry in
      var entry = entry
      entry.title += mark(for: reader)
      entry.details += facts(code, for: reader)
      entry.status = calendarStatus
      entry.sequence = changes + (status == .cancelled ? 1 : 0)
      entry.created = isCreationKnown ? createdAt : nil
      entry.changed = cancelledAt ?? entry.created
      if status == .confirmed { entry.alarms = alarms(of: entry, for: reader).filter { $0.at > reader.now } }
      return entry
    }
  }

  /// What was booked by the offer it was booked from; by its dates alone where the provider told no more.
  private func booked(key: String, for reader: Reader) -> [CalendarEntry] {
    switch offered {
    case .flight(let flight):
      let legs = flight.legs
      var entries = legs.map { $0.entry(key: key, for: reader) }
      // What the provider moved since stands at its new day, under the name it had.
      for (index, day) in [(0, movedStart), (entries.count - 1, movedEnd)] {
        guard let day, entries.indices.contains(index) else { continue }
        entries[index].span = .days(day, until: day.adding(days: 1))
      }
      return entries
    case .hotel(let hotel):
      var entry = hotel.entry(key: key, for: reader)
      if movedStart != nil || movedEnd != nil, let span = plainSpan { entry.span = span }
      if let place, place != hotel.quarter, place != hotel.address {
        entry.location = [entry.location, reader.cityName(place)].compactMap { $0 }.joined(separator: ", ")
      }
      return [entry]
    case nil: break
    }
    guard let span = plainSpan else { return [] }
    return [
      CalendarEntry(
        key: key, kind: sort == .hotel ? .stay : .flight, span: span, title: title, location: place.map(reader.cityName)
      )
    ]
  }

  private var plainSpan: CalendarEntry.Span? {
    guard let start else { return nil }
    if let first = CivilDate(iso: start) {
      let last = end.flatMap { CivilDate(iso: String($0.prefix(10))) } ?? first
      return .days(first, until: max(last, first.adding(days: 1)))
    }
    func moment(_ text: String) -> CalendarEntry.Moment? {
      Instant(rfc3339: text).map { .zoned(ZoneRules.utc.zoned($0)) }
    }
    return moment(start).map { .times($0, until: end.flatMap(moment)) }
  }

  private var calendarStatus: CalendarEntry.Status {
    switch status {
    case .confirmed: .confirmed
    case .cancelled, .failed: .cancelled
    case .intended, .unknown: .tentative
    }
  }

  private func mark(for reader: Reader) -> String {
    let isOff = calendarStatus == .cancelled
    let words = [
      isOff ? reader("cancelled", "취소됨") : nil, practice ? reader("practice", "연습") : nil,
    ].compactMap { $0 }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  private func facts(_ code: String, for reader: Reader) -> [String] {
    var facts = [
      reader("Booking code: ", "예약 번호: ") + code, reader("Status: ", "상태: ") + status.text(for: reader).words,
    ]
    let names = travellers.compactMap(\.fullName).joined(separator: ", ")
    if !names.isEmpty { facts.append(reader("For: ", "여행자: ") + names) }
    if let total { facts.append(reader("Total: ", "합계: ") + reader.money(total)) }
    if let agreed, agreed.total == nil { facts += reader.told(agreed) }
    if practice { facts.append(reader(BookingCard.practiceNotice)) }
    return facts
  }
}

extension BookingCard {
  /// What a booking was made from.
  package enum Offered: Equatable, Sendable {
    case flight(FlightOffer)
    case hotel(HotelOffer)
  }

  /// The offer that was booked; nil where the provider did not tell or its words are none of ours.
  package var offered: Offered? {
    do throws(JSONMismatch) {
      switch sort {
      case .flight: return .flight(try FlightOffer.codec.read(offer, .root))
      case .hotel: return .hotel(try HotelOffer.codec.read(offer, .root))
      }
    } catch { return nil }
  }
}
