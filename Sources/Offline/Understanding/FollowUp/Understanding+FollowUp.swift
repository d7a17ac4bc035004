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
    if before.destinations.isEmpty { WishCueReader(atlas: atlas, goal: goal).firstWishes(&follow, in: &goal) }
    if let split = follow.split, let old = before.destinations.first, let nights = goal.nights {
      KeptStays.keep([old: nights - split.nights, split.city: split.nights], in: &goal)
      follow.kept.append(.nightsAt)
    }
    if !follow.daysOut.isEmpty {
      var days = DaysOut(goal)
      days.places += follow.daysOut.filter { !days.places.contains($0) }
      days.keep(in: &goal)
    }
    wishes(&follow, goal)
    follow.stay?.keep(in: &goal)
    if follow.stay?.near != nil {
      // The castle says where the stay is to be, not what the trip is for.
      goal.styleTags.removeAll { follow.heard.wishes.tags.contains($0) && !before.styleTags.contains($0) }
    }
    follow.without?.keep(in: &goal)
    follow.wanted?.keep(in: &goal)
  }

  /// What of food and stays is wished for, and what nothing here can go by.
  private func wishes(_ follow: inout FollowUp, _ goal: TripGoalCard) {
    let phrasing = Phrasing(follow.heard)
    guard !follow.intent.isAside else { return }
    let isWish = !follow.intent.isLookUp && follow.intent != .bookingAction
    follow.diet = DietReader(phrasing: phrasing).read()
    if isWish, let diet = follow.diet {
      if diet.kinds.isEmpty {
        follow.unmet.append(.notTaken([diet.words]))
      } else {
        var without = follow.without ?? Without(goal)
        without.kinds.formUnion(diet.kinds)
        follow.without = without
        follow.kept.append(.diet(diet.words))
      }
    }
    guard isWish else { return }
    var unknown = UnknownWishReader(heard: follow.heard, intent: follow.intent).words()
    let stay = StayWishReader(atlas: atlas, goal: goal, heard: follow.heard).read()
    if let wish = stay.wish {
      follow.stay = wish
      follow.kept += wish.near.map { [.stayNear($0)] } ?? wish.names.map { .stayNamed($0) }
    }
    if let words = stay.unmet, !unknown.contains(where: { words.contains($0) || $0.contains(words) }) {
      unknown.append(words)
    }
    if !unknown.isEmpty { follow.unmet.append(.notTaken(unknown)) }
    cheaper(phrasing, &follow)
  }

  /// "cheaper hotel", 더 싼 비행기: of a search for one of them.
  private func cheaper(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    guard phrasing.hasAny("cheaper", "less expensive", "더 싼", "더 저렴한", "더싼", "싼 데", "더 싸게"),
      follow.heard.money.budget == nil
    else { return }
    if follow.intent == .staySearch { follow.kept.append(.cheaperStays) }
    if follow.intent == .flightSearch { follow.kept.append(.cheaperFlights) }
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
    let kept = ["stays", "without", "wanted", "stay", "meeting", "days out"]
    one.said.removeAll { !kept.contains($0.slot) }
    two.said.removeAll { !kept.contains($0.slot) }
    return one == two
  }
}
