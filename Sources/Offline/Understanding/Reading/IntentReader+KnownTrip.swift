extension IntentReader {
  /// The days of a known trip are to be other: 너무 빡빡해요, 첫째 날은 비워줘.
  var isPlanChange: Bool {
    guard heard.isTripKnown, !cues.has(any: .flight, .stay, .weather, .warning, .transport, .cost, .event) else {
      return false
    }
    if cues.has(.guide), cues.has(.question) || cues.hasQuestionMark { return false }
    if heard.namesDay { return !cues.has(any: .eating) && !(cues.has(.food) && cues.has(any: .recommend, .question)) }
    if cues.has(.pace) { return !heard.hasMoney }
    // "맛집 더 넣어줘": more of it in the plan.
    if cues.has(any: .add, .remove), cues.has(any: .food, .eating, .guide) {
      return !heard.hasPlace && !heard.hasMoney && !cues.has(any: .recommend, .question) && !cues.hasQuestionMark
    }
    return false
  }

  /// "저녁에 갈 만한 데 있어요?" on a known trip asks for a place there, not for a trip.
  var asksWhereThere: Bool {
    guard heard.isTripKnown, !heard.hasPlace, !heard.hasLength, !heard.hasMoney, !heard.hasParty,
      !cues.has(any: .food, .eating, .flight, .stay, .event, .weather), let at = cues.first(.idea)
    else { return false }
    let words = ["갈만한", "갈만한데", "갈만한곳", "갈데", "갈", "갈만", "where can", "where should", "가볼까", "somewhere"]
    let isAway = (0..<line.count).contains {
      ["다른", "another", "도시", "나라", "여행지", "city", "country", "else", "instead", "trip", "여행"].contains(line.text($0))
    }
    let phrase = line.matches[at].first.map { line.words(at..<at + $0.count).lowercased() } ?? ""
    return !isAway && words.contains(phrase.filter { line.isKorean ? $0 != " " : true })
  }

  /// "I'll book later", 예약은 나중에 할게: nothing is to be booked now.
  var isPutOff: Bool {
    guard let at = cues.first(.book), !cues.hasQuestionMark, !cues.has(.recommend), !heard.hasPlace, !heard.hasLength,
      !heard.hasMoney, !heard.hasWishes, !heard.pointsAtOffer, !(line.isKorean && cues.has(.question))
    else { return false }
    let words: Set<String> = ["later", "나중에", "나중", "다음에", "이따", "이따가"]
    if (0..<line.count).contains(where: { words.contains(line.text($0)) }) {
      return cues.has(.thanks) || !cues.has(any: .flight, .stay)
    }
    let isRefused =
      (max(0, at - 3)..<at).contains { ["not", "dont", "wont", "아직"].contains(line.text($0)) } && line.text(0) != "why"
      || line.text(at + 1) == "안" && line.kind(at + 2) == .hangul
    if isRefused { return cues.has(.thanks) || !cues.has(any: .flight, .stay) }
    let isAnnounced = ["ill", "well", "will"].contains(line.text(at - 1))
    return cues.has(.thanks) && isAnnounced && (at..<line.count).contains { line.text($0) == "tomorrow" }
  }

  /// "cancel my hotel in Athens": what is cancelled is one's own.
  func isOwn(_ at: Int) -> Bool {
    (at..<min(line.count, at + 3)).contains { ["my", "our"].contains(line.text($0)) }
  }

  /// From one place to another on rails, or to a place by a train or bus that is named.
  var isRide: Bool {
    guard !heard.hasLength, !cues.has(any: .plan, .stay, .flight, .trip, .idea) else { return false }
    if heard.constraints.contains("train_only"), heard.hasOrigin, heard.hasDestination { return true }
    return cues.has(.mode) && heard.hasDestination && (heard.hasDates || heard.hasOrigin)
  }
}
