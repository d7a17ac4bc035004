import Atlas
import Travel

/// Where to go: destinations that fit the month, the time there is, the money and what one likes.
struct IdeasAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    if isAboutOnePlace { return try GuideAnswer(telling: telling).draft() }
    // A place that is not known here has no plan, and the plan would come back for ideas.
    if isAboutKnownTrip, try TripOutline(telling) != nil { return try PlanAnswer(telling: telling).draft() }
    var draft = Draft()
    let search = try IdeaSearch(telling)
    let ideas = try search.ideas()
    draft.steps = [
      PlanStep(title: telling("Choose a destination", "목적지 고르기"), tool: "trip_ideation"),
      PlanStep(title: telling("Set dates and days", "날짜와 기간 정하기"), tool: "itinerary_planner"),
      PlanStep(title: telling("Plan the days", "일정 짜기"), tool: "itinerary_planner"),
    ]
    draft.status = telling.goal.destinations.isEmpty ? .choosingCity : telling.goal.status
    guard !ideas.isEmpty else {
      draft.say(telling("I found no destination that fits all of that.", "조건에 모두 맞는 여행지를 찾지 못했어요."))
      return draft
    }
    draft.add(
      PlacesCard(
        topic: .destinations, title: telling("Where you could go", "이런 곳은 어떠세요?"), places: ideas.map(\.suggestion)))
    // Within one country its name need not be said with every city.
    let isOneCountry = telling.understood.countries.count == 1
    let names = ideas.prefix(3).map { isOneCountry ? telling.name($0.label) : $0.suggestion.name }
    let month = search.month.map { telling(" in \(telling.monthName($0))", "\($0)월에 ") } ?? ""
    draft.say(
      telling(
        "How about \(choice(names))\(month)?", "\(month)\(telling.topic(telling.list(names))) 어떠세요?"))
    if isOneCountry { draft.say(route(names)) }
    if let origin = search.assumedOrigin {
      draft.say(telling("Flight times are from \(origin).", "비행 시간은 \(origin) 출발 기준이에요."))
    }
    if telling.understood.questions.isEmpty {
      draft.questions = [
        ChatQuestion(field: "destinations", question: telling("Which one do you like?", "어디가 마음에 드세요?"))
      ]
    }
    return draft
  }

  /// How to have a plan through several cities, where there is time for more than one.
  private func route(_ names: [String]) -> String? {
    guard let days = telling.goal.days ?? telling.goal.nights.map({ $0 + 1 }), days >= 7 else { return nil }
    let cities = Array(names.prefix(days >= 11 ? 3 : 2))
    guard cities.count > 1 else { return nil }
    return telling(
      "To see several in one trip, say “\(days) days in \(telling.list(cities))”.",
      "여러 도시를 함께 보시려면 “\(telling.list(cities)) \(days)일”이라고 말씀해 주세요.")
  }

  /// Names to choose from; a semicolon parts those that hold a comma, as in `Tokyo, Japan; Osaka, Japan; or Bali`.
  private func choice(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    let isLong = names.contains { $0.contains(",") }
    return names.dropLast().joined(separator: isLong ? "; " : ", ") + (isLong ? "; or " : " or ") + last
  }

  /// The trip has a place and days, and nothing in the message is against the place.
  private var isAboutKnownTrip: Bool {
    let understood = telling.understood
    return !telling.goal.destinations.isEmpty && (telling.goal.days != nil || telling.goal.nights != nil)
      && understood.excluded.isEmpty && understood.alternatives.isEmpty && understood.countries.isEmpty
  }

  /// The message itself names where it is about, so that other places are not what was asked for.
  private var isAboutOnePlace: Bool {
    let words = telling.goal.said.first { $0.slot == "destinations" }?.words
    guard let words, !words.isEmpty, !telling.goal.destinations.isEmpty, telling.understood.alternatives.isEmpty else {
      return false
    }
    return telling.query.message.contains(words)
  }
}
