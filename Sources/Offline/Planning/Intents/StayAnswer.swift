import Atlas
import Civil
import Travel

/// Places to stay, numbered.
struct StayAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    let goal = telling.goal
    var draft = Draft()
    draft.steps = [
      PlanStep(title: telling("Choose a stay", "숙소 고르기"), tool: "stay_search"),
      PlanStep(title: telling("Plan the days", "일정 짜기"), tool: "itinerary_planner"),
    ]
    guard let outline = try TripOutline(telling) else {
      draft.say(telling("I can look for a stay once I know where.", "지역을 알려 주시면 숙소를 찾아볼게요."))
      return draft
    }
    let asked = asked(outline)
    let city = telling.list(asked.map { telling.name(outline.stays[$0].destination.label) })
    guard JourneyDays.isSaid(goal), let start = outline.pricedDate(0) else {
      draft.say(telling("I can look for a stay in \(city) once I know the dates.", "날짜를 알려 주시면 \(city) 숙소를 찾아볼게요."))
      return draft
    }
    // A night is the least one can ask for; two days given as a window are one night.
    let nights =
      outline.isLengthAssumed
      ? goal.departWindow.map { max(1, min(2, $0.first.days(until: $0.last))) } ?? 1 : outline.nights
    let wishes =
      try outline.isLengthAssumed && outline.stays.count == 1
      ? [
        HotelSuggestions.Wish(
          destination: outline.stays[0].destination, checkIn: start, checkOut: start.adding(days: nights))
      ]
      : wishes(outline, asked, start)
    guard let found = try HotelSuggestions(telling, wishes, isDateAssumed: goal.depart == nil), !found.offers.isEmpty
    else {
      draft.say(telling("I found no stay in \(city) that fits.", "\(city)에서 조건에 맞는 숙소를 찾지 못했어요."))
      return draft
    }
    draft.hotels = found
    draft.warnings = found.warnings
    draft.stays = wishes.map {
      PlannedStay(
        place: $0.destination.label, nights: $0.checkIn.days(until: $0.checkOut), depart: $0.checkIn.iso,
        returning: $0.checkOut.iso)
    }
    draft.say(
      telling(
        "Here are places to stay in \(city): well-known or typical ones, not vacancies, with estimated rates.",
        "\(city) 숙소예요. 잘 알려졌거나 대표적인 곳이고 빈방 여부는 알 수 없어요. 요금은 추정이에요."))
    if found.isOverBudget, let sum = goal.budget.map({ telling.reader.money($0.money) }) {
      draft.say(telling("None fits \(sum) a night; these are the cheapest.", "1박 \(sum)에 맞는 곳이 없어 가장 저렴한 곳이에요."))
    }
    if goal.depart == nil || outline.isLengthAssumed, let from = wishes.first?.checkIn {
      let count = wishes.reduce(0) { $0 + $1.checkIn.days(until: $1.checkOut) }
      draft.say(
        telling(
          "I took \(count) \(count == 1 ? "night" : "nights") from \(telling.reader.day(from)).",
          "\(telling.reader.day(from))부터 \(count)박 기준이에요."))
    }
    return draft
  }

  /// The stays of the trip that the message names, else all of them.
  private func asked(_ outline: TripOutline) -> [Int] {
    let named = outline.stays.indices.filter {
      telling.understood.lookup.places.contains(outline.stays[$0].destination.label)
    }
    return named.isEmpty ? Array(outline.stays.indices) : named
  }

  /// The nights of the plan, which a flight through the night makes fewer; the one night of a day's trip.
  private func wishes(
    _ outline: TripOutline, _ asked: [Int], _ start: CivilDate
  ) throws(AtlasError) -> [HotelSuggestions.Wish] {
    let arrivals = try StayArrivals(
      outline, telling: telling, flight: FlightSuggestions(telling, outline)?.offers.first)
    guard outline.nights > 0 else {
      return [.init(destination: outline.stays[0].destination, checkIn: start, checkOut: start.adding(days: 1))]
    }
    return asked.compactMap { arrivals.wish($0) }
  }
}
