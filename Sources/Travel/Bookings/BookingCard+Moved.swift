package import Civil
import JSON

/// What a provider moved after the booking was made: the offer stays as it was booked, the days of the booking do not.
extension BookingCard {
  /// The day on which it begins now; nil when that is the day of the offer, or nobody knows.
  package var movedStart: CivilDate? {
    moved(start, from: sort == .hotel ? [offer["check_in"]] : [departures.first?["depart"]?["at"]])
  }

  /// The day on which it ends now, for a journey there and back the day of the way back; nil when that is the day of the
  /// offer, or nobody knows.
  package var movedEnd: CivilDate? {
    switch sort {
    case .hotel: return moved(end, from: [offer["check_out"]])
    case .flight:
      let last = departures.last
      return moved(end, from: [last?["arrive"]?["at"], last?["depart"]?["at"]])
    }
  }

  private var departures: [JSONValue] {
    guard case .array(let slices)? = offer["slices"] else { return [] }
    return slices
  }

  private func moved(_ now: String?, from told: [JSONValue?]) -> CivilDate? {
    let days = told.compactMap { value -> String? in
      guard case .string(let text)? = value else { return nil }
      return String(text.prefix(10))
    }
    guard let now = now.map({ String($0.prefix(10)) }), !days.isEmpty, !days.contains(now) else { return nil }
    return CivilDate(iso: now)
  }
}
