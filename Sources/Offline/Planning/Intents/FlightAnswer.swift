import Atlas
import Travel

/// Flights for the trip, numbered.
struct FlightAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    let goal = telling.goal
    var draft = Draft()
    let origin: Destination? = if let label = goal.origin { try Destination(label, in: telling.atlas) } else { nil }
    var places: [Destination] = []
    for label in goal.destinations { if let place = try Destination(label, in: telling.atlas) { places.append(place) } }
    draft.steps = [
      PlanStep(title: telling("Choose a flight", "항공편 고르기"), tool: "flight_search"),
      PlanStep(title: telling("Find a stay", "숙소 찾기"), tool: "stay_search"),
    ]
    guard let first = places.first else {
      draft.say(telling("I can look for flights once I know where to.", "목적지를 알려 주시면 항공편을 찾아볼게요."))
      return draft
    }
    guard let origin else {
      draft.say(
        telling(
          "I can look for flights to \(telling.name(first.label)) once I know where from.",
          "출발지를 알려 주시면 \(telling.name(first.label)) 항공편을 찾아볼게요."))
      return draft
    }
    guard
      let found = try FlightSuggestions(telling, from: origin, to: places, on: JourneyDays(goal, today: telling.today))
    else {
      draft.say(
        telling(
          "I can look for flights from \(telling.name(origin.label)) to \(telling.name(first.label)) once I know the day.",
          "날짜를 알려 주시면 \(telling.name(origin.label))–\(telling.name(first.label)) 항공편을 찾아볼게요."))
      return draft
    }
    draft.warnings = found.warnings
    guard !found.offers.isEmpty else {
      draft.say(
        telling(
          "I know no flights from \(telling.name(origin.label)) to \(telling.name(first.label)) that fit.",
          "\(telling.name(origin.label))–\(telling.name(first.label)) 조건에 맞는 항공편을 찾지 못했어요."))
      return draft
    }
    draft.flights = found
    draft.say(
      telling(
        "Here are flights from \(telling.name(origin.label)) to \(telling.name(first.label)); fares are estimates, times assumed.",
        "\(telling.name(origin.label))–\(telling.name(first.label)) 항공편이에요. 요금은 추정, 시간은 가정한 값이에요."))
    if found.isDateAssumed, let day = found.query.legs.first?.date {
      draft.say(
        telling(
          "As you left the day open, I took \(telling.reader.day(day)).",
          "날짜를 정하지 않으셔서 \(telling.reader.day(day)) 기준으로 찾았어요."))
    }
    let party = Party(telling.goal)
    if party.isAssumed {
      draft.say(
        party.adults == 1
          ? telling("Fares are for one adult.", "요금은 성인 1명 기준이에요.")
          : telling("Fares are for two adults.", "요금은 성인 2명 기준이에요."))
    }
    return draft
  }
}
