import Atlas
import Civil
import JSON
import Travel

/// Three flights for a trip, numbered from 1, with the search they came from.
struct FlightSuggestions: Sendable {
  let offers: [FlightOffer]
  let request: JSONValue
  let warnings: [Warning]
  /// The day was not said but taken from the window.
  let isDateAssumed: Bool
  let query: FlightQuery

  /// Searches; nil when an end or every day is missing, or when one would not fly.
  init?(_ telling: Telling, from origin: Destination?, to places: [Destination], on days: JourneyDays?)
    throws(AtlasError)
  {
    let goal = telling.goal
    guard let origin, let first = places.first, let last = places.last, first.label != origin.label, let days else {
      return nil
    }
    isDateAssumed = days.isExample
    let onPlane = goal.days.flatMap { days in goal.nights.map { max(0, days - 1 - $0) } } ?? 0
    var legs = [FlightQuery.Leg(origin: Place(origin.match), destination: Place(first.match), date: days.depart)]
    if let returning = days.returning {
      legs.append(.init(origin: Place(last.match), destination: Place(origin.match), date: returning))
    }
    let wants = Set(goal.constraints)
    let query = FlightQuery(
      legs: legs, isRoundTrip: legs.count == 2 && first.label == last.label, passengers: Party(goal).passengers,
      cabin: .economy, flex: 0, maxStops: wants.contains("nonstop") ? 0 : nil, maxPrice: nil,
      departAfter: ClockTime(
        minutesAfterMidnight: wants.contains("evening_departure") ? 1020 : wants.contains("no_red_eye") ? 360 : 0),
      departBefore: wants.contains("morning_departure")
        ? ClockTime(hour: 12, minute: 0) : wants.contains("no_red_eye") ? ClockTime(hour: 22, minute: 0) : nil,
      arriveBefore: nil, airlines: [], notAirlines: [], sort: .price, limit: 24, currency: telling.currency,
      now: telling.query.now)
    do throws(Failure) {
      let hours: JourneyHours =
        onPlane > 0 ? .homeByNight : goal.days == 1 ? .dayTrip(back: Meeting(goal)?.back ?? 1200) : .any
      var found = try OfflineFlights(atlas: telling.atlas).search(query, hours)
      if found.offers.isEmpty, hours != .any { found = try OfflineFlights(atlas: telling.atlas).search(query) }
      // The hours that leave most of the days first, the cheapest among them; a night only when there is nothing else.
      let isCheapest = telling.understood.kept.contains(.cheaperFlights)
      let ranked =
        isCheapest ? found.offers : found.offers.sorted { $0.comfort(onPlane > 0) < $1.comfort(onPlane > 0) }
      // An airport across a border is none of the city's.
      let near = ranked.lazy.filter { offer in
        offer.slices.allSatisfy {
          !FlightSuggestions.isAbroad($0.depart.place, legs, telling.atlas)
            && !FlightSuggestions.isAbroad($0.arrive.place, legs, telling.atlas)
        }
      }.prefix(3)
      let chosen = near.isEmpty ? Array(ranked.prefix(3)) : Array(near)
      offers = chosen.enumerated().map { index, ranked in
        var offer = ranked
        offer.number = index + 1
        return offer
      }
      warnings = found.warnings
    } catch {
      // The search throws for damaged facts alone.
      throw .malformed(table: error.code)
    }
    request = query.json
    self.query = query
  }

  /// Whether an airport lies in none of the countries that a journey is between.
  private static func isAbroad(_ code: String, _ legs: [FlightQuery.Leg], _ atlas: Atlas) -> Bool {
    do throws(AtlasError) {
      guard let country = try atlas.airport(code)?.country else { return false }
      return !legs.contains { $0.origin.country == country || $0.destination.country == country }
    } catch {
      // Damaged facts are told of where the search looks.
      return false
    }
  }
}

extension FlightSuggestions {
  /// Searches for a planned trip; nil as well where one goes by land.
  init?(_ telling: Telling, _ outline: TripOutline) throws(AtlasError) {
    let isTrainOnly = telling.goal.constraints.contains("train_only")
    guard let origin = outline.origin, let first = outline.stays.first?.destination,
      TripEnds.crossing(from: origin, to: first, isTrainOnly).mode == .flight
    else { return nil }
    try self.init(
      telling, from: origin, to: outline.stays.map(\.destination),
      on: JourneyDays(telling.goal, assumedNights: outline.nights, isAnyTime: true, today: telling.today))
  }
}

extension FlightOffer {
  /// 0 when it leaves in the morning and comes back in the afternoon, more when it costs daylight, 4 and more at night.
  private func discomfort(_ isHomeByNight: Bool) -> Int {
    var sum = 0
    for (index, slice) in slices.enumerated() {
      let (out, there) = (slice.depart.at.clock.minutes, slice.arrive.at.clock.minutes)
      if index == 1 && isHomeByNight {
        sum += out >= 1200 || out < 120 ? 0 : 3
        continue
      }
      if [out, there].contains(where: { $0 < 360 || $0 > 1380 }) { sum += 4 }
      if index == 0 ? there > 960 || out > 800 : out < 800 { sum += 1 }
    }
    return sum
  }

  /// What suggestions are put in order by.
  fileprivate func comfort(_ isHomeByNight: Bool) -> (Int, Double, Int, String) {
    (
      discomfort(isHomeByNight), price.comparable?.amount.approximate ?? .infinity,
      slices.first?.depart.at.clock.minutes ?? 0, id
    )
  }
}
