/// What was heard that bears on the purpose of a message.
struct Hearing {
  var hasDestination = false
  var hasPlace = false
  var hasOrigin = false
  var hasLength = false
  var hasDates = false
  var hasParty = false
  var hasMoney = false
  var hasWishes = false
  var isUndecided = false
  var constraints: [String] = []
  /// Dishes or eating are spoken of.
  var speaksOfFood = false
  /// One of the offers is pointed at by its number.
  var pointsAtOffer = false
  /// Two airports' codes with a dash between.
  var isCodePair = false
  /// A day of the trip is named by its number: 둘째 날, day 2.
  var namesDay = false
  /// The session knows where the trip goes.
  var isTripKnown = false

  var hasTripFacts: Bool { hasLength || hasDates || hasParty || hasMoney || hasWishes || hasOrigin || hasPlace }
}

/// Decides what a message asks for.
struct IntentReader {
  let cues: HeardCues
  let line: Line
  let heard: Hearing
  /// What the messages before asked for, the latest first.
  let earlier: [Intent]

  func intent() -> Intent {
    if cues.has(.startOver), !heard.hasPlace { return heard.hasTripFacts ? .tripIdeation : .tripIdeation }
    if isOutOfScope { return .outOfScope }
    if isSmallTalk || isPutOff { return .generalChat }
    if isBooking { return .bookingAction }
    if isPlanChange { return .itineraryPlanner }
    if asksWhereThere { return .localGuide }
    if let lookUp = lookUp { return lookUp }
    if let search = search { return search }
    if let cost = cost { return cost }
    if isPlan { return .itineraryPlanner }
    if cues.has(.guide), isGuide, !heard.hasLength || cues.has(.question) { return .localGuide }
    if let followed = followUp { return followed }
    return statement
  }

  // MARK: Asides

  private var isOutOfScope: Bool {
    if cues.has(.task), !heard.hasLength, !cues.has(any: .flight, .stay) { return true }
    guard cues.has(.outOfScope) else { return false }
    let travels = cues.has(any: .flight, .stay, .food, .guide, .weather, .event, .transport, .plan, .trip, .warning)
    return !travels && !heard.hasLength && !(heard.hasDestination && heard.hasDates)
  }

  private var isSmallTalk: Bool {
    guard cues.has(any: .greeting, .thanks, .smallTalk) else { return false }
    if heard.hasTripFacts { return false }
    let asks = cues.has(
      any: .flight, .stay, .food, .weather, .event, .transport, .plan, .warning, .cost, .book, .cancel)
    if heard.namesDay || cues.has(.pace) && heard.isTripKnown { return false }
    // "비 오면 뭐 해요?" asks for something to do.
    if cues.has(.guide), cues.hasQuestionMark, cues.first(.guide) ?? 0 < cues.first(.smallTalk) ?? 0 { return false }
    if cues.has(.smallTalk), !asks || cues.length <= 4 { return true }
    return !asks && !cues.has(any: .guide, .idea, .somewhere, .change, .add, .remove, .trip)
  }

  // MARK: Booking

  private var isBooking: Bool {
    if heard.pointsAtOffer, cues.has(.take), !cues.hasQuestionMark { return true }
    if let at = cues.first(.book) {
      let before = line.text(at - 1)
      let isNoun = ["guide", "comic", "good", "a", "phrase", "the"].contains(before) && line.text(at) == "book"
      let isAsked =
        ["필요", "해야", "필수", "없이", "가능한", "되는", "되나", "안해도"].contains(line.text(at + 1))
        || ["do", "to"].contains(before) && cues.has(.question)
          && ["should", "need", "have"].contains(line.text(at - 3))
      if !isNoun, !isAsked, !(cues.has(.cost) && cues.has(.trip)) { return true }
    }
    if let at = cues.first(.cancel), !heard.hasLength,
      !heard.hasPlace || isOwn(at)
        || (0..<line.count).contains(where: { ["예약", "booking", "reservation"].contains(line.text($0)) })
    {
      return !cues.has(any: .guide, .weather) && heard.constraints.isEmpty
    }
    return false
  }

