/// From the clock on the wall to the moment it means, and back.
extension ZoneRules {
  /// The instants at which clocks of the zone show a time.
  package func instants(of local: CivilTime) -> LocalResolution<Instant> {
    let wall = Instant(seconds: local.wallSeconds)
    // No offset reaches a day, so these bounds hold every instant that can show this time.
    let from = wall.adding(seconds: -86_400)
    let to = wall.adding(seconds: 86_400)
    let changes = transitions(from: from.adding(seconds: 1), before: to)

    var found: [Instant] = []
    var since = from
    var offset = offset(at: from)
    for change in changes {
      let shown = wall.adding(seconds: Int64(-offset))
      if since <= shown && shown < change.at { found.append(shown) }
      since = change.at
      offset = change.after
    }
    let shown = wall.adding(seconds: Int64(-offset))
    if since <= shown { found.append(shown) }

    if let first = found.first {
      return found.count == 1 ? .one(first) : .fold(first: first, second: found[1])
    }
    let jump = changes.last { $0.at.adding(seconds: Int64($0.before)) <= wall }
    return .gap(before: jump?.before ?? offset, after: jump?.after ?? offset)
  }

  /// What clocks of the zone show at an instant, seconds dropped.
  package func zoned(_ instant: Instant) -> ZonedTime {
    ZonedTime(instant, offset: offset(at: instant), zone: name)
  }

  /// The time of day with its offset, told when clocks jump over it or show it twice.
  package func zoned(_ local: CivilTime) -> LocalResolution<ZonedTime> {
    instants(of: local).map { instant in
      let offset = Int(local.wallSeconds - instant.seconds)
      return ZonedTime(local: local, offset: offset, zone: name)
    }
  }

  /// The day it is in the zone at an instant.
  package func today(at instant: Instant) -> CivilDate { zoned(instant).date }
}
