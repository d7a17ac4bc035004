import Civil
import Travel

/// The days a trip goes out and comes back: as said, else an example inside what was said.
struct JourneyDays: Equatable, Sendable {
  let depart: CivilDate
  /// Nil when nothing is known of how long.
  let returning: CivilDate?
  /// The traveller named a month or a window alone.
  let isExample: Bool

  /// Nil without a day, a window or a month that still lies ahead.
  ///
  /// - Parameters:
  ///   - assumedNights: Nights that are taken where nothing was said of how long.
  ///   - isAnyTime: Where nothing was said of when, a day of the next weeks is an example as well.
  init?(_ goal: TripGoalCard, assumedNights: Int? = nil, isAnyTime: Bool = false, today: CivilDate) {
    let nights = goal.nights ?? goal.days.map { $0 - 1 } ?? assumedNights
    // A trip of one night less than its days flies home through the last night.
    let onPlane = goal.days.flatMap { days in goal.nights.map { max(0, days - 1 - $0) } } ?? 0
    let end = goal.returning?.adding(days: -onPlane)
    isExample = goal.depart == nil
    if let depart = goal.depart {
      self.depart = depart
    } else if let end, let nights, end.adding(days: -nights) > today {
      depart = end.adding(days: -nights)
    } else if let window = JourneyDays.window(of: goal), let day = JourneyDays.example(in: window, today: today) {
      // Whoever has more than the one night of a weekend leaves on the Friday before.
      let isWeekend = window.first.weekday == .saturday && window.first.days(until: window.last) == 1
      let friday = window.first.adding(days: -1)
      depart = isWeekend && (nights ?? 0) > 1 && friday > today ? friday : day
    } else if isAnyTime, !JourneyDays.isSaid(goal),
      let day = JourneyDays.example(
        in: DateWindow(first: today.adding(days: 7), last: today.adding(days: 37)), today: today)
    {
      depart = day
    } else {
      return nil
    }
    let back = end ?? nights.map { [depart] in depart.adding(days: $0) }
    returning = back.flatMap { [depart] in $0 >= depart ? $0 : nil }
  }

  /// Whether anything was said of when.
  static func isSaid(_ goal: TripGoalCard) -> Bool {
    goal.depart != nil || goal.returning != nil || goal.departWindow != nil || goal.month != nil
  }

  private static func window(of goal: TripGoalCard) -> DateWindow? {
    if let window = goal.departWindow { return window }
    guard let first = goal.month.flatMap({ CivilDate(iso: $0 + "-01") }) else { return nil }
    let month = CivilMonth(of: first)
    return DateWindow(first: month.firstDay, last: month.lastDay)
  }

  /// The day that stands for a window, never one gone by; nil when the whole window has.
  ///
  /// A weekend or a week starts with its first day. A month stands for its second Friday, or a later one when that
  /// is less than two weeks away, for fares of the last days say little of the others. A season is its middle month.
  static func example(in window: DateWindow, today: CivilDate) -> CivilDate? {
    guard window.last >= today else { return nil }
    let earliest = max(window.first, min(window.last, today.adding(days: 1)))
    let length = window.first.days(until: window.last)
    if length <= 10 { return earliest }
    var (first, last) = (window.first, window.last)
    if length > 45 {
      let middle = CivilMonth(of: first.adding(days: length / 2))
      (first, last) = (max(first, middle.firstDay), min(last, middle.lastDay))
    }
    let fridays = (0...first.days(until: last)).map { first.adding(days: $0) }.filter { $0.weekday == .friday }
    return fridays.dropFirst().first { today.days(until: $0) >= 14 } ?? earliest
  }
}
