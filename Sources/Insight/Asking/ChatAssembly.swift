import Civil
import JSON
import Travel
import Wording

/// Makes a turn's result of a reply: its words whole, and beside them what could be read out of them.
struct ChatAssembly {
  let backend: Backend
  let query: ChatQuery
  let reply: ChatReply

  /// The language of labels and hints: the one asked for, else the message's own, whatever the server answers in.
  private var language: Language {
    if let language = query.language ?? Language(of: query.message) { return language }
    let isHangul = reply.reply.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    return isHangul ? .ko : query.fallbackLanguage
  }

  private var today: CivilDate { KoreanDate.today(at: query.now) }

  func result() throws(Failure) -> ChatResult {
    let goal = GoalMapping(facts: backend.facts, now: query.now).goal(reply.goal, over: query.goal)
    let steps = reply.plan.steps(in: language)
    var cards: [any Card] = [goal]
    if !steps.isEmpty { cards.append(PlannerCard(stage: reply.plan.stage, steps: steps)) }
    cards += itinerary(goal)
    let early =
      (reply.isCleaned ? [Warning.textCleaned(at: "data.reply")] : [])
      + (reply.isPlanFoul ? [Warning.textCleaned(at: "data.plan")] : [])
      + (reply.goal.isFoul ? [Warning.textCleaned(at: "data.goal")] : [])
    if let action = reply.action { return try booked(action, goal, steps, cards, early) }
    let stays = self.stays(goal)
    cards += stays.offers as [any Card]
    return ChatResult(
      answer: answer(goal, steps, cards, nil), language: language, hotels: stays.offers.isEmpty ? nil : stays.offers,
      hotelRequest: stays.request, warnings: early + stays.warnings)
  }

  private func answer(_ goal: TripGoalCard, _ steps: [PlanStep], _ cards: [any Card], _ action: BookAction?)
    -> ChatAnswer
  {
    ChatAnswer(
      session: query.session, turn: query.turn, intent: reply.plan.intent, stage: reply.plan.stage, reply: reply.reply,
      goal: goal, questions: [], plan: ChatPlan(steps: steps, stays: []), cards: cards, action: action)
  }

  /// The days of an itinerary reply and its festivals.
  private func itinerary(_ goal: TripGoalCard) -> [any Card] {
    guard reply.action == nil, reply.plan.runs("itinerary_planner") else { return [] }
    let read = ItineraryReply(reply.reply)
    guard read.hasDays else { return [] }
    let place = goal.destinations.first
    var cards: [any Card] = [read.card(title: title(goal), place: place, today: today)]
    if let events = read.eventsCard(place: place ?? "", today: today) { cards.append(events) }
    return cards
  }

  private func title(_ goal: TripGoalCard) -> String {
    let place = goal.said.first { $0.slot == "destinations" }?.words ?? goal.destinations.first
    let before = place.map { $0 + " " } ?? ""
    guard let nights = goal.nights, let days = goal.days else { return before + Phrase("itinerary", "일정")[language] }
    return before
      + Phrase("itinerary, \(nights) night\(nights == 1 ? "" : "s")", "\(nights)박 \(days)일 일정")[language]
  }

  /// A booking reply: its candidates, fetched under the key it names, as offers with the suggested one marked.
  private func booked(
    _ action: BookingAction, _ goal: TripGoalCard, _ steps: [PlanStep], _ cards: [any Card], _ early: [Warning]
  ) throws(Failure) -> ChatResult {
    let items = try backend.items(action.sort, list: action.list)
    let candidates = Candidates(backend: backend, action: action, items: items)
    var warnings = early + candidates.warnings
    let numbers = candidates.hotels.map(\.number) + candidates.flights.map(\.number)
    var suggested = action.index.map { $0 + 1 }
    if let number = suggested, !numbers.contains(number) {
      suggested = nil
      warnings.append(
        Warning(
          "index_out_of_list", path: "data.action",
          Phrase(
            "The server suggests number \(number), which its list does not have.", "서버가 추천한 \(number)번이 목록에 없어요.")))
    }
    let offers = candidates.flights as [any Card] + candidates.hotels as [any Card]
    warnings += items.warnings(for: numbers, under: "data.action.offers")
    let isHotel = action.sort == .hotel
    return ChatResult(
      answer: answer(
        goal, steps, cards + offers,
        offers.isEmpty ? nil : BookAction(flights: candidates.flights, hotels: candidates.hotels, suggested: suggested)),
      language: language, flights: isHotel ? nil : candidates.flights, hotels: isHotel ? candidates.hotels : nil,
      flightRequest: isHotel ? nil : candidates.request, hotelRequest: isHotel ? candidates.request : nil,
      warnings: warnings)
  }

  /// The hotels of a stay search, for the days that were spoken of; without days there is nothing to offer.
  private func stays(_ goal: TripGoalCard) -> (offers: [HotelOffer], request: JSONValue?, warnings: [Warning]) {
    guard reply.plan.runs("stay_search") else { return ([], nil, []) }
    let lines = StayLines.read(reply.reply)
    guard !lines.isEmpty, let stay = stay(goal) else { return ([], nil, []) }
    return (
      StayLines.offers(lines, stay: stay, endpoint: backend.endpoint),
      Candidates.request(stay: stay, place: goal.destinations.first), StayLines.warnings(lines)
    )
  }

  private func stay(_ goal: TripGoalCard) -> Stay? {
    let args = reply.plan.args
    let said = KoreanDate.all(in: query.message, from: today)
    let first = args.text("checkin").flatMap { CivilDate(iso: $0) } ?? said.first ?? goal.depart
    guard let first else { return nil }
    let nights = nightsSaid ?? goal.nights
    let last =
      args.text("checkout").flatMap { CivilDate(iso: $0) } ?? said.dropFirst().first
      ?? nights.map { first.adding(days: $0) }
    guard let last, last > first else { return nil }
    return Stay(
      checkIn: first, checkOut: last, guests: min(max(args["guests"]?.looseInt ?? goal.adults ?? 1, 1), 999), rooms: 1)
  }

  private var nightsSaid: Int? {
    NumberInText.all(in: query.message).first { query.message[$0.range.upperBound...].trimmed.hasPrefix("박") }
      .flatMap { Int($0.digits) }.flatMap { (1...3650).contains($0) ? $0 : nil }
  }
}

extension StayLines {
  static func warnings(_ lines: [Line]) -> [Warning] {
    guard hasOtherCurrency(lines) else { return [] }
    return [
      Warning(
        "currency_assumed", path: "data",
        Phrase(
          "The server writes another currency beside amounts that are won; they are shown as won.",
          "서버가 원화 금액에 다른 통화를 붙여서 원화로 보여 줘요."))
    ]
  }
}
