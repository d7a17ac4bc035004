extension IntentReader {
  /// A message that only adds to what was said goes on with the purpose it had.
  var followUp: Intent? {
    guard let last = earlier.first else { return nil }
    let stars = heard.constraints.contains {
      $0.hasPrefix("star_") || ["breakfast", "near_station", "free_cancellation"].contains($0)
    }
    if stars { return .staySearch }
    let main = earlier.first { !$0.isLookUp && !$0.isAside && $0 != .bookingAction }
    // "오사카는?" asks the same of another place.
    if last.isLookUp, heard.hasPlace, !heard.hasLength, !cues.has(any: .change, .add, .remove), cues.length <= 5,
      cues.hasQuestionMark || line.isKorean
    {
      return last
    }
    if cues.has(.idea), !heard.hasDestination, main == nil { return nil }
    if heard.hasTripFacts || cues.has(any: .change, .add, .remove, .more, .shorten) {
      // A place taken from among ideas is a trip to plan.
      if main == .tripIdeation, heard.hasDestination { return nil }
      return main ?? (heard.hasDestination ? .itineraryPlanner : nil)
    }
    return nil
  }

  /// The purpose of a message by nothing but what it states.
  var statement: Intent {
    if heard.isUndecided { return .tripIdeation }
    let asks = cues.has(.question) || cues.hasQuestionMark
    if asks, heard.hasPlace, !heard.hasLength, !heard.hasMoney, !heard.hasParty, !heard.hasOrigin,
      !cues.has(any: .idea, .planning, .going, .trip)
    {
      return .localGuide
    }
    if heard.hasDestination {
      if cues.has(.idea), !heard.hasLength || cues.hasQuestionMark, !heard.hasDates { return .tripIdeation }
      return .itineraryPlanner
    }
    if heard.hasPlace || heard.hasTripFacts || cues.has(any: .idea, .trip, .planning, .somewhere) {
      return heard.hasPlace && heard.hasLength && !cues.has(.idea) ? .itineraryPlanner : .tripIdeation
    }
    if cues.has(.going) { return .tripIdeation }
    guard cues.has(.question) || cues.hasQuestionMark else { return .generalChat }
    // On a known trip a question of things to do or see is about it.
    return heard.isTripKnown && heard.namesDay ? .localGuide : .outOfScope
  }
}
