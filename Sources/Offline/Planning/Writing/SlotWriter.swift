import Atlas
import Civil
import Travel
import Wording

/// Writes the entries of a day as slots of an itinerary.
struct SlotWriter: Sendable {
  let telling: Telling
  let ways: WayWriter
  /// Whether clock times are given, or parts of the day alone.
  let isByTheClock: Bool
  let candidates: [Candidate]
  let legs: LegTable
  /// How the stay is called, such as `Your stay (Namba)`.
  let stayName: String
  let stayPosition: Spot

  /// - Parameters:
  ///   - sunset: When the sun sets on the day.
  ///   - date: The day; nil when only its month is known.
  ///   - month: 1 to 12.
  func slots(_ entries: [DayEntry], sunset: Int?, date: CivilDate?, month: Int?) -> [ItinerarySlot] {
    let hasLunch = entries.contains { if case .lunch = $0.action { true } else { false } }
    return entries.map { entry in
      let hours = HourWords(
        start: entry.start, end: entry.end, sunset: sunset, month: month, weekday: date?.weekday,
        latitude: stayPosition.latitude)
      return slot(
        start: entry.start, end: entry.end, purpose: purpose(entry.action), place: place(entry),
        why: why(entry, hours, isLunchTold: hasLunch), ways: waysTo(entry))
    }
  }

  /// The first thing of a day that starts at the stay.
  func leaving(at clock: Int) -> ItinerarySlot {
    slot(
      start: clock, end: clock, purpose: .stay, place: stay(telling("Leave \(lowered)", "\(stayName)에서 출발")), why: nil,
      ways: [])
  }

  /// Time left over between coming back and leaving for good.
  func freeTime(from start: Int, to end: Int, ways: [Travel.Way]) -> ItinerarySlot {
    slot(
      start: start, end: end, purpose: .rest, place: near(0, telling("Free time", "자유 시간")), why: nil, ways: ways)
  }

  /// A day that is left to the traveller.
  func onOnesOwn(_ label: String) -> ItinerarySlot {
    let name = telling.name(label)
    return ItinerarySlot(
      period: .afternoon, start: nil, end: nil, purpose: .rest,
      place: SlotPlace(
        name: telling("Look around \(name) as you like", "\(name) 자유롭게 둘러보기"), localName: nil, kind: nil,
        position: nil, indoor: nil), why: nil, minutes: nil, ways: [])
  }

  private var lowered: String { stayName.hasPrefix("Your") ? "your" + String(stayName.dropFirst(4)) : stayName }

  private func purpose(_ action: DayEntry.Action) -> ItinerarySlot.Purpose {
    switch action {
    case .visit: .sight
    case .lunch, .dinner: .meal
    case .freeTime, .restAtStay: .rest
    case .backAtStay: .stay
    }
  }

  private func place(_ entry: DayEntry) -> SlotPlace {
    switch entry.action {
    case .visit(let index): place(of: candidates[index].sight)
    case .lunch(let index?), .dinner(let index?): place(of: candidates[index].sight)
    case .lunch(nil): meal(entry.point, telling("Lunch", "점심"))
    case .dinner(nil): meal(entry.point, telling("Dinner", "저녁 식사"))
    case .freeTime: near(entry.point, telling("Free time", "자유 시간"))
    case .restAtStay: stay(telling("Rest at \(lowered)", "\(stayName)에서 휴식"))
    case .backAtStay: stay(telling("Back at \(lowered)", "\(stayName)\(stayName.particle(.toward)) 복귀"))
    }
  }

  private func place(of sight: SightFacts) -> SlotPlace {
    let indoor: Bool? =
      switch sight.shelter {
      case .indoors: true
      case .outdoors: false
      case .mixed: nil
      }
    return SlotPlace(
      name: telling.name(of: sight), localName: sight.localName, kind: sight.kind.word,
      position: Travel.Position(sight.position), indoor: indoor)
  }

  /// A meal right where one is when that is a place to eat, else close to it.
  private func meal(_ point: Int, _ what: String) -> SlotPlace {
    guard point > 0, candidates[point - 1].sight.tags.contains(.food) else { return near(point, what) }
    let sight = candidates[point - 1].sight
    let name = telling.name(of: sight)
    return SlotPlace(
      name: telling("\(what) at \(name)", "\(name)에서 \(what)"), localName: nil, kind: nil,
      position: Travel.Position(sight.position), indoor: nil)
  }