  // MARK: Look-ups

  private var lookUp: Intent? {
    let isTripWish = cues.has(.trip) && heard.hasLength && !cues.has(.question)
    if cues.has(.warning), !isTripWish, !cues.has(any: .flight, .stay) || cues.has(.question) {
      return .travelWarningSearch
    }
    if cues.has(.weather), isWeather { return .weatherLookup }
    if isTransport { return .transportationSearch }
    if cues.has(.event), !heard.hasLength, !cues.has(any: .flight, .stay, .plan), isEvent { return .eventSearch }
    let asksWhatToEat = cues.has(.eating) && cues.has(.question) && !heard.hasDates && !cues.has(.trip)
    if asksWhatToEat, !heard.hasLength, !cues.has(any: .flight, .plan, .stay) { return .foodSpotSearch }
    let asksForFood = heard.speaksOfFood && cues.has(any: .recommend, .question) && !cues.has(.trip)
    if cues.has(.food) || asksForFood, !heard.hasLength, !cues.has(any: .flight, .plan), isFood {
      return .foodSpotSearch
    }
    if cues.has(.guide), isGuide, !heard.hasLength || cues.hasQuestionMark, !cues.has(any: .flight, .stay, .plan) {
      return .localGuide
    }
    return nil
  }

  private var isWeather: Bool {
    guard let at = cues.first(.weather) else { return false }
    let text = line.text(at)
    // A warm place is an idea, a rainy day's programme is a guide's.
    let isPlain = [
      "weather", "날씨", "기온", "forecast", "temperature", "temperatures", "climate", "기후", "몇도", "typhoon", "태풍", "일교차",
      "날씨가",
    ].contains(text)
    if isPlain { return !(cues.has(.idea) && !heard.hasPlace && cues.has(.trip)) || !cues.has(.idea) }
    if ["rainy"].contains(text), line.text(at + 1) == "day" { return false }
    if ["hot", "warm", "cold"].contains(text),
      [
        "spring", "springs", "pot", "dog", "and", "noodles", "stuff", "bar", "chocolate", "coffee", "weather", "place",
        "places", "for", "beach",
      ].contains(line.text(at + 1)) || cues.has(.idea) || cues.has(.trip)
    {
      return false
    }
    if heard.hasLength, !cues.has(.question) { return false }
    if ["눈이", "비가", "바람", "파도", "눈와", "비와"].contains(text), cues.has(.trip), !cues.has(.question) { return false }
    if cues.has(any: .idea), !heard.hasPlace { return false }
    return heard.hasPlace || heard.hasDates || cues.has(.question) || cues.hasQuestionMark
  }

  private var isTransport: Bool {
    if cues.has(.transport) {
      guard let at = cues.first(.transport) else { return false }
      let isRental = ["렌트", "렌터카", "렌트카", "rental", "rent", "car", "뚜벅이"].contains(line.text(at))
      if isRental, cues.has(.trip) || heard.hasLength || heard.hasDates && !cues.has(.question) { return false }
      if ["환승", "grab", "교통", "셔틀", "패스"].contains(line.text(at)), cues.has(.flight) { return false }
      if cues.has(.stay), !cues.has(.question) || heard.constraints.contains("near_station") { return false }
      if heard.constraints.contains("near_station"), ["subway", "metro", "지하철"].contains(line.text(at)) {
        return false
      }
      if cues.has(.plan), heard.hasLength { return false }
      if cues.has(.flight), !cues.has(.mode) { return false }
      return true
    }
    if isRide { return true }
    guard cues.has(.mode), !cues.has(any: .plan, .stay), !heard.hasLength else { return false }
    let isFlightToo = cues.has(.flight)
    if isFlightToo { return false }
    return heard.hasOrigin && heard.hasDestination || cues.has(any: .question) || cues.hasQuestionMark
      || heard.hasPlace && cues.has(.recommend)
  }

