import Civil
import Travel

/// Writes the day of who travels for work: the meeting at its hour, lunch before it where there is time, no sights.
struct WorkDay: Sendable {
  let telling: Telling
  let slots: SlotWriter
  /// The city, as it is called.
  let city: String

  /// - Parameter start: When one is there, in minutes after midnight.
  func slots(_ meeting: Meeting, from start: Int) -> [ItinerarySlot] {
    guard let clock = meeting.clock else {
      let name = telling("Work in \(city)", "\(city) 업무")
      return [
        ItinerarySlot(
          period: .afternoon, start: nil, end: nil, purpose: .work, place: place(name), why: nil, minutes: nil, ways: []
        )
      ]
    }
    var found: [ItinerarySlot] = []
    let lunch = max(start + 10, DaySimulation.lunchTimes.lowerBound)
    if lunch <= DaySimulation.lunchTimes.upperBound, lunch + 70 <= clock {
      found.append(
        slots.slot(
          start: lunch, end: lunch + 60, purpose: .meal,
          place: place(telling("Lunch near \(slots.stayName)", "\(slots.stayName) 근처 점심")), why: nil,
          ways: WayWriter.nearby))
    }
    let name = telling("Meeting in \(slots.stayName)", "\(slots.stayName) 회의")
    found.append(
      slots.slot(
        start: clock, end: clock + Meeting.minutes, purpose: .work, place: place(name),
        why: telling("Two hours are assumed", "두 시간으로 잡았어요"), ways: WayWriter.nearby))
    return found
  }

  /// Says that one cannot be there in time; nil where one can.
  static func note(_ meeting: Meeting, from start: Int, _ telling: Telling) -> String? {
    guard let clock = meeting.clock, clock < start else { return nil }
    let time = ClockTime(minutesAfterMidnight: clock)
    return telling(
      "For a meeting at \(time.text) one has to be there the day before.", "\(time.text) 회의에 맞추려면 전날 도착해야 해요.")
  }

  private func place(_ name: String) -> SlotPlace {
    SlotPlace(
      name: name, localName: nil, kind: nil, position: Travel.Position(slots.stayPosition), indoor: true)
  }
}
