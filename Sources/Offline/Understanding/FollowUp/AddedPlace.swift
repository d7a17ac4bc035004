import Atlas
import Travel

/// Where on the way a place belongs that was added to a trip without a word of where.
struct AddedPlace {
  let atlas: Atlas

  /// Moves the last place of a trip to where it makes the way longer by least; at the end where nothing is better.
  func settle(in goal: inout TripGoalCard, before: TripGoalCard) {
    guard before.destinations.count > 1, goal.destinations.count == before.destinations.count + 1,
      goal.destinations.dropLast() == before.destinations[...], let added = goal.destinations.last
    else { return }
    do throws(AtlasError) {
      var points: [Spot] = []
      for label in goal.destinations {
        guard let place = try Destination(label, isVisited: false, in: atlas) else { return }
        points.append(place.position)
      }
      let (new, way) = (points[points.count - 1], points.dropLast())
      var best = (at: way.count, detour: new.kilometres(to: way[way.count - 1]))
      for index in 1..<way.count {
        let detour =
          way[index - 1].kilometres(to: new) + new.kilometres(to: way[index])
          - way[index - 1].kilometres(to: way[index])
        if detour < best.detour - 10 { best = (index, detour) }
      }
      goal.destinations.removeLast()
      goal.destinations.insert(added, at: best.at)
    } catch {
      // Damaged facts are told of where the plan is made; the end is no wrong place.
    }
  }
}
