package import Atlas
import Civil
package import Travel
import Wording

/// Reads a traveller's sentence, English or Korean or both, into a trip. Needs no model and always answers the same.
package struct Understanding: Sendable {
  package let atlas: Atlas

  package init(atlas: Atlas) { self.atlas = atlas }

  /// How many earlier messages are read again for what they asked.
  private static let memory = 6

  /// Reads one turn. Any text at all has an answer; what is unsure is asked for, never guessed.
  package func read(_ query: ChatQuery) -> Understood {
    let today = today(query)
    var heard = MessageReader(atlas: atlas, today: today, goal: query.goal).read(query.message)
    if let plain = ofCurrencies(heard, query) { return plain }
    let startsOver = heard.cues.has(.startOver)
    let earlier = startsOver ? [] : purposes(of: query.earlier, today: today)
    var hearing = heard.hearing
    hearing.isTripKnown = !startsOver && !query.goal.destinations.isEmpty
    let read = IntentReader(cues: heard.cues, line: heard.line, heard: hearing, earlier: earlier).intent()
    let before = startsOver ? TripGoalCard() : query.goal
    if !read.isLookUp, !heard.cues.has(.cancel) {
      let there = self.today(at: heard.places.origin ?? before.origin, query)
      heard.dates.refusePast(there ?? today, knownDepart: before.depart)
    }
    var follow = FollowUp(heard: heard, intent: read)
    if hearing.isTripKnown {
      follow = FollowUpReader(atlas: atlas, goal: before, currency: query.currency).read(heard, read)
    } else if read == .itineraryPlanner {
      FirstDaysOut(atlas: atlas).read(&follow)
    }
    let intent = follow.intent

    var merging = TripMerging(goal: before)
    if !intent.isAside, !(intent.isLookUp && !before.isEmpty) { merging.merge(follow.heard, intent: intent) }
    settle(&follow, in: &merging.goal, before: before, today: today)
    if !intent.isAside, !intent.isLookUp { MeetingReader.read(heard.line)?.keep(in: &merging.goal) }
    let questions = Questions(goal: merging.goal, intent: intent, heard: follow.heard, open: merging.open)
    let keys = intent.isAside ? [] : questions.keys()
    let language = language(of: heard.line, query)

    var understood = Understood(
      goal: merging.goal, intent: intent, stage: .ideation, language: language, ambiguous: keys,
      questions: keys.map { ChatQuestion(field: $0, question: questions.question($0)[language]) })
    understood.stage = stage(intent, heard, merging.goal)
    understood.goal.status = status(merging.goal, understood.stage)
    understood.goal.month = month(merging.goal)
    understood.reference = ReferenceReader(line: heard.line, cues: heard.cues).reference(
      isBooking: intent == .bookingAction)
    understood.lookup = lookup(heard)
    understood.isCancellation = intent == .bookingAction && heard.cues.has(.cancel)
    understood.startsOver = startsOver
    understood.isCut = heard.line.isCut
    understood.countries = heard.places.countries
    let isOpenArea = understood.goal.destinations.isEmpty && heard.places.alternatives.isEmpty
    understood.alternatives = isOpenArea ? heard.places.towns : heard.places.alternatives
    understood.excluded = heard.places.excluded
    let kept = KeptStays.nights(understood.goal)
    understood.nightsAt = kept.isEmpty && !follow.isApart ? Stays.nights(follow.heard) : kept
    understood.asked = asked(follow, heard, before)
    if follow.goesHome, let asked = understood.asked {
      (understood.lookup.from, understood.lookup.to) = (asked.origin, asked.destinations.first)
      (understood.lookup.fromWords, understood.lookup.toWords, understood.lookup.place) = (nil, nil, asked.origin)
    }
    if follow.goesBetween, before.destinations.count > 1 {
      (understood.lookup.from, understood.lookup.to) = (before.destinations[0], before.destinations[1])
    }
    understood.isPartyReckoned = follow.heard.party.isReckoned
    refuse((follow.isApart ? heard : follow.heard).refusals + [merging.refusal].compactMap(\.self), in: &understood)
    understood.unknownPlace = UnknownPlaceReader(follow).name()
    understood.kept = follow.kept
    understood.diet = intent.isLookUp ? follow.diet : nil
    if var asked = understood.asked, let stay = follow.stay {
      stay.keep(in: &asked)
      understood.asked = asked
    }
    understood.isUnchanged = hearing.isTripKnown && understood.goal.isSameTrip(as: before)
    understood.unmet = unmet(
      follow, query, isUnchanged: understood.isUnchanged, hasQuestions: !keys.isEmpty || understood.refusal != nil)
    return understood
  }

  private func refuse(_ refusals: [Refusal], in understood: inout Understood) {
    guard !understood.intent.isAside else { return }
    for refusal in refusals where refusal.concernsLookUps || !understood.intent.isLookUp {
      refusal.ask(in: &understood)
    }
    if let crowd = Refusal(crowd: understood.asked ?? understood.goal, for: understood.intent) {
      crowd.ask(in: &understood)
    }
  }

  private func today(_ query: ChatQuery) -> CivilDate {
    do {
      let zone = try atlas.zone(query.homeZone ?? "Asia/Seoul")
      return (zone ?? .utc).today(at: query.now)
    } catch { return ZoneRules.utc.today(at: query.now) }
  }

  /// What the latest messages before this one asked for, the latest first.
  private func purposes(of earlier: [ChatQuery.Earlier], today: CivilDate) -> [Intent] {
    var found: [Intent] = []
    for turn in earlier.suffix(Understanding.memory) {
      let heard = MessageReader(atlas: atlas, today: today, goal: TripGoalCard()).read(
        String(turn.message.prefix(2_000)))
      if heard.cues.has(.startOver) { found = [] }
      let before = found
      found.insert(
        IntentReader(cues: heard.cues, line: heard.line, heard: heard.hearing, earlier: before).intent(), at: 0)
    }
    return found
  }

  func language(of line: Line, _ query: ChatQuery) -> Language {
    if let language = query.language { return language }
    let korean = line.tokens.filter { $0.kind == .hangul }.count
    let latin = line.tokens.filter { $0.kind == .latin }.count
    if korean == 0, latin == 0 { return query.fallbackLanguage }
    // A Korean name in an English sentence leaves it English.
    return korean * 4 > latin ? .ko : .en
  }

  private func stage(_ intent: Intent, _ heard: HeardMessage, _ goal: TripGoalCard) -> Stage {
    if heard.cues.has(.back), intent.isAside || !heard.hearing.hasDates { return .postTrip }
    switch intent {
    case .bookingAction: return .booking
    case .itineraryPlanner, .flightSearch, .staySearch, .budgetPlanner, .transportationSearch: return .planning
    case .tripIdeation, .outOfScope, .generalChat, .foodSpotSearch, .localGuide, .weatherLookup, .travelWarningSearch,
      .eventSearch:
      return goal.destinations.isEmpty || goal.days == nil && goal.nights == nil ? .ideation : .planning
    }
  }

  private func status(_ goal: TripGoalCard, _ stage: Stage) -> TripGoalCard.Status {
    if stage == .postTrip { return .done }
    if !goal.destinations.isEmpty { return .planningItinerary }
    return goal.isEmpty ? .justStarted : .choosingCity
  }

  private func month(_ goal: TripGoalCard) -> String? {
    if let depart = goal.depart { return CivilMonth(of: depart).iso }
    guard let window = goal.departWindow, CivilMonth(of: window.first) == CivilMonth(of: window.last) else {
      return nil
    }
    return CivilMonth(of: window.first).iso
  }

  private func lookup(_ heard: HeardMessage) -> LookUp {
    var lookup = LookUp()
    lookup.place = heard.places.destinations.first ?? heard.places.origin
    lookup.places = heard.places.destinations
    lookup.country = heard.places.countries.first
    lookup.from = heard.places.origin
    lookup.to = heard.places.destinations.first
    lookup.fromWords = heard.places.originRange.map { heard.line.words($0) }
    lookup.toWords = heard.places.destinationRange.map { heard.line.words($0) }
    lookup.window =
      heard.dates.window ?? heard.dates.depart.map { DateWindow(first: $0, last: heard.dates.returning ?? $0) }
    return lookup
  }
}

extension TripGoalCard {
  /// Nothing is known of the trip yet.
  var isEmpty: Bool {
    origin == nil && destinations.isEmpty && depart == nil && returning == nil && departWindow == nil && nights == nil
      && days == nil && adults == nil && children == nil && budget == nil && styleTags.isEmpty && constraints.isEmpty
  }
}
