import Atlas
import Travel

/// Keeps a known trip from what a later message only asks or mentions, and reads what it does ask of the trip.
struct FollowUpReader {
  let atlas: Atlas
  let goal: TripGoalCard
  /// The currency that is chosen for prices; nil for the usual one.
  var currency: Currency?

  func read(_ heard: HeardMessage, _ intent: Intent) -> FollowUp {
    let phrasing = Phrasing(heard)
    // "add Osaka" asks for a plan, not for a guide.
    let isAdded =
      intent == .localGuide && !phrasing.isQuestion && phrasing.cues.has(.add)
      && heard.places.destinations.contains { !goal.destinations.contains($0) }
    let wishes = WishCueReader(atlas: atlas, goal: goal)
    let isOfPlan =
      isAdded || isDiet(phrasing, intent) || isCar(phrasing, intent, wishes)
      || intent.isAside && !phrasing.isQuestion && !UnknownWishReader(heard: heard, intent: intent).words().isEmpty
    let intent = isOfPlan ? Intent.itineraryPlanner : intent
    var follow = FollowUp(heard: heard, intent: intent)
    if home(phrasing, &follow) || money(phrasing, &follow) { return follow }
    if prices(phrasing, &follow) || dayTrip(phrasing, &follow) { return follow }
    if intent.isLookUp, !isWishForFood(phrasing, follow) { return follow }
    switch intent {
    case .flightSearch, .staySearch: search(phrasing, &follow)
    case .bookingAction: break
    case .tripIdeation, .itineraryPlanner, .budgetPlanner, .generalChat, .outOfScope, .foodSpotSearch, .localGuide,
      .weatherLookup, .transportationSearch, .travelWarningSearch, .eventSearch:
      if isPlainQuestion(phrasing, follow) {
        question(phrasing, &follow)
      } else {
        statement(phrasing, &follow)
        wishes.read(&follow)
        if !follow.kept.isEmpty || !follow.changes.isEmpty { follow.intent = .itineraryPlanner }
      }
    }
    return follow
  }

  private var isFirm: Bool { goal.days != nil || goal.nights != nil || goal.depart != nil }

  /// 한식당도 가고 싶어요 wishes for a meal in the plan.
  private func isWishForFood(_ phrasing: Phrasing, _ follow: FollowUp) -> Bool {
    follow.intent == .foodSpotSearch && !phrasing.isQuestion && phrasing.hasAny("고 싶", "want to go", "would like to go")
  }

  /// "we are vegan", 해산물은 못 먹어요: said, not asked for.
  private func isDiet(_ phrasing: Phrasing, _ intent: Intent) -> Bool {
    (intent == .foodSpotSearch || intent.isAside) && !phrasing.isQuestion
      && !phrasing.hasAny(
        "restaurant", "places", "where", "recommend", "find", "show", "cafe", "맛집", "식당", "추천", "알려", "찾아", "보여", "어디")
      && DietReader(phrasing: phrasing).read() != nil
  }

  private func isCar(_ phrasing: Phrasing, _ intent: Intent, _ wishes: WishCueReader) -> Bool {
    intent == .transportationSearch && !phrasing.isQuestion && wishes.isCarRefused(phrasing)
  }

  // MARK: Home

  private func home(_ phrasing: Phrasing, _ follow: inout FollowUp) -> Bool {
    let heard = follow.heard
    guard goal.origin != nil, heard.dates.returning == nil, heard.length.days == nil, !phrasing.sets else {
      return false
    }
    let isHome = phrasing.hasAny(
      "get home", "fly home", "flight home", "flights home", "way home", "back home", "home from", "go home",
      "flight back", "flights back", "fly back", "way back", "돌아오는", "돌아가는", "귀국", "집에 가", "집으로",
      "집에 어떻게")
    guard isHome else { return false }
    let isSearch =
      phrasing.cues.has(any: .flight, .transport, .mode) || phrasing.isQuestion
      || phrasing.hasAny("show", "find", "보여", "찾아", "알려")
    guard isSearch, !(phrasing.hasAny("fly home from", "fly back from") && !phrasing.isQuestion) else { return false }
    follow.goesHome = true
    follow.isApart = true
    follow.intent =
      phrasing.hasAny("flight", "비행기", "항공", "fly ") ? .flightSearch : .transportationSearch
    follow.holdAllBack()
    return true
  }

