import Atlas
import Civil
import Travel

/// A plan for a trip: day by day, with flights, stays and what it is likely to cost.
struct PlanAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    guard let outline = try TripOutline(telling) else {
      return try IdeasAnswer(telling: telling).draft()
    }
    var draft = Draft()
    draft.flights = try FlightSuggestions(telling, outline)
    let plan = try TripPlan(
      outline, telling: telling, flight: draft.flights?.offers.first, variant: telling.query.variant)
    draft.hotels = try HotelSuggestions(telling, outline.stays.indices.compactMap { plan.arrivals.wish($0) })
    let example = example(outline, draft)
    let days = try ItineraryWriter(telling: telling, plan: plan).card()
    draft.add(days.noting(example))
    for card in try CrossingCards(telling: telling, outline: outline).cards() { draft.add(card) }
    draft.add(
      try TripBudgeting(
        telling: telling, outline: outline, flights: draft.flights, arrivals: plan.arrivals, days: days
      ).card())
    draft.stays = plan.arrivals.planned
    draft.steps = steps(outline, draft)
    if outline.origin == nil { draft.questions.append(origin) }
    say(outline, example, into: &draft)
    if let count = plan.planCount {
      draft.say(
        count == 1
          ? telling("There is no other plan for these days.", "이 일정 말고 다른 계획은 없어요.")
          : telling(
            "There are \(count) plans for these days, and no further one.", "이 일정으로 짤 수 있는 계획은 \(count)가지예요."))
    }
    draft.status = status(outline)
    return draft
  }

  private func steps(_ outline: TripOutline, _ draft: Draft) -> [PlanStep] {
    var steps: [PlanStep] = []
    let names = telling.list(outline.stays.map { telling.name($0.destination.label) })
    steps.append(
      PlanStep(title: telling("Look through the days in \(names)", "\(names) 일정 살펴보기"), tool: "itinerary_planner"))
    if outline.firstDate == nil {
      steps.append(PlanStep(title: telling("Choose the dates", "날짜 정하기"), tool: "itinerary_planner"))
    }
    if outline.origin == nil {
      steps.append(PlanStep(title: telling("Say where you start from", "출발지 알려 주기"), tool: "transportation_search"))
    } else if draft.cards.contains(where: { ($0 as? TransportCard)?.from == outline.origin?.label }) {
      steps.append(
        PlanStep(title: telling("Look up the timetable", "시간표 확인하기"), tool: "transportation_search"))
    } else if draft.flights != nil {
      steps.append(PlanStep(title: telling("Choose a flight", "항공편 고르기"), tool: "flight_search"))
    }
    if outline.nights > 0 {
      steps.append(PlanStep(title: telling("Choose a stay", "숙소 고르기"), tool: "stay_search"))
    }
    steps.append(PlanStep(title: telling("Check the budget", "예산 확인하기"), tool: "budget_planner"))
    if draft.flights?.offers.isEmpty == false || draft.hotels?.offers.isEmpty == false {
      steps.append(PlanStep(title: telling("Book (for practice)", "예약하기(연습)"), tool: "booking_action"))
    }
    return steps
  }

  /// Flights need to know where from; asked for in one question.
  private var origin: ChatQuestion {
    ChatQuestion(
      field: "origin",
      question: telling("Where will you leave from, so that I can look for flights?", "항공편을 찾을 수 있게 출발지를 알려 주시겠어요?"))
  }

  /// Says which days were priced where the traveller named none; nil where nothing was priced so.
  private func example(_ outline: TripOutline, _ draft: Draft) -> String? {
    guard let first = outline.exampleDate else { return nil }
    let days = telling.days(first, first.adding(days: outline.nights))
    switch (draft.flights?.offers.isEmpty == false, draft.hotels?.offers.isEmpty == false) {
    case (true, true):
      return telling(
        "Flights and stays are priced for \(days) as an example; give dates to change that.",
        "항공편과 숙소 가격은 \(days)을 예로 들었어요. 날짜를 알려 주시면 다시 찾아볼게요.")
    case (false, true):
      return telling(
        "Stays are priced for \(days) as an example; give dates to change that.",
        "숙소 가격은 \(days)을 예로 들었어요. 날짜를 알려 주시면 다시 찾아볼게요.")
    case (true, false):
      return telling(
        "Flights are priced for \(days) as an example; give dates to change that.",
        "항공편 가격은 \(days)을 예로 들었어요. 날짜를 알려 주시면 다시 찾아볼게요.")
    case (false, false): return nil
    }
  }

  private func say(_ outline: TripOutline, _ example: String?, into draft: inout Draft) {
    let cities = telling.list(outline.stays.map { telling.name($0.destination.label) })
    let days = outline.dayCount + outline.homeDays
    let when =
      outline.firstDate.map { first in
        let day = telling.reader.day(first)
        return days == 1 ? telling(", on \(day)", "\(day) ") : telling(", from \(day)", "\(day)부터 ")
      } ?? ""
    draft.say(
      days == 1
        ? telling("Here is a day in \(cities)\(when).", "\(when)\(cities) 하루 일정을 짜 봤어요.")
        : telling(
          "Here is a plan for \(days) days in \(cities)\(when).",
          "\(when)\(cities) \(outline.nights)박 \(days)일 일정을 짜 봤어요."))
    draft.say(assumptions(outline))
    draft.say(example)
    draft.say(journey(outline))
    guard let hotel = draft.hotels?.offers.first else { return }
    let next = telling(
      "to go on, say “book hotel \(hotel.number)”.", "“\(hotel.number)번 호텔 예약해줘”처럼 말씀해 주세요.")
    guard example == nil else { return draft.say(telling("T" + next.dropFirst(), "이어서 " + next)) }
    draft.say(
      draft.flights?.offers.isEmpty == false
        ? telling("Flights and stays are numbered; \(next)", "항공편과 숙소에는 번호가 있어요. \(next)")
        : telling("Stays are numbered; \(next)", "숙소에는 번호가 있어요. \(next)"))
  }

  /// How one gets there by land, and that no train goes where one was asked for.
  private func journey(_ outline: TripOutline) -> String? {
    guard let origin = outline.origin, let first = outline.stays.first?.destination, origin.label != first.label else {
      return nil
    }
    let isTrainOnly = telling.goal.constraints.contains("train_only")
    let way = TripEnds.crossing(from: origin, to: first, isTrainOnly)
    let (start, end) = (telling.name(origin.label), telling.name(first.label))
    if isTrainOnly, way.mode != .train {
      return telling(
        "No train from \(start) to \(end) is known here.", "\(start)에서 \(end)까지 가는 기차는 제 자료에 없어요.")
    }
    guard way.mode != .flight else { return nil }
    let (mode, time) = (telling.reader.mode(WayWriter.mode(way)), telling.reader.duration(minutes: way.minutes))
    return telling(
      "To \(end) it is about \(time) by \(mode); times and fares are estimates.",
      "\(end)까지는 \(mode)로 약 \(time) 걸려요. 시간과 요금은 어림한 값이에요.")
  }

  /// What had to be taken for granted, in one sentence.
  private func assumptions(_ outline: TripOutline) -> String? {
    var taken: [String] = []
    if outline.isLengthAssumed { taken.append(telling("\(outline.dayCount) days", "\(outline.dayCount)일")) }
    if outline.party.isAssumed {
      taken.append(outline.party.adults == 1 ? telling("one adult", "성인 1명") : telling("two adults", "성인 2명"))
    }
    if telling.understood.isPartyReckoned, let adults = telling.goal.adults, let children = telling.goal.children {
      taken.append(telling("\(adults) adults", "성인 \(adults)명"))
      taken.append(telling(children == 1 ? "1 child" : "\(children) children", "아이 \(children)명"))
    }
    if outline.firstDate == nil, let month = outline.month {
      let name = telling.monthName(month.month)
      taken.append(telling("the usual weather of \(name)", "\(name)의 평소 날씨"))
    }
    guard !taken.isEmpty else { return nil }
    return telling("I assumed \(telling.list(taken)).", "\(telling.list(taken)) 기준으로 잡았어요.")
  }

  private func status(_ outline: TripOutline) -> TripGoalCard.Status {
    if telling.goal.status == .done { return .done }
    return .planningItinerary
  }
}