  private var isEvent: Bool {
    guard let at = cues.first(.event) else { return false }
    if ["game", "games", "show", "match", "market", "마켓", "경기", "체험"].contains(line.text(at)), line.text(at) == "show",
      ["me", "us"].contains(line.text(at + 1))
    {
      return false
    }
    if cues.has(.trip), !cues.has(any: .question, .recommend), heard.hasParty { return false }
    return true
  }

  private var isFood: Bool {
    if cues.has(.stay), !cues.has(.question) { return false }
    if heard.hasParty, heard.hasDates, cues.has(.trip) { return false }
    if cues.has(any: .trip), !cues.has(any: .question, .recommend), !cues.hasQuestionMark { return false }
    if cues.has(.event) { return false }
    // A trip for the sake of food is a trip.
    let isTrip =
      cues.has(.idea) && (0..<line.count).contains { ["갈까", "여행", "여행지", "trip", "나라", "도시"].contains(line.text($0)) }
    return !isTrip
  }

  private var isGuide: Bool {
    if cues.has(.cost), !heard.hasPlace { return false }
    guard let at = cues.first(.guide) else { return false }
    let isLight = [
      "실내", "체험", "시차", "현지인", "동네", "guide", "pack", "language", "가이드", "물가", "night market", "night", "야시장", "전통시장",
      "시기", "카드",
    ].contains(line.text(at))
    if isLight, heard.hasLength || cues.has(.plan) { return false }
    if line.text(at) == "물가" { return cues.has(any: .cost, .question) }
    return true
  }

  // MARK: Searches

  private var search: Intent? {
    let stay = cues.has(.stay)
    let flight = cues.has(.flight) || heard.isCodePair
    if cues.has(.plan), isStrongPlan { return nil }
    if flight, stay, cues.has(.cost) { return .budgetPlanner }
    if flight, stay { return cues.first(.flight) ?? 0 < cues.first(.stay) ?? 0 ? .flightSearch : .staySearch }
    if stay { return isStayWish ? nil : .staySearch }
    if flight { return .flightSearch }
    // "3 star near the airport in Frankfurt, Dec 22"
    if heard.constraints.contains(where: { $0.hasPrefix("star_") }), heard.hasDestination, heard.hasDates,
      !cues.has(any: .plan, .trip, .idea)
    {
      return .staySearch
    }
    if cues.has(.flying), cues.has(.cheapest) || heard.constraints.contains(where: { $0.hasSuffix("_departure") }) {
      return .flightSearch
    }
    if cues.has(.flying), heard.hasDestination, !cues.has(any: .idea, .plan), heard.hasOrigin || heard.hasDates {
      return .flightSearch
    }
    let air = ["nonstop", "no_red_eye", "window_seat"]
    if heard.constraints.contains(where: { air.contains($0) }) {
      return heard.hasPlace && heard.hasLength && !heard.hasOrigin && !heard.hasDates ? nil : .flightSearch
    }
    return nil
  }

  /// A cruise's or a trip's night's lodging is no search for one: "리조트에서 쉬는 여행".
  private var isStayWish: Bool {
    cues.has(.idea) && !heard.hasPlace && !cues.has(.recommend) || cues.has(.cost) && cues.has(.trip)
  }

  // MARK: Money

  private var cost: Intent? {
    if cues.has(.cost), !cues.has(any: .plan) || cues.has(.question) { return .budgetPlanner }
    if cues.has(.enough), heard.hasMoney { return .budgetPlanner }
    // "is 2500 enough for ten days": a sum without its currency.
    if let at = cues.first(.enough), ["enough", "sufficient", "충분", "충분해", "충분할까"].contains(line.text(at)),
      (line.tokens[max(0, at - 1)].whole ?? 0) >= 100
    {
      return .budgetPlanner
    }
    return nil
  }

  // MARK: Plans

  private var isStrongPlan: Bool {
    guard let at = cues.first(.plan), !(0..<line.count).contains(where: { line.text($0) == "그대로" }) else {
      return false
    }
    return !["plans", "schedule", "route", "동선", "일정이"].contains(line.text(at)) || heard.hasLength
  }

  private var isPlan: Bool { cues.has(.plan) && isStrongPlan }
}
