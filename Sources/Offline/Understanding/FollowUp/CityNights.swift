import Atlas
import Civil
import Travel

/// Shares the nights of a known trip out anew.
struct CityNights {
  let atlas: Atlas
  let today: CivilDate

  /// Changes the nights of single cities; the trip's length follows where every city is named or a change says so.
  ///
  /// False, and the trip as it was, when the nights do not fit.
  func apply(_ changes: [CityNightsReader.Change], to goal: inout TripGoalCard) -> Bool {
    guard let now = nights(of: goal), changes.allSatisfy({ now[$0.city] != nil }) else { return false }
    var next = now
    for change in changes {
      next[change.city] = change.isDelta ? (now[change.city] ?? 0) + change.nights : change.nights
    }
    guard next.values.allSatisfy({ $0 >= 1 }) else { return false }
    let before = now.values.reduce(0, +)
    var kept = next
    var after = next.values.reduce(0, +)
    if !changes.contains(where: \.isDelta), changes.count < now.count, goal.days != nil {
      // The length stays, the other cities share what is left.
      kept = KeptStays.nights(goal).filter { city, _ in !changes.contains { $0.city == city } }
      for change in changes { kept[change.city] = change.nights }
      let named = changes.reduce(0) { $0 + $1.nights }
      let others = kept.filter { city, _ in !changes.contains { $0.city == city } }.values.reduce(0, +)
      if named + others + now.count - kept.count > before || kept.count == now.count, named + others != before {
        kept = kept.filter { city, _ in changes.contains { $0.city == city } }
      }
      guard named + now.count - changes.count <= before else { return false }
      after = before
    }
    guard (1...60).contains(after) else { return false }
    let difference = after - before
    if let days = goal.days {
      goal.days = days + difference
      goal.nights = goal.nights.map { $0 + difference }
    } else {
      (goal.nights, goal.days) = (after, after + 1)
    }
    if let depart = goal.depart, let days = goal.days { goal.returning = depart.adding(days: days - 1) }
    KeptStays.keep(kept, in: &goal)
    return true
  }

  /// Keeps the nights of the cities there were, beside those of a new one.
  func add(_ change: CityNightsReader.Change, to goal: inout TripGoalCard, before: TripGoalCard) {
    guard before.days != nil, var nights = nights(of: before), goal.destinations.contains(change.city) else { return }
    nights[change.city] = change.nights
    KeptStays.keep(nights, in: &goal)
  }

  private func nights(of goal: TripGoalCard) -> [String: Int]? {
    do throws(AtlasError) {
      guard
        let outline = try TripOutline(goal, nightsAt: KeptStays.nights(goal), today: today, in: atlas),
        outline.leftOut.isEmpty
      else { return nil }
      return Dictionary(outline.stays.map { ($0.destination.label, $0.nights) }) { $0 + $1 }
    } catch {
      // Damaged facts are told of where the plan is made.
      return nil
    }
  }
}
