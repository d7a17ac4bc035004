import Atlas

/// Which food quarters make which meals.
struct Meals: Sendable {
  let isFoodie: Bool

  /// The day with a quarter in place of an open lunch or dinner.
  func seatings(of food: Int, _ candidate: Candidate, in plan: DayPlan, _ frame: DayFrame) -> [DayPlan] {
    guard candidate.sight.isOpen(on: frame.weekday) else { return [] }
    var found: [DayPlan] = []
    if plan.lunch == nil, !candidate.isLate {
      var lunch = plan
      lunch.lunch = food
      found.append(lunch)
    }
    if plan.dinner == nil, candidate.sight.slot != .noon, candidate.sight.slot != .morning {
      var dinner = plan
      dinner.dinner = food
      found.append(dinner)
    }
    return found
  }

  /// Minutes that a day may grow by for it.
  var longestDetour: Int { isFoodie ? 25 : 15 }

  /// What it is worth to eat there rather than anywhere near.
  func bonus(_ candidate: Candidate) -> Double { (isFoodie ? 70 : 40) * candidate.worth / 100 + 8 }
}
