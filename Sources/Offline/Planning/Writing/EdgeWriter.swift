import Atlas
import Travel

/// Writes what stands before and after the free hours of a day.
struct EdgeWriter: Sendable {
  let telling: Telling
  let plan: TripPlan
  let slots: SlotWriter
  let stay: Int

  /// - Parameter ways: How one comes back to the bags at the end of a trip.
  func slots(_ edge: DayEdge, ways: [Travel.Way]? = nil) throws(AtlasError) -> [ItinerarySlot] {
    var found: [ItinerarySlot] = []
    for step in edge.steps { found.append(try slot(step, back: step.step == .bags ? ways : nil)) }
    return found
  }

  private var city: String { telling.name(plan.outline.stays[stay].destination.label) }

  private func slot(_ timed: DayEdge.Timed, back: [Travel.Way]?) throws(AtlasError) -> ItinerarySlot {
    let ways = back ?? timed.leg.map { slots.ways.ways($0) } ?? []
    switch timed.step {
    case .arrive(let place):
      let spot = try self.place(place, telling("Arrive in \(city)", "\(city) 도착"))
      return slots.slot(
        start: timed.start, end: timed.end, purpose: .arrive, place: spot,
        why: place.airport == nil
          ? nil
          : plan.ends.arrival.isInternational
            ? telling("Arrival, passport and bags", "도착 후 입국 수속과 짐 찾기") : telling("Arrival and bags", "도착 후 짐 찾기"),
        ways: [])
    case .depart(let place):
      let spot = try self.place(place, telling("Leave \(city)", "\(city) 출발"))
      return slots.slot(
        start: timed.start, end: timed.end, purpose: .depart, place: spot,
        why: place.airport == nil
          ? nil
          : telling(
            "Check-in, security and the flight home", plan.ends.departure.isInternational ? "탑승 수속 후 귀국" : "탑승 수속 후 출발"),
        ways: ways)
    case .journey(let crossing, let isHome):
      let home = telling.name(plan.outline.origin?.label ?? "")
      return slots.slot(
        start: timed.start, end: timed.end, purpose: .travel,
        place: SlotPlace(
          name: isHome ? "\(city) → \(home)" : "\(home) → \(city)", localName: nil, kind: nil,
          position: Travel.Position(plan.outline.stays[stay].destination.position), indoor: nil),
        why: telling("Door to door, by distance", "문에서 문까지 거리로 어림한 시간"), ways: [slots.ways.way(crossing)])
    case .bags where plan.outline.nights == 0:
      return slots.slot(
        start: timed.start, end: timed.end, purpose: .stay,
        place: SlotPlace(
          name: slots.stayName, localName: nil, kind: nil, position: Travel.Position(slots.stayPosition), indoor: nil),
        why: nil, ways: ways)
    case .bags:
      return slots.slot(
        start: timed.start, end: timed.end, purpose: .stay,
        place: SlotPlace(
          name: slots.stayName, localName: nil, kind: "stay", position: Travel.Position(slots.stayPosition),
          indoor: true),
        why: back == nil ? telling("Leave your bags", "짐 맡기기") : telling("Fetch your bags", "짐 찾기"), ways: ways)
    case .travel(let crossing, let from):
      let start = telling.name(plan.outline.stays[from].destination.label)
      return slots.slot(
        start: timed.start, end: timed.end, purpose: .travel,
        place: SlotPlace(
          name: "\(start) → \(city)", localName: nil, kind: nil,
          position: Travel.Position(plan.outline.stays[stay].destination.position), indoor: nil),
        why: telling("Door to door, by distance", "문에서 문까지 거리로 어림한 시간"), ways: [slots.ways.way(crossing)])
    }
  }

  private func place(_ place: EdgePlace, _ words: String) throws(AtlasError) -> SlotPlace {
    if let code = place.airport, let airport = try telling.atlas.airport(code) {
      return SlotPlace(
        name: "\(telling.name(of: airport.names)) (\(code))", localName: airport.names.local, kind: "airport",
        position: Travel.Position(airport.position), indoor: nil)
    }
    let position: Spot = plan.outline.stays[stay].destination.position
    return SlotPlace(
      name: words, localName: nil, kind: place.mode == .train || place.mode == .bus ? "station" : nil,
      position: Travel.Position(position), indoor: nil)
  }
}
