import Atlas
import Travel

/// A day out of a known trip to a place that is not in it: "a day trip to Nara", 하루는 나라 가고 싶어.
extension FollowUpReader {
  /// Leaves the trip as it is where only a day of it is to be spent elsewhere, and has that said.
  func dayTrip(_ phrasing: Phrasing, _ follow: inout FollowUp) -> Bool {
    let heard = follow.heard
    let places = heard.places.destinations.filter { !goal.destinations.contains($0) && $0 != goal.origin }
    guard !places.isEmpty,
      heard.places.excluded.isEmpty, heard.length.nights ?? 0 == 0, heard.length.days ?? 1 == 1,
      heard.length.change == nil || isDayTrip(phrasing), !isAskedAbout(phrasing, follow.intent), !isReplacing(phrasing),
      isDayTrip(phrasing)
        || isDayOfTrip(phrasing)
          && !CityNightsReader(heard: heard).changes().contains(where: { $0.nights > 1 })
    else { return false }
    let day = heard.dates.departRange ?? heard.dates.windowRange
    follow.holdAllBack()
    (follow.heard.party, follow.heard.wishes) = (HeardParty(), HeardWishes())
    follow.intent = .itineraryPlanner
    let near = places.filter(isNear)
    follow.daysOut = near
    follow.kept += near.map { .dayOut($0) }
    let far = places.filter { !near.contains($0) }
    if !far.isEmpty { follow.unmet.append(.dayTrips(far)) }
    // Which day it is depends on what else there is to see.
    if !near.isEmpty, let day { follow.unmet.append(.notTaken([heard.line.words(day)])) }
    return true
  }

  /// One can be out there and back in a day, and something of it is written down.
  private func isNear(_ label: String) -> Bool {
    do throws(AtlasError) {
      guard let place = try Destination(label, in: atlas) else { return false }
      var stays: [Destination] = []
      for label in goal.destinations { if let stay = try Destination(label, in: atlas) { stays.append(stay) } }
      return DaysOut.isNear(place, stays)
    } catch {
      // Damaged facts are told of where the plan is made.
      return false
    }
  }

  /// A search, or a question of the place itself, touches no trip.
  private func isAskedAbout(_ phrasing: Phrasing, _ intent: Intent) -> Bool {
    if intent == .localGuide { return phrasing.isQuestion }
    return intent.isLookUp || [.flightSearch, .staySearch, .bookingAction].contains(intent)
  }

  private func isReplacing(_ phrasing: Phrasing) -> Bool {
    phrasing.hasAny("change", "instead", "switch", "replace", "make it", "바꿔", "바꾸", "변경", "대신", "말고")
  }

  private func isDayTrip(_ phrasing: Phrasing) -> Bool {
    phrasing.hasAny("day trip", "day-trip", "daytrip", "day out", "excursion", "당일치기", "당일로", "당일 여행")
  }

  /// One day among those of the trip, rather than one that comes on top.
  private func isDayOfTrip(_ phrasing: Phrasing) -> Bool {
    guard goal.days ?? goal.nights.map({ $0 + 1 }) ?? 1 > 1 else { return false }
    if phrasing.hasAny("of the days", "of our days", "of my days", "of those days", "하루는", "하루 정도는", "하루만", "반나절") {
      return true
    }
    let isOnTop = phrasing.hasAny(
      "add ", "extend", "extra", "plus", "another day", "more", "longer", "추가", "더", "늘려", "늘리", "연장", "넣어")
    return !isOnTop
      && phrasing.hasAny(
        "one day", "1 day", "a day in", "a day at", "for a day", "for the day", "the day in", "single day", "half day",
        "half-day", "half a day", "하루")
  }
}
