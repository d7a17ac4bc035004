import Travel
import Wording

/// What one has to ask about, and how.
struct Questions {
  let goal: TripGoalCard
  let intent: Intent
  let heard: HeardMessage
  /// Keys that the words left open.
  var open: Set<String>

  /// The keys in the goal's order.
  func keys() -> [String] {
    var keys = open
    let hasWhen = goal.depart != nil || goal.departWindow != nil
    switch intent {
    case .flightSearch:
      if goal.origin == nil { keys.insert("origin") }
      if goal.destinations.isEmpty { keys.insert("destinations") }
      if !hasWhen { keys.insert("depart") }
    case .staySearch:
      if goal.destinations.isEmpty { keys.insert("destinations") }
      if !hasWhen { keys.insert("depart") }
    case .itineraryPlanner, .budgetPlanner:
      if goal.destinations.isEmpty { keys.insert("destinations") }
      if goal.days == nil, goal.nights == nil, !keys.contains("nights") { keys.insert("days") }
    case .transportationSearch:
      if goal.destinations.isEmpty, heard.places.destinations.isEmpty { keys.insert("destinations") }
      if goal.origin == nil, heard.places.origin == nil { keys.insert("origin") }
    case .weatherLookup, .foodSpotSearch:
      if goal.destinations.isEmpty, heard.places.destinations.isEmpty { keys.insert("destinations") }
    case .tripIdeation, .bookingAction, .localGuide, .travelWarningSearch, .eventSearch, .generalChat, .outOfScope:
      break
    }
    if goal.adults != nil { keys.remove("adults") }
    let order = ["origin", "destinations", "depart", "return", "nights", "days", "adults", "children", "budget"]
    return order.filter { keys.contains($0) }
  }

  func question(_ key: String) -> Phrase {
    switch key {
    case "origin": return Phrase("Where will you leave from?", "어디에서 출발하세요?")
    case "destinations": return destination
    case "depart":
      return open.contains("depart")
        ? Phrase("Which day do you mean exactly?", "정확히 며칠인지 알려 주시겠어요?")
        : Phrase("When would you like to go?", "언제 떠나고 싶으세요?")
    case "return": return Phrase("Which day will you come back?", "돌아오는 날은 언제인가요?")
    case "nights", "days": return Phrase("How many days would you like to stay?", "며칠 동안 머무르고 싶으세요?")
    case "adults": return Phrase("How many adults are travelling?", "어른은 몇 분이 가세요?")
    case "children": return Phrase("How many children come along?", "아이는 몇 명이 함께 가나요?")
    case "budget":
      guard let budget = goal.budget, open.contains("budget"), heard.money.isColloquial else {
        return Phrase("Which currency is the budget in?", "예산이 얼마인지, 어느 통화인지 알려 주시겠어요?")
      }
      return Phrase("Is the budget \(budget.money.text)?", "예산이 \(budget.money.text)인 것이 맞나요?")
    case _: return Phrase("Could you tell me a little more?", "조금 더 알려 주시겠어요?")
    }
  }

  private var destination: Phrase {
    let names = heard.places.several.isEmpty ? heard.places.alternatives : heard.places.several
    if names.count > 1 {
      let list = names.prefix(4).joined(separator: " · ")
      return Phrase("Which of these do you mean: \(list)?", "이 중 어디인가요: \(list)?")
    }
    if let name = names.first { return Phrase("Shall it be \(name)?", "\(name)\(name.particle(.toward)) 정할까요?") }
    if heard.places.hasArea, heard.places.towns.count > 1 {
      return Phrase("Which of them would you like to go to?", "어디로 가고 싶으세요?")
    }
    if !heard.places.countries.isEmpty || heard.places.hasArea {
      return Phrase("Which city would you like to go to?", "어느 도시로 가고 싶으세요?")
    }
    return Phrase("Where would you like to go?", "어디로 가고 싶으세요?")
  }
}
