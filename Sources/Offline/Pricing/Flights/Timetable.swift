import Atlas
import Civil
import Travel

/// Gives ways assumed times that are true in the zones of their airports.
struct Timetable {
  let book: AirBook
  let wishes: TimeWishes

  /// What became of a way in a part of the day.
  enum Fit {
    case fits(Slice)
    /// The option that no time of the band satisfies.
    case refused(by: String)
    /// It would leave before the journey so far has ended.
    case tooEarly
  }

  /// Puts a way on a day in a part of it, at the earliest after an instant.
  func fit(
    _ way: Way, on date: CivilDate, _ band: DepartureBand, notBefore: Instant? = nil
  ) throws(AtlasError) -> Fit {
    let (window, refusedBy) = wishes.window(of: band)
    guard let window else { return .refused(by: refusedBy) }
    var minute = min(max(band.usual, window.lowerBound), window.upperBound)
    var slice = try slice(way, CivilTime(date, ClockTime(minutesAfterMidnight: minute)))
    if let limit = wishes.arriveBefore {
      let late = lateness(slice, limit)
      if late > 0 {
        minute -= (late + 4) / 5 * 5
        guard window.contains(minute) else { return .refused(by: "--arrive-before") }
        slice = try self.slice(way, CivilTime(date, ClockTime(minutesAfterMidnight: minute)))
        guard lateness(slice, limit) <= 0 else { return .refused(by: "--arrive-before") }
      }
      // A change of the clocks may have moved the departure out of what was asked.
    }
    if let notBefore, slice.depart.at.instant < notBefore {
      let wait = notBefore.seconds - slice.depart.at.instant.seconds
      minute += Int((wait + 299) / 300) * 5
      guard window.contains(minute) else { return .tooEarly }
      slice = try self.slice(way, CivilTime(date, ClockTime(minutesAfterMidnight: minute)))
      if let limit = wishes.arriveBefore, lateness(slice, limit) > 0 { return .refused(by: "--arrive-before") }
    }
    return .fits(slice)
  }

  /// Minutes by which a slice arrives after a time of the day of departure or of a later day; 0 or less when in time.
  private func lateness(_ slice: Slice, _ limit: ClockTime) -> Int {
    let days = max(slice.arrive.dayOffset, 0)
    return days * 1440 + slice.arrive.at.clock.minutes - limit.minutes
  }

  /// A way that leaves at a time on the wall; where clocks jump over it, as much later as they jump.
  func slice(_ way: Way, _ departure: CivilTime) throws(AtlasError) -> Slice {
    let first = Timetable.moment(departure, in: try book.zone(of: way.start))
    var segments: [Segment] = []
    var leaves = first
    for (index, hop) in way.hops.enumerated() {
      if index > 0 {
        leaves = leaves.adding(minutes: Transfer(from: way.hops[index - 1], to: hop).minutes)
      }
      let lands = leaves.adding(minutes: hop.minutes)
      segments.append(try segment(hop, leaves, lands))
      leaves = lands
    }
    let depart = segments[0].depart
    let last = segments[segments.count - 1].arrive
    let arrive = Stop(at: last.at, place: last.place, dayOffset: last.at.dayOffset(from: depart.at), basis: last.basis)
    return Slice(
      depart: depart, arrive: arrive, minutes: depart.at.elapsed(until: arrive.at).minutes, segments: segments)
  }

  private func segment(_ hop: Hop, _ leaves: Instant, _ lands: Instant) throws(AtlasError) -> Segment {
    let depart = try book.zone(of: hop.start).zoned(leaves)
    let arrive = try book.zone(of: hop.end).zoned(lands)
    return Segment(
      depart: Stop(at: depart, place: hop.start.code, basis: .assumed),
      arrive: Stop(at: arrive, place: hop.end.code, dayOffset: arrive.dayOffset(from: depart), basis: .model),
      minutes: hop.minutes, route: .dated, carriers: hop.airlines.map { $0.carrier(on: depart.date) })
  }

  /// The moment at which clocks of a zone show a time: the first of two; where they jump over it, as much later.
  static func moment(_ local: CivilTime, in zone: ZoneRules) -> Instant {
    switch zone.instants(of: local) {
    case .one(let instant): instant
    case .fold(let first, _): first
    case .gap(let before, _): Instant(seconds: local.wallSeconds - Int64(before))
    }
  }
}

extension Slice {
  /// Whether any of it lands when few airports have anyone about: half past midnight to half past four.
  var landsAtNight: Bool { segments.contains { (31...269).contains($0.arrive.at.clock.minutes) } }
}
