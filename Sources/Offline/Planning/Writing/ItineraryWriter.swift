import Atlas
import Travel
import Wording

/// Writes a planned trip as an itinerary.
struct ItineraryWriter: Sendable {
  let telling: Telling
  let plan: TripPlan

  func card() throws(AtlasError) -> ItineraryCard {
    var days: [ItineraryDay] = []
    let calendar = try TripCalendar(plan, telling)
    let entries = plan.cities.map(\.entries)
    let plansB = plan.cities.map { $0.plansB }
    for day in 0..<plan.outline.dayCount {
      guard let stay = plan.hours.days[day].stay else {
        days.append(onTheWay(day))
        continue
      }
      let city = plan.cities[stay]
      let index = city.dayNumbers.firstIndex(of: day) ?? 0
      days.append(try write(day, stay, entries[stay][index], plansB[stay][index], calendar))
    }
    for day in 0..<plan.outline.homeDays { days.append(homeward(plan.outline.dayCount + day)) }
    return ItineraryCard(title: title, days: days, notes: try PlanNotes(telling: telling, plan: plan).all())
  }

  private var title: String {
    let cities = plan.outline.stays.map { telling.name($0.destination.label) }
    let days = plan.outline.dayCount + plan.outline.homeDays
    guard days > 1 else { return telling("A day in \(cities[0])", "\(cities[0]) 하루 일정") }
    return telling(
      "\(days) days in \(telling.list(cities))", "\(cities.joined(separator: "·")) \(plan.outline.nights)박 \(days)일")
  }

  /// A day on which one is still flying home, or just in.
  private func homeward(_ day: Int) -> ItineraryDay {
    let slot = ItinerarySlot(
      period: .morning, start: nil, end: nil, purpose: .travel,
      place: SlotPlace(
        name: telling("On the way home", "집으로 이동"), localName: nil, kind: nil, position: nil, indoor: nil),
      why: telling("The night was spent on the plane", "기내에서 밤을 보내고 도착해요"), minutes: nil, ways: [])
    return ItineraryDay(
      day: day + 1, date: plan.outline.date(day), place: nil, title: telling("Home", "돌아오는 날"), weather: nil,
      slots: [slot], planB: [], events: [])
  }

  private func onTheWay(_ day: Int) -> ItineraryDay {
    let label = (plan.outline.stays.last { $0.firstDay <= day } ?? plan.outline.stays[0]).destination.label
    let name = telling.name(label)
    let slot = ItinerarySlot(
      period: .morning, start: nil, end: nil, purpose: .travel,
      place: SlotPlace(
        name: telling("On the way to \(name)", "\(name)\(name.particle(.toward)) 이동"), localName: nil, kind: nil,
        position: nil, indoor: nil),
      why: telling("You land the day after", "다음 날 도착해요"), minutes: nil, ways: [])
    return ItineraryDay(
      day: day + 1, date: plan.outline.date(day), place: label,
      title: telling("On the way", "이동하는 날"), weather: nil, slots: [slot], planB: [], events: [])
  }

  private func write(
    _ day: Int, _ stay: Int, _ entries: [DayEntry], _ planB: [Candidate], _ calendar: TripCalendar
  ) throws(AtlasError) -> ItineraryDay {
    let hours = plan.hours.days[day]
    let city = plan.cities[stay]
    let destination = plan.outline.stays[stay].destination
    let writer = try slotWriter(stay)
    let edges = EdgeWriter(telling: telling, plan: plan, slots: writer, stay: stay)
    var slots = try edges.slots(hours.before)
    // Nothing is left to fill the day with, and nothing is made up: not even when to come and go.
    let isOpen = city.candidates.isEmpty || hours.frame.isFull && entries.allSatisfy { !$0.isSomewhere }
    if slots.isEmpty, !isOpen, let first = entries.first {
      slots.append(writer.leaving(at: first.start - first.leg))
    }
    let free: [ItinerarySlot] =
      if let meeting = plan.outline.meeting {
        WorkDay(telling: telling, slots: writer, city: telling.name(destination.label)).slots(
          meeting, from: hours.before.clock)
      } else if isOpen {
        [writer.onOnesOwn(destination.label)]
      } else {
        writer.slots(entries, sunset: hours.frame.sunset, date: hours.frame.date, month: plan.outline.month(ofDay: day))
      }
    slots += free
    if let after = hours.after {
      // Coming back and fetching the bags is one thing, and the way back leads to it.
      let isBack = entries.last?.action == .backAtStay && !city.candidates.isEmpty
      let ways = isBack ? slots.popLast()?.ways ?? [] : []
      if isBack, let back = entries.last, after.clock - back.end >= 60 {
        slots.append(writer.freeTime(from: back.end, to: after.clock, ways: ways))
        slots += try edges.slots(after, ways: [])
      } else {
        slots += try edges.slots(after, ways: ways)
      }
    }
    return ItineraryDay(
      day: day + 1, date: plan.outline.date(day), place: destination.label, title: dayTitle(day, entries, city),
      weather: plan.weather(ofDay: day)?.day(telling), slots: slots,
      planB: planB.map { telling.name(of: $0.sight) }, events: calendar.events(ofDay: day))
  }

  private func slotWriter(_ stay: Int) throws(AtlasError) -> SlotWriter {
    let destination = plan.outline.stays[stay].destination
    let quarter = plan.quarters[stay]
    let isAway = plan.outline.nights == 0
    let place = isAway ? quarter ?? telling.name(destination.label) : telling("Your stay", "숙소")
    return SlotWriter(
      telling: telling,
      ways: WayWriter(
        prices: try LocalPrices(country: destination.country, currency: telling.currency, in: telling.atlas)),
      isByTheClock: telling.query.survey.schedule != .spontaneous, candidates: plan.cities[stay].candidates,
      legs: plan.cities[stay].legs,
      stayName: isAway ? place : quarter.map { telling("\(place) (\($0))", "\(place)(\($0))") } ?? place,
      stayPosition: plan.stayPoints[stay])
  }

  /// The two sights that matter most, in the order of the day; for who comes to eat, the tables count too.
  private func dayTitle(_ day: Int, _ entries: [DayEntry], _ city: CityDays) -> String? {
    let stops = entries.compactMap { entry in
      switch entry.action {
      case .visit(let index): index
      case .lunch(let quarter), .dinner(let quarter): city.taste.isFoodie ? quarter : nil
      case .freeTime, .restAtStay, .backAtStay: nil
      }
    }
    let foremost = stops.sorted { city.candidates[$0].visit.worth > city.candidates[$1].visit.worth }.prefix(2)
    let names = stops.filter { foremost.contains($0) }.map { telling.name(of: city.candidates[$0].sight) }
    if names.isEmpty {
      if plan.outline.meeting != nil { return telling("Work", "출장") }
      if day == 0 { return telling("Arrival", "도착하는 날") }
      return plan.hours.days[day].after == nil ? telling("An open day", "자유로운 하루") : telling("Departure", "떠나는 날")
    }
    return names.joined(separator: " · ")
  }
}

extension ItineraryCard {
  /// The same plan with one more thing said of it first.
  func noting(_ note: String?) -> ItineraryCard {
    guard let note else { return self }
    return ItineraryCard(title: title, days: days, notes: [note] + notes)
  }
}
