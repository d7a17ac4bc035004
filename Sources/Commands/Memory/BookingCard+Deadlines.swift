import Civil
import JSON
import Travel

extension BookingCard {
  /// What is due, soonest first: each departure or the check-in, and the end of free cancellation where it is known.
  /// `zone` is the zone of the place of stay, which the booking itself does not say.
  func deadlines(zone: String?) -> [Deadline] {
    switch status {
    case .cancelled, .failed, .intended: return []
    case .confirmed, .unknown: break
    }
    var due: [Deadline] = []
    if case .string(let until)? = offer["free_cancel_until"] {
      due.append(Deadline(kind: "free_cancellation", at: until, zone: zone ?? firstDeparture?.zone))
    }
    switch sort {
    case .hotel: if let start { due.append(Deadline(kind: "check_in", at: start, zone: zone)) }
    case .flight:
      let departures = self.departures
      due += departures.isEmpty ? start.map { [Deadline(kind: "departure", at: $0, zone: nil)] } ?? [] : departures
    }
    // A day without a time begins before any time of it.
    return due.sorted { $0.at < $1.at }
  }

  private var firstDeparture: Deadline? { departures.first }

  /// Where and when each way of a flight begins.
  private var departures: [Deadline] {
    guard sort == .flight, case .array(let slices)? = offer["slices"] else { return [] }
    return slices.enumerated().compactMap { index, slice in
      guard case .string(let at)? = slice["depart"]?["at"] else { return nil }
      var zone: String?
      if case .string(let name)? = slice["depart"]?["zone"] { zone = name }
      // What the provider moved since is due on its new day, whose time nobody told.
      let moved = index == 0 ? movedStart : index == slices.count - 1 ? movedEnd : nil
      return Deadline(kind: "departure", at: moved?.iso ?? at, zone: zone)
    }
  }
}

extension Context {
  /// The zone of the place that a search of stays was for, by what a booking's payload keeps of it; nil when unknown.
  func zoneOfStay(_ payload: JSONValue) -> String? {
    let place = payload["request"]?["place"]
    if case .string(let zone)? = place?["zone"] { return zone }
    guard case .string(let name)? = place, case .one(let found) = places.find(name, .staying) else { return nil }
    return found.zone
  }

  /// When a day or a time that is due begins and ends; nil for what is neither. A day has no time: it is due from its
  /// first moment at its place to its last.
  func moments(of deadline: Deadline) -> (from: Instant, to: Instant)? {
    if let at = Instant(rfc3339: deadline.at) { return (at, at) }
    guard let day = CivilDate(iso: String(deadline.at.prefix(10))) else { return nil }
    return (midnight(day, in: deadline.zone), midnight(day.adding(days: 1), in: deadline.zone))
  }

  private func midnight(_ day: CivilDate, in zone: String?) -> Instant {
    let utc = Instant(seconds: Int64(day.dayNumber) * 86_400)
    let guess = utc.adding(seconds: -Int64(places.local(utc, zone).offset))
    // The clock may have changed between the two.
    return utc.adding(seconds: -Int64(places.local(guess, zone).offset))
  }
}