  // MARK: Money

  /// "Is our budget enough?", 예산 안에 들어와요?: a question of the budget without another sum.
  private func money(_ phrasing: Phrasing, _ follow: inout FollowUp) -> Bool {
    let isSpokenOf = phrasing.hasAny("budget", "예산")
    let isAsked =
      phrasing.isQuestion
      || phrasing.hasAny("들어와", "들어오", "넘어", "넘나", "넘을", "초과", "충분", "빠듯", "모자라", "over budget", "within budget")
    guard isSpokenOf, isAsked, follow.heard.money.budget == nil, !phrasing.sets,
      !phrasing.cues.has(any: .flight, .stay, .food)
    else { return false }
    follow.intent = .budgetPlanner
    follow.holdAllBack()
    return true
  }

  // MARK: Searches

  /// A search of flights or stays answers for what it names, and leaves the trip that is known.
  private func search(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    // "change the hotel to …" names a hotel, whatever place its name holds.
    if follow.intent == .staySearch, phrasing.sets, phrasing.hasAny("hotel to ", "호텔을", "호텔은", "숙소를", "숙소는") {
      follow.holdPlacesBack()
      return
    }
    let heard = follow.heard
    guard isFirm, !phrasing.sets, phrasing.cues.has(any: .flight, .stay, .flying) else { return }
    let named = heard.places.destinations
    let holdsPlaces = !named.isEmpty && named != goal.destinations || !heard.places.excluded.isEmpty
    let holdsOrigin = heard.places.origin.map { goal.origin != nil && goal.origin != $0 } ?? false
    let holdsDates = goal.depart != nil && !heard.dates.isEmpty && heard.dates.returning == nil
    let holdsMoney = heard.money.budget?.scope == .perNight && (goal.budget.map { $0.scope != .perNight } ?? false)
    guard holdsPlaces || holdsOrigin || holdsDates || holdsMoney else { return }
    follow.isApart = true
    follow.holdPlacesBack()
    if holdsPlaces || holdsDates { (follow.heard.dates, follow.heard.length) = (HeardDates(), HeardLength()) }
    if holdsMoney { follow.heard.money = HeardMoney() }
  }

  // MARK: Questions

  private func isPlainQuestion(_ phrasing: Phrasing, _ follow: FollowUp) -> Bool {
    phrasing.isQuestion && !phrasing.isProposal && !phrasing.sets
      && !phrasing.cues.has(any: .plan, .add, .remove, .shorten, .pace)
  }

  private func question(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    let heard = follow.heard
    if follow.intent == .budgetPlanner {
      follow.isApart = heard.money.budget != nil
      follow.holdAllBack()
      return
    }
    let isForeign = phrasing.cues.has(any: .task, .outOfScope) || phrasing.cues.has(any: .greeting, .thanks, .smallTalk)
    if isForeign && follow.intent.isAside { return }
    let isElsewhere =
      phrasing.cues.has(.idea) && heard.places.destinations.isEmpty && heard.dates.isEmpty
      || !heard.places.alternatives.isEmpty
    if isElsewhere {
      follow.isApart = true
      follow.holdAllBack()
      return
    }
    if goal.destinations.count > 1, heard.places.destinations.isEmpty, phrasing.hasAny("between", "사이", "도시 간"),
      phrasing.hasAny("train", "bus", "ferry", "fly", "get ", "travel", "기차", "버스", "이동", "비행기")
    {
      follow.goesBetween = true
      follow.intent = .transportationSearch
      follow.holdAllBack()
      return
    }
    let isNew = heard.places.destinations.contains { !goal.destinations.contains($0) }
    // A new place with days of its own is another trip asked for.
    if isNew, heard.length.days != nil { return }
    follow.holdAllBack()
    follow.heard.party = HeardParty()
    follow.intent = .localGuide
    let hasPlace = !heard.places.destinations.isEmpty || phrasing.cues.has(.guide)
    if !hasPlace || !heard.dates.isEmpty { follow.unmet.append(.question) }
  }
}
