import Atlas

/// Which food quarters make which meals, and what that is worth.
struct Meals: Equatable, Sendable {
  let isFoodie: Bool

  /// The day with a quarter in place of an open lunch or dinner.
  func seatings(of food: Int, _ visit: Visit, in plan: DayPlan, _ frame: DayFrame) -> [DayPlan] {
    guard visit.isOpen(on: frame.weekday) else { return [] }
    var found: [DayPlan] = []
    if plan.lunch == nil, canLunch(visit) {
      var lunch = plan
      lunch.lunch = food
      found.append(lunch)
    }
    if plan.dinner == nil, canDine(visit) {
      var dinner = plan
      dinner.dinner = food
      found.append(dinner)
    }
    return found
  }

  /// Whoever comes to eat goes to an evening quarter at noon too, when there is nothing for noon.
  func canLunch(_ visit: Visit) -> Bool {
    !visit.isLate || (isFoodie && visit.slot == .evening)
  }

  func canDine(_ visit: Visit) -> Bool {
    visit.slot != .noon && visit.slot != .morning
  }

  /// Minutes that a day may grow by for it.
  var longestDetour: Int { isFoodie ? 40 : 15 }

  /// Worth that a day without any such meal gives up for one.
  static let sacrifice = 120.0

  /// What each minute costs beyond those one likes to go for lunch; the way to dinner leads home.
  func farness(_ leg: Int) -> Double { isFoodie ? Double(max(0, leg - 25)) * 3 : 0 }

  /// Minutes that an empty day may grow by: the way there and back.
  static let farthest = 50

  /// What it is worth to eat there rather than anywhere near: the best-known quarters most.
  ///
  /// Whoever comes to eat wants one such meal on every day that has the time for it.
  func bonus(_ visit: Visit, atLunch: Bool, onFullDay: Bool, isFirst: Bool) -> Double {
    guard isFoodie else { return 40 * visit.worth / 100 + 8 }
    let whole = 70 * visit.worth / 100 + (isFirst && onFullDay ? 30 : 8)
    return whole * (atLunch && visit.isLate ? 0.4 : 1) * (onFullDay ? 1 : 0.8)
  }
}
