/// The plans of one stay that are unlike each other, in the order of their variants.
struct Variants {
  /// Shakes that may come to nothing new before there is taken to be no further plan.
  private static let patience = 12

  /// The plan of a variant; where there are fewer plans, one of them again.
  let days: CityDays
  /// How many plans there are, where that is fewer than were asked for.
  let count: Int?

  /// - Parameter make: Makes a plan with its weights shaken in one of many ways; the first way is not to shake them.
  init(_ number: Int, _ make: (Int) -> CityDays) {
    var found = [make(1)]
    var seen: Set<[Set<Int>]> = [found[0].visits]
    var (shake, idle) = (2, 0)
    while found.count < number, idle < Variants.patience {
      let next = make(shake)
      if seen.insert(next.visits).inserted {
        found.append(next)
        idle = 0
      } else {
        idle += 1
      }
      shake += 1
    }
    days = found[(number - 1) % found.count]
    count = found.count < number ? found.count : nil
  }
}

extension CityDays {
  /// What is seen together on a day, whichever day that is.
  fileprivate var visits: [Set<Int>] {
    search.plans.map { Set($0.stops) }.sorted { ($0.min() ?? -1, $0.count) < ($1.min() ?? -1, $1.count) }
  }
}
