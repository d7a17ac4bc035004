import Atlas
import Civil
import Travel

/// A trip cut into stays and days, with what had to be assumed.
struct TripOutline: Sendable {
  /// Nights at one place.
  struct Stay: Sendable {
    let destination: Destination
    let nights: Int
    /// The day one gets there, 0 for the first of the trip.
    let firstDay: Int
  }

  let origin: Destination?
  let stays: [Stay]
  let dayCount: Int
  /// Days spent on the way home after the last night in a bed, as in 3박 5일.
  let homeDays: Int
  /// The days that were asked for, before the plan is kept to a month.
  let saidDays: Int?
  /// Nil when only a month or nothing is known.
  let firstDate: CivilDate?
  /// The first day that flights and stays are priced for where no day is known.
  let exampleDate: CivilDate?
  let month: CivilMonth?
  let party: Party
  /// Nothing was said of how long, so that three days are taken.
  let isLengthAssumed: Bool
  /// Sights that are not wanted.
  let without: Without
  /// Places there is no night for.
  let leftOut: [String]
  /// What one goes there and back for within a day; nil for a trip that is for the place.
  let meeting: Meeting?

  var nights: Int { dayCount - 1 }

  func date(_ day: Int) -> CivilDate? { firstDate?.adding(days: day) }

  /// The date that prices of a day go by, be it only an example.
  func pricedDate(_ day: Int) -> CivilDate? { (firstDate ?? exampleDate)?.adding(days: day) }

  /// The month of a day, 1 to 12; nil when nothing is known.
  func month(ofDay day: Int) -> Int? { date(day)?.month ?? month?.month }

  /// The day whose date the reckoning of zones goes by, where no date is known.
  var reckoningDate: CivilDate? { pricedDate(0) ?? month?.firstDay.adding(days: 14) }

  /// Shares out the nights of a trip; nil without a destination that is known.
  init?(_ goal: TripGoalCard, nightsAt: [String: Int], today: CivilDate, in atlas: Atlas) throws(AtlasError) {
    var found: [Destination] = []
    for label in goal.destinations where !found.contains(where: { $0.label == label }) {
      if let destination = try Destination(label, in: atlas) { found.append(destination) }
    }
    guard !found.isEmpty else { return nil }
    origin = if let label = goal.origin { try Destination(label, isVisited: false, in: atlas) } else { nil }
    party = Party(goal)
    without = Without(goal)
    let said =
      goal.days ?? goal.nights.map { $0 + 1 }
      ?? goal.depart.flatMap { depart in goal.returning.map { depart.days(until: $0) + 1 } }
    saidDays = said
    // Two days of a weekend leave one day to begin on.
    let only = goal.departWindow.flatMap { $0.first.days(until: $0.last) + 1 == said && said != 1 ? $0.first : nil }
    firstDate = goal.depart ?? only
    // The length of the whole trip, heard behind its last city, leaves no night for the others.
    let nightsAt = nightsAt.filter { found.count == 1 || said == nil || $0.value < (said ?? 0) - 1 }
    let given = found.reduce(0) { $0 + (nightsAt[$1.label] ?? 0) }
    isLengthAssumed = said == nil && given == 0
    // A plan of more than a month is no plan.
    let days = min(31, max(1, said ?? (given > 0 ? given + 1 : found.count > 1 ? 2 * found.count + 1 : 3)))
    let night = goal.nights.map { $0 + 1 < days ? days - 1 - $0 : 0 } ?? 0
    homeDays = night
    meeting = days == 1 ? Meeting(goal) : nil
    dayCount = days - night
    exampleDate =
      firstDate == nil
      ? JourneyDays(goal, assumedNights: days - 1 - night, isAnyTime: true, today: today)?.depart : nil
    let known = JourneyDays.isSaid(goal) ? firstDate ?? exampleDate : nil
    month = known.map { CivilMonth(of: $0) } ?? TripOutline.month(of: goal)
    let kept = Array(found.prefix(max(1, days - 1 - night)))
    leftOut = found.dropFirst(kept.count).map(\.label)
    var first = 0
    stays = zip(kept, TripOutline.shares(of: days - 1 - night, among: kept, nightsAt)).map { destination, nights in
      defer { first += nights }
      return Stay(destination: destination, nights: nights, firstDay: first)
    }
  }

  private static func month(of goal: TripGoalCard) -> CivilMonth? {
    if let window = goal.departWindow {
      return CivilMonth(of: window.first.adding(days: window.first.days(until: window.last) / 2))
    }
    return goal.month.flatMap { CivilDate(iso: $0 + "-01") }.map { CivilMonth(of: $0) }
  }

  /// Nights for each place: as said, the rest by how much there is to see, one at least.
  private static func shares(of nights: Int, among places: [Destination], _ said: [String: Int]) -> [Int] {
    guard places.count > 1 else { return [nights] }
    var shares = places.map { min(max(1, said[$0.label] ?? 1), nights) }
    func isFixed(_ index: Int) -> Bool { said[places[index].label] != nil }
    while shares.reduce(0, +) > nights, let most = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[most] > 1
    {
      shares[most] -= 1
    }
    while shares.reduce(0, +) < nights {
      let open = shares.indices.filter { !isFixed($0) }
      // The place with the most left to see for each night gets the next one; the earlier wins a draw.
      func hunger(_ index: Int) -> Double {
        Double(4 + places[index].sights.count) / Double(shares[index] * shares[index])
      }
      let hungriest = (open.isEmpty ? Array(shares.indices) : open).max { (hunger($0), -$0) < (hunger($1), -$1) }
      guard let hungriest else { break }
      shares[hungriest] += 1
    }
    return shares
  }
}

extension TripOutline {
  /// The outline of the trip that is spoken of.
  init?(_ telling: Telling) throws(AtlasError) {
    try self.init(
      telling.goal, nightsAt: telling.understood.nightsAt, today: telling.today, in: telling.atlas)
  }
}
