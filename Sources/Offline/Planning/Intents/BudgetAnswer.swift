import Atlas
import Travel

/// What a trip is likely to cost, against what it may cost.
struct BudgetAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    guard let outline = try TripOutline(telling) else {
      var draft = try IdeasAnswer(telling: telling).draft()
      draft.sentences.insert(
        telling("What it costs depends on where you go.", "어디로 가는지에 따라 경비가 달라져요."), at: 0)
      return draft
    }
    var draft = Draft()
    let plan = try TripPlan(
      outline, telling: telling, flight: FlightSuggestions(telling, outline)?.offers.first,
      variant: telling.query.variant)
    let days = try ItineraryWriter(telling: telling, plan: plan).card()
    let budget = try TripBudgeting(
      telling: telling, outline: outline, flights: nil, arrivals: plan.arrivals, days: days
    ).card()
    draft.add(budget)
    let cities = telling.list(outline.stays.map { telling.name($0.destination.label) })
    let party = outline.party
    let people = telling(
      party.count == 1 ? "one" : "\(party.count)", "\(party.count)명")
    if let budget {
      let sum = telling.reader.price(budget.total).words
      draft.say(
        telling(
          "\(outline.dayCount) days in \(cities) for \(people) come to about \(sum).",
          "\(cities) \(outline.dayCount)일, \(people) 기준 약 \(sum) 정도예요."))
      draft.say(verdict(budget))
    } else {
      draft.say(telling("No exchange rate is known for that money.", "그 통화의 환율을 알 수 없어요."))
    }
    if outline.origin == nil {
      draft.say(telling("Getting there is not in it yet.", "출발지를 몰라 오가는 교통비는 뺐어요."))
    }
    if party.isAssumed { draft.say(telling("I took two adults.", "성인 2명으로 계산했어요.")) }
    draft.steps = [
      PlanStep(title: telling("Check the parts", "항목별로 살펴보기"), tool: "budget_planner"),
      PlanStep(title: telling("Look at stays", "숙소 알아보기"), tool: "stay_search"),
    ]
    return draft
  }

  private func verdict(_ budget: BudgetCard) -> String? {
    guard let cover = budget.cover, let gap = budget.gap, let most = budget.total.high, let whole = budget.total.low
    else { return nil }
    let middle = (most.amount.approximate + whole.amount.approximate) / 2
    let sum = telling.reader.roughly(gap)
    // Within a twentieth of the middle either way, the ranges do not decide.
    if abs(gap.amount.approximate) < middle / 20 {
      return telling(
        "Your budget is about what it takes, so it may not be enough.", "예산이 예상 경비와 비슷해서 모자랄 수도 있어요.")
    }
    switch cover {
    case .all: return telling("Your budget should do, with about \(sum) to spare.", "예산 안에서 가능하고 약 \(sum) 남아요.")
    case .middle:
      return telling(
        "Your budget covers the middle with about \(sum) to spare, but it may not be enough.",
        "중간값으로는 약 \(sum) 남지만, 예산이 모자랄 수도 있어요.")
    case .lowEnd:
      return telling(
        "Your budget may not be enough: it is about \(sum) short of the middle.",
        "예산이 모자랄 수 있어요. 예상 경비의 중간값보다 약 \(sum) 모자라요.")
    case .nothing: return telling("Your budget is about \(sum) short of the middle.", "예상 경비의 중간값보다 약 \(sum) 모자라요.")
    }
  }
}