  /// Somewhere close to where one is.
  private func near(_ point: Int, _ what: String) -> SlotPlace {
    guard point > 0 else { return stay(telling("\(what) near \(lowered)", "\(stayName) 근처 \(what)")) }
    let sight = candidates[point - 1].sight
    let name = telling.name(of: sight)
    return SlotPlace(
      name: telling("\(what) near \(name)", "\(name) 근처 \(what)"), localName: nil, kind: nil,
      position: Travel.Position(sight.position), indoor: nil)
  }

  private func stay(_ name: String) -> SlotPlace {
    SlotPlace(name: name, localName: nil, kind: "stay", position: Travel.Position(stayPosition), indoor: true)
  }

  private func why(_ entry: DayEntry, _ hours: HourWords, isLunchTold: Bool) -> String? {
    switch entry.action {
    case .visit(let index):
      var reason = reason(index, hours)
      if candidates[index].visit.overseas == .pier {
        let boat = telling("the boat is in these hours", "배 타는 시간 포함")
        reason = [reason, boat].compactMap(\.self).joined(separator: " · ")
      }
      let isLong = candidates[index].visit.minutes >= 200 && entry.start <= 720 && !isLunchTold
      guard isLong else { return reason }
      let lunch = telling("lunch there", "점심은 그곳에서")
      return [reason, lunch].compactMap(\.self).joined(separator: " · ")
    case .lunch(let index?):
      return joined(telling("Lunch", "점심"), reason(index, hours))
    case .dinner(let index?):
      return joined(telling("Dinner", "저녁"), reason(index, hours))
    case .lunch(nil), .dinner(nil), .freeTime, .restAtStay, .backAtStay: return nil
    }
  }

  /// Why to go there, as far as it is true of the hour.
  private func reason(_ index: Int, _ hours: HourWords) -> String? {
    telling.reason(of: candidates[index].sight).flatMap { hours.kept($0, in: telling.language) }
  }

  private func joined(_ meal: String, _ reason: String?) -> String { reason.map { "\(meal): \($0)" } ?? meal }

  private func waysTo(_ entry: DayEntry) -> [Travel.Way] {
    if entry.from == entry.point { return entry.leg > 0 ? WayWriter.nearby : [] }
    return ways.ways(legs.leg(entry.from, entry.point))
  }

  /// A slot with its clock, or its part of the day alone.
  func slot(
    start: Int, end: Int, purpose: ItinerarySlot.Purpose, place: SlotPlace, why: String?, ways: [Travel.Way]
  ) -> ItinerarySlot {
    let period = ItinerarySlot.Period(at: start, isMeal: purpose == .meal)
    // What runs past midnight has no end on this day's clock.
    return ItinerarySlot(
      period: period, start: isByTheClock && start < 1440 ? ClockTime(minutesAfterMidnight: start) : nil,
      end: isByTheClock && end < 1440 ? ClockTime(minutesAfterMidnight: end) : nil, purpose: purpose, place: place,
      why: why, minutes: end > start ? end - start : nil, ways: ways)
  }
}

extension ItinerarySlot.Period {
  /// The part of the day a time lies in; lunch is noon whenever it starts.
  init(at minutes: Int, isMeal: Bool) {
    switch minutes % 1440 {
    case ..<690: self = .morning
    case ..<780: self = .noon
    case ..<1050: self = isMeal ? .noon : .afternoon
    case ..<1215: self = .evening
    case _: self = .night
    }
  }
}

extension Travel.Position {
  /// A point of the tables of facts as answers write it.
  init(_ point: Spot) { self.init(longitude: point.longitude, latitude: point.latitude) }
}

extension SightFacts.Kind {
  /// The word that stands for it in JSON.
  var word: String {
    switch self {
    case .landmark: "landmark"
    case .temple: "temple"
    case .palace: "palace"
    case .museum: "museum"
    case .gallery: "gallery"
    case .park: "park"
    case .garden: "garden"
    case .viewpoint: "viewpoint"
    case .market: "market"
    case .food: "food"
    case .shopping: "shopping"
    case .beach: "beach"
    case .nature: "nature"
    case .hotSpring: "hot_spring"
    case .themePark: "theme_park"
    case .zooAquarium: "zoo_aquarium"
    case .neighbourhood: "neighbourhood"
    case .nightlife: "nightlife"
    case .show: "show"
    case .activity: "activity"
    }
  }
}
