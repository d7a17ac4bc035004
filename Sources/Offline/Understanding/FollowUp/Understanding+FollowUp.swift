import Civil
import Travel

extension Understanding {
  /// Puts what a follow-up asks besides the slots into the trip.
  func settle(_ follow: inout FollowUp, in goal: inout TripGoalCard, before: TripGoalCard, today: CivilDate) {
    if !before.destinations.isEmpty, follow.heard.places.isAddition, !Phrasing(follow.heard).placesItself {
      AddedPlace(atlas: atlas).settle(in: &goal, before: before)
    }
    if let added = follow.added { CityNights(atlas: atlas, today: today).add(added, to: &goal, before: before) }
    if !follow.changes.isEmpty {
      if CityNights(atlas: atlas, today: today).apply(follow.changes, to: &goal) {
        follow.kept.append(.nightsAt)
      } else {
        follow.unmet.append(.nightsDoNotFit)
      }
    } else if !follow.isApart, !follow.intent.isLookUp, !follow.intent.isAside {
      let nights = Stays.nights(follow.heard)
      // One length behind the last of several cities may be the whole trip's.
      if nights.count > 1, nights.count == goal.destinations.count { KeptStays.keep(nights, in: &goal) }
    }
    if before.destinations.isEmpty { WishCueReader(atlas: atlas, goal: goal).refusedKinds(&follow) }
    follow.without?.keep(in: &goal)
    follow.wanted?.keep(in: &goal)
  }

  /// The trip as one answer goes by it; nil when the known trip will do.
  func asked(_ follow: FollowUp, _ heard: HeardMessage, _ before: TripGoalCard) -> TripGoalCard? {
    guard follow.isApart else { return nil }
    guard follow.goesHome else {
      var apart = TripMerging(goal: before)
      apart.merge(heard, intent: follow.intent)
      let named = heard.places.destinations
      let isPart = !named.isEmpty && named.allSatisfy { before.destinations.contains($0) }
      // The dates of a stay come from the plan of the whole trip, unless it has its own.
      if follow.intent == .staySearch, isPart {
        apart.goal.destinations = heard.dates.depart == nil ? before.destinations : named
      }
      return apart.goal
    }
    var home = before
    let known = heard.places.mentions.compactMap(\.meaning.city).last { before.destinations.contains($0) }
    home.origin = known ?? before.destinations.last
    home.destinations = before.origin.map { [$0] } ?? []
    home.depart = before.returning
    (home.returning, home.departWindow, home.nights, home.days) = (nil, nil, nil, nil)
    return home
  }

  /// What of a follow-up came to nothing.
  func unmet(_ follow: FollowUp, _ query: ChatQuery, isUnchanged: Bool, hasQuestions: Bool) -> [TripWish] {
    guard follow.unmet.isEmpty, isUnchanged, follow.kept.isEmpty, !hasQuestions, query.variant == 1, !follow.isApart
    else { return follow.unmet }
    let cues = follow.heard.cues
    if follow.intent.isAside {
      if cues.has(any: .greeting, .thanks, .smallTalk, .task, .outOfScope, .book) || cues.length <= 1 { return [] }
      return [follow.intent == .outOfScope ? .question : .other]
    }
    guard [.itineraryPlanner, .tripIdeation].contains(follow.intent), !cues.has(any: .plan, .idea, .startOver),
      !follow.heard.hearing.hasTripFacts
    else { return [] }
    return [.other]
  }
}

extension TripGoalCard {
  /// Says the same of the trip, whatever the words it was read from.
  func isSameTrip(as other: TripGoalCard) -> Bool {
    var (one, two) = (self, other)
    (one.status, one.month) = (two.status, two.month)
    one.said.removeAll { !["stays", "without", "wanted"].contains($0.slot) }
    two.said.removeAll { !["stays", "without", "wanted"].contains($0.slot) }
    return one == two
  }
}
