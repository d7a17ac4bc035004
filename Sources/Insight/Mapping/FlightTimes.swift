import Civil
import Travel

/// The times of a flight item: what the server says, else placeholders that say so.
struct FlightTimes {
  let item: FlightItem
  let journey: Journey
  let facts: InsightFacts

  /// There, and back where there is a day of return; nil when an airport has no known zone, or a flight no known length.
  var slices: [Slice]? {
    guard let origin = item.origin, let destination = item.destination,
      let out = slice(
        from: origin, to: destination, on: item.departDate ?? journey.depart,
        ("dep_time", "dep_arr_time", "duration"))
    else { return nil }
    guard let back = journey.returning, item.isRoundTrip != false else { return [out] }
    guard
      let home = slice(
        from: destination, to: origin, on: item.value.text("ret_date").flatMap { CivilDate(iso: $0) } ?? back,
        ("ret_dep_time", "ret_arr_time", "ret_duration"))
    else { return nil }
    return [out, home]
  }

  private typealias Keys = (depart: String, arrive: String, duration: String)

  private func slice(from: String, to: String, on date: CivilDate, _ keys: Keys) -> Slice? {
    guard let start = zone(of: from), let end = zone(of: to) else { return nil }
    let said = moment(keys.depart, near: date)
    // A morning start is what the offline engine supposes too.
    let local = said ?? CivilTime(date, ClockTime(minutesAfterMidnight: 9 * 60))
    guard let depart = start.zoned(local).first else { return nil }
    let stated = item.value.text(keys.duration).flatMap { KoreanMinutes.read($0) }
    let landing = moment(keys.arrive, near: local.date).flatMap { end.zoned($0).first }
    let arrival = landing.flatMap { $0.instant > depart.instant ? $0 : nil }
    // A flight of no known length has no known arrival either.
    guard let minutes = arrival.map({ depart.elapsed(until: $0).minutes }) ?? stated ?? facts.minutes(from, to) else {
      return nil
    }
    let arrive = arrival ?? end.zoned(depart.instant.adding(minutes: minutes))
    let here = Stop(at: depart, place: from, basis: said == nil ? .assumed : .live)
    let there = Stop(
      at: arrive, place: to, dayOffset: arrive.dayOffset(from: depart),
      basis: arrival != nil ? .live : said == nil ? .assumed : .model)
    let carriers = item.carrier(facts).map { [$0] } ?? []
    let whole = Segment(depart: here, arrive: there, minutes: minutes, route: .live, carriers: carriers)
    // A flight whose landings are not told has no segments, so that nothing calls it direct.
    let stops = item.landings.flatMap { $0.isExact ? $0.least : nil }
    return Slice(depart: here, arrive: there, minutes: minutes, segments: stops == 0 ? [whole] : [], stops: stops)
  }

  private func zone(of code: String) -> ZoneRules? { facts.zoneOf(code).flatMap { facts.zone($0) } }

  /// Reads `12-24 08:35` or `2026-12-24 07:15`; a day without a year is the one nearest to a date.
  private func moment(_ key: String, near date: CivilDate) -> CivilTime? {
    guard let words = item.value.text(key)?.split(separator: " "), words.count == 2,
      let clock = ClockTime(text: String(words[1]))
    else { return nil }
    let day = String(words[0])
    if let whole = CivilDate(iso: day) { return CivilTime(whole, clock) }
    let years = [date.year - 1, date.year, date.year + 1].compactMap { CivilDate(iso: "\($0)-\(day)") }
    return years.min { abs($0.days(until: date)) < abs($1.days(until: date)) }.map { CivilTime($0, clock) }
  }
}

/// Minutes in Korean words: `1시간 50분`, `110분`, `2시간`.
enum KoreanMinutes {
  /// The first length of time in a text; nil without one.
  static func read(_ text: String) -> Int? {
    let numbers = NumberInText.all(in: text)
    for (position, number) in numbers.enumerated() {
      let after = text[number.range.upperBound...].trimmed
      // More than a week is no way that anyone goes.
      guard let value = Int(number.digits), (0...10_080).contains(value) else { continue }
      if after.hasPrefix("분") { return value }
      guard after.hasPrefix("시간") else { continue }
      let rest = after.dropFirst(2).trimmed
      if rest.hasPrefix("반") { return value * 60 + 30 }
      guard position + 1 < numbers.count, let minutes = Int(numbers[position + 1].digits), minutes < 60,
        rest.hasPrefix(numbers[position + 1].digits),
        text[numbers[position + 1].range.upperBound...].trimmed.hasPrefix("분")
      else { return value * 60 }
      return value * 60 + minutes
    }
    return nil
  }
}
