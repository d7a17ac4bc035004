import Atlas
import Civil
import Travel
import Wording

/// One search for flights, from the places asked for to the offers in order.
struct FlightSearch {
  let query: FlightQuery
  let book: AirBook
  let filters: FlightFilters
  let timetable: Timetable
  let hours: JourneyHours

  /// Minutes on the ground between the legs of a journey on one day.
  private static let betweenLegs = 60

  init(_ query: FlightQuery, _ atlas: Atlas, _ hours: JourneyHours = .any) {
    self.query = query
    self.hours = hours
    book = AirBook(atlas)
    filters = FlightFilters(query: query)
    timetable = Timetable(book: book, wishes: filters.wishes)
  }

  func found() throws(AtlasError) -> Found<FlightOffer> {
    var waysOfLegs: [[Way]] = []
    for (position, leg) in query.legs.enumerated() {
      let ways = try ways(of: leg)
      guard !ways.isEmpty else { return FlightSearch.none(leg, position) }
      waysOfLegs.append(ways)
    }
    guard !waysOfLegs.isEmpty else { return Found(offers: []) }
    var sieve = filters.sieve
    var noTime = false
    let journeys = try journeys(waysOfLegs, &sieve, &noTime)
    let found = try FlightListing(query, book).found(journeys, &sieve)
    return journeys.isEmpty && noTime ? found.warned(FlightSearch.noTime) : found
  }

  private func ways(of leg: FlightQuery.Leg) throws(AtlasError) -> [Way] {
    let starts = try airports(of: leg.origin)
    let ends = try airports(of: leg.destination)
    return try WaySearch(book: book, date: leg.date, wanted: query.airlines).ways(from: starts, to: ends)
  }

  private func airports(of place: Place) throws(AtlasError) -> [AirportFacts] {
    guard let match = try book.atlas.match(of: place) else { return [] }
    return try book.atlas.airports(of: match)
  }

  /// Every way of the first leg in every part of the day, each with one fitting way for each later leg.
  private func journeys(_ waysOfLegs: [[Way]], _ sieve: inout Sieve, _ noTime: inout Bool) throws(AtlasError)
    -> [Journey]
  {
    let first = filters.kept(waysOfLegs[0], &sieve)
    var later: [[Way]] = []
    for ways in waysOfLegs.dropFirst() {
      var untold = filters.sieve
      let kept = filters.kept(ways, &untold)
      // A later leg with no way left takes every offer away, which its filters answer for.
      if kept.isEmpty { _ = filters.kept(ways, &sieve) }
      later.append(kept)
    }
    guard later.allSatisfy({ !$0.isEmpty }) else { return [] }
    var found: [Journey] = []
    let outward = hours.outward.map { Timetable(book: book, wishes: $0) } ?? timetable
    for way in first {
      var ofWay: [Journey] = []
      for band in hours.bands {
        switch try outward.fit(way, on: query.legs[0].date, band, notBefore: query.now) {
        case .refused(let option): sieve.remove(by: option)
        case .tooEarly: noTime = true
        case .fits(let slice):
          if let journey = try completed(way, slice, later, &sieve, &noTime) { ofWay.append(journey) }
        }
      }
      let byDay = ofWay.filter { !$0.slices[0].landsAtNight }
      found += byDay.isEmpty ? ofWay : byDay
    }
    return found
  }

  /// The journey that starts with a slice; nil when a later leg does not fit behind it.
  private func completed(
    _ way: Way, _ slice: Slice, _ later: [[Way]], _ sieve: inout Sieve, _ noTime: inout Bool
  ) throws(AtlasError) -> Journey? {
    var ways = [way]
    var slices = [slice]
    for (position, choices) in later.enumerated() {
      let next = choice(of: choices, after: ways)
      let earliest = slices[position].arrive.at.instant.adding(minutes: FlightSearch.betweenLegs)
      var refusedBy: String?
      let isLast = position == later.count - 1
      let home = isLast ? try home(next, on: query.legs[position + 1].date, earliest) : nil
      var best = home
      for band in DepartureBand.back where home == nil && (best == nil || best?.landsAtNight == true) {
        switch try timetable.fit(next, on: query.legs[position + 1].date, band, notBefore: earliest) {
        case .fits(let slice): if best == nil || !slice.landsAtNight { best = slice }
        case .refused(let option): refusedBy = refusedBy ?? option
        case .tooEarly: break
        }
      }
      guard let best else {
        if let refusedBy { sieve.remove(by: refusedBy) } else { noTime = true }
        return nil
      }
      ways.append(next)
      slices.append(best)
    }
    return Journey(ways: ways, slices: slices)
  }

  /// The last flight at the hour that the trip's length asks for; nil where any will do or none fits.
  private func home(_ way: Way, on date: CivilDate, _ earliest: Instant) throws(AtlasError) -> Slice? {
    guard let wishes = hours.homeward else { return nil }
    for band in [DepartureBand.evening, .late] {
      let fit = try Timetable(book: book, wishes: wishes).fit(way, on: date, band, notBefore: earliest)
      if case .fits(let slice) = fit { return slice }
    }
    return nil
  }

  /// The way of a later leg: back the way one came, else on from the airport one came to, else the best.
  private func choice(of ways: [Way], after flown: [Way]) -> Way {
    let last = flown[flown.count - 1]
    let back = last.hops.reversed().map { $0.end.code + "-" + $0.start.code }.joined(separator: ",")
    return ways.first { $0.word == back }
      ?? ways.first { $0.start.code == last.end.code && $0.end.code == flown[0].start.code }
      ?? ways.first { $0.start.code == last.end.code } ?? ways[0]
  }

  private static let noTime = Warning(
    "no_time_left", path: "request.legs",
    Phrase(
      "No time of day is left for these legs: one is over or has not landed before the next leaves.",
      "이 일정에는 탈 수 있는 시각이 없어요. 이미 지났거나 앞 구간이 도착하기 전이에요."))

  private static func none(_ leg: FlightQuery.Leg, _ position: Int) -> Found<FlightOffer> {
    let from = leg.origin.code ?? leg.origin.name
    let to = leg.destination.code ?? leg.destination.name
    return Found(
      offers: [],
      warnings: [
        Warning(
          "no_route_known", path: "request.legs[\(position)]",
          Phrase(
            "No flights from \(from) to \(to) are known offline, not even with two stops (routes of 2022-08).",
            "\(from)에서 \(to)까지 가는 항공편은 오프라인 자료에 없어요. 두 번 경유도 찾지 못했어요 (2022-08 노선 기준)."))
      ])
  }
}

extension Found {
  fileprivate func warned(_ warning: Warning) -> Found {
    Found(offers: offers, removed: removed, warnings: warnings + [warning], note: note, isComplete: isComplete)
  }
}
