/// Days at other places: day trips, and days out that were asked for.
extension DaySearch {
  /// A day trip goes with nothing but an evening, and so does a day at another place with what is not there.
  func allows(_ stop: Int, with stops: [Int]) -> Bool {
    let (outing, isLate) = (simulation.visits[stop].outing, simulation.visits[stop].isLate)
    if !isLate || outing > 0,
      stops.contains(where: { simulation.visits[$0].outing != outing && !simulation.visits[$0].isLate })
    {
      return false
    }
    if simulation.visits[stop].isDayTrip {
      return stops.count <= 1 && stops.allSatisfy { simulation.visits[$0].isLate }
    }
    return simulation.visits[stop].isLate || stops.allSatisfy { !simulation.visits[$0].isDayTrip }
  }

  /// A day out needs a whole day, and one alone.
  func isElsewhere(_ stop: Int, than day: Int) -> Bool {
    let outing = simulation.visits[stop].outing
    guard outing > 0 else { return false }
    return !frames[day].isFull
      || plans.indices.contains { other in
        other != day && plans[other].stops.contains { simulation.visits[$0].outing == outing }
      }
  }

  /// What belongs to a day out goes to the day that it has.
  func forget(outing stop: Int, outside day: Int, _ pool: [Int], _ gains: inout [[Insertion?]]) {
    for other in plans.indices where other != day {
      for index in pool.indices where simulation.visits[pool[index]].outing == simulation.visits[stop].outing {
        gains[other][index] = nil
      }
    }
  }
}
