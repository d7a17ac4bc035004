/// Where a search sits down to eat.
extension DaySearch {
  /// Gives each food quarter to the meal of the day that it suits best, the worthiest first.
  mutating func seat(detour: Int) {
    let meals = simulation.meals
    while true {
      var best: Seating?
      for food in unusedQuarters {
        for day in plans.indices where simulation.run(plans[day], in: frames[day]) != nil {
          let moving = simulation.moving
          for plan in meals.seatings(of: food, simulation.visits[food], in: plans[day], frames[day]) {
            guard let value = simulation.run(plan, in: frames[day]), simulation.moving - moving <= detour,
              isEaten(food)
            else { continue }
            let gain = value - values[day]
            // The earlier day wins a draw.
            if gain > (best?.gain ?? 0) + 0.001 {
              best = Seating(day: day, food: food, plan: plan, value: value, gain: gain)
            }
          }
        }
      }
      guard let best else { return }
      take(best)
    }
  }

  /// Moves quarters between the days, or lets them go, while that gains; says whether anything did.
  mutating func exchangeMeals() -> Bool {
    var hasGained = false
    for meal in DayPlan.Meal.allCases {
      for one in plans.indices where plans[one][meal] != nil {
        for other in plans.indices where other != one {
          var (left, right) = (plans[one], plans[other])
          (left[meal], right[meal]) = (right[meal], left[meal])
          guard isOpen(left, one), isOpen(right, other), let leftValue = self.value(of: left, on: one),
            let rightValue = self.value(of: right, on: other),
            leftValue + rightValue > values[one] + values[other] + 1
          else { continue }
          (plans[one], plans[other]) = (left, right)
          (values[one], values[other]) = (leftValue, rightValue)
          hasGained = true
        }
      }
    }
    return hasGained
  }

  /// Takes back the quarters that no meal of their day is had in, as on a day that is spent elsewhere from the morning on.
  mutating func vacate() {
    for day in plans.indices where simulation.run(plans[day], in: frames[day]) != nil {
      for meal in DayPlan.Meal.allCases {
        guard let food = plans[day][meal], !isEaten(food) else { continue }
        plans[day][meal] = nil
        isUsed[food] = false
      }
    }
  }

  /// Gives up a sight, or has another in its place, where a day then eats so much better that it gains.
  mutating func makeRoom() {
    // Lunch and dinner, one after the other.
    for day in plans.indices.flatMap({ [$0, $0] }) where frames[day].isFull {
      // A day with no such meal at all gives up more for one.
      let isPoor = [plans[day].lunch, plans[day].dinner].allSatisfy { $0 == nil }
      var best: (seating: Seating, freed: Int?)?
      for food in unusedQuarters {
        for plan in simulation.meals.seatings(of: food, simulation.visits[food], in: plans[day], frames[day]) {
          if isPoor, let value = simulation.run(plan, in: frames[day]), isEaten(food) {
            let gain = value - values[day]
            if gain > best?.seating.gain ?? -Meals.sacrifice {
              best = (Seating(day: day, food: food, plan: plan, value: value, gain: gain), nil)
            }
          }
          for index in plan.stops.indices where !simulation.visits[plan.stops[index]].isDayTrip {
            for stop in [nil] + openCandidates.filter({ !simulation.visits[$0].isDayTrip }).map(Optional.some) {
              var other = plan
              let freed = other.stops.remove(at: index)
              if let stop {
                guard allows(stop, with: other.stops) else { continue }
                other.stops.insert(stop, at: index)
              }
              guard let value = simulation.run(other, in: frames[day]), isEaten(food) else { continue }
              let gain = value - values[day]
              if gain > best?.seating.gain ?? (isPoor ? -Meals.sacrifice : 1) {
                best = (Seating(day: day, food: food, plan: other, value: value, gain: gain), freed)
              }
            }
          }
        }
      }
      guard let best else { continue }
      if let freed = best.freed { isUsed[freed] = false }
      take(best.seating)
    }
  }

  private struct Seating { let day: Int, food: Int, plan: DayPlan, value: Double, gain: Double }

  /// The food quarters that no meal is had in, best first.
  var unusedQuarters: [Int] {
    simulation.visits.indices.filter { !isUsed[$0] && simulation.visits[$0].isFood }
  }

  private mutating func take(_ seating: Seating) {
    plans[seating.day] = seating.plan
    values[seating.day] = seating.value
    isUsed[seating.food] = true
    for stop in seating.plan.stops { isUsed[stop] = true }
  }

  /// Whether the day that was just run has a meal in a quarter.
  private func isEaten(_ food: Int) -> Bool { simulation.entries.contains { $0.point == food + 1 } }

  private func isOpen(_ plan: DayPlan, _ day: Int) -> Bool {
    [plan.lunch, plan.dinner].allSatisfy { food in
      food.map { simulation.visits[$0].isOpen(on: frames[day].weekday) } ?? true
    }
  }
}
