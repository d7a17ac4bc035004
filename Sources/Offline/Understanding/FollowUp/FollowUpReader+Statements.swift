import Travel

extension FollowUpReader {
  /// What is said rather than asked changes the trip where the words are clear, and adds rather than replaces.
  func statement(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    party(phrasing, &follow)
    places(phrasing, &follow)
    dates(phrasing, &follow)
    length(phrasing, &follow)
  }

  /// A word for one of the travellers is no new party: "my son is tired", 부모님이 많이 못 걸으세요.
  private func party(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    let line = follow.heard.line
    let isCounted = (0..<line.count).contains { line.number($0) != nil }
    let isJoining = phrasing.hasAny(
      "with", "랑", "하고", "같이", "함께", "데리고", "모시고", "add", "join", "come", "coming", "추가", "혼자", "alone", "solo", "둘",
      "셋",
      "넷", "명")
    guard goal.adults != nil, !phrasing.isShort, !phrasing.sets, !isCounted, !isJoining else { return }
    follow.heard.party = HeardParty()
  }

  private func places(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    let heard = follow.heard
    if !heard.places.alternatives.isEmpty, goal.destinations.count > 1 {
      follow.isApart = true
      follow.holdPlacesBack()
      return
    }
    let named = heard.places.destinations + heard.places.excluded.filter { goal.destinations.contains($0) }
    guard !named.isEmpty, goal.destinations.count > 1 || heard.places.destinations != goal.destinations else { return }
    let fresh = named.filter { !goal.destinations.contains($0) }
    let changes = CityNightsReader(heard: heard).changes()
    if fresh.isEmpty {
      if !changes.isEmpty, goal.destinations.count > 1 {
        follow.changes = changes
        follow.holdPlacesBack()
        follow.heard.length = HeardLength()
        return
      }
      guard heard.places.excluded.isEmpty, named.count < goal.destinations.count, !phrasing.isOnly, !phrasing.sets
      else { return }
      follow.holdPlacesBack()
      return
    }
    guard heard.places.excluded.isEmpty, heard.places.origin == nil, !heard.places.isAddition else { return }
    if split(phrasing, fresh, changes, &follow) { return }
    let isAdded = phrasing.cues.has(.add) && !phrasing.hasAny("instead", "말고", "대신")
    let isDayOut = changes.count == 1 && fresh.contains(changes[0].city) && changes[0].nights <= 2
    let isAside =
      goal.destinations.count > 1 && !phrasing.isShort && !phrasing.sets && heard.length.days == nil
      && heard.dates.isEmpty && !phrasing.isOnly
    guard isAdded || goal.destinations.count > 1 && isDayOut && !phrasing.sets || isAside else { return }
    follow.heard.places.isAddition = true
    if isDayOut, heard.length.days == nil || isAdded, heard.length.nights == nil || heard.length.days == nil {
      follow.heard.length = HeardLength()
      follow.heard.length.days = changes[0].nights
      follow.added = changes[0]
      // A quiet day there says nothing of the others.
      follow.heard.wishes.tags.removeAll { $0 == "rest" }
    }
  }

  /// A weekday or a feast in passing is no departure.
  private func dates(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    guard goal.depart != nil, !phrasing.sets, !phrasing.isShort else { return }
    let dates = follow.heard.dates
    if dates.depart == nil, dates.returning == nil, !dates.open.isEmpty {
      follow.heard.dates = HeardDates()
    } else if let range = dates.departRange, dates.returning == nil,
      !range.contains(where: { isFigure(follow.heard.line, $0) })
    {
      follow.heard.dates = HeardDates()
    } else if dates.window != nil, dates.depart == nil, !phrasing.cues.has(any: .going, .planning) {
      follow.heard.dates = HeardDates()
    }
  }

  private func isFigure(_ line: Line, _ index: Int) -> Bool { line.kind(index) == .number }

  /// Days in passing are no length: "the kids want a day at the beach", 하루는 쉬고 싶어요.
  private func length(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    let length = follow.heard.length
    if length.isOpen, goal.days != nil, !phrasing.sets, !phrasing.isShort { follow.heard.length = HeardLength() }
    guard goal.days != nil, length.change == nil, let days = length.days, !follow.heard.places.isAddition,
      follow.heard.places.destinations.allSatisfy({ goal.destinations.contains($0) })
    else { return }
    let line = follow.heard.line
    let end = length.range?.upperBound ?? 0
    let start = length.range?.lowerBound ?? 0
    let isTo =
      ["로", "으로"].contains(line.text(end)) || ["to", "it"].contains(line.text(start - 1))
      || phrasing.hasAny("당일치기", "in total", "total", "총", "전체", "whole trip")
    // One day of many is a part of the trip, unless it is said to be all of it.
    let isPart =
      days == 1 && (goal.days ?? 1) > 1 && !isTo
      && !phrasing.hasAny("하루만", "하루 일정", "one day", "1 day", "single day", "day trip")
    let isWish =
      follow.heard.namesDay || days == 2 && phrasing.hasAny("싶", "want", "would like", "need", "love")
    let isBoth = length.nights != nil && length.parts.first.map { $0.nights != nil && $0.days != nil } == true
    if !isPart, isTo || phrasing.isShort || isBoth || phrasing.sets && days > 1 || days >= 2 && !isWish {
      if length.nights == nil, let known = goal.nights, let knownDays = goal.days {
        // 일주일로 of a trip whose nights are known.
        follow.heard.length.nights = max(0, days - (knownDays - known))
      }
      return
    }
    follow.heard.length = HeardLength()
  }

  /// Some days of the trip to a new place are spent there and not on top: 이틀은 교토에, "two days in Kyoto".
  private func split(
    _ phrasing: Phrasing, _ fresh: [String], _ changes: [CityNightsReader.Change], _ follow: inout FollowUp
  ) -> Bool {
    guard goal.destinations.count == 1, let nights = goal.nights, fresh.count == 1, changes.count == 1,
      changes[0].city == fresh[0], !changes[0].isDelta, changes[0].nights > 1, follow.heard.dates.isEmpty,
      !phrasing.sets, !phrasing.isOnly, !phrasing.cues.has(any: .add, .more, .shorten),
      !phrasing.hasAny("instead", "말고", "대신", "make it")
    else { return false }
    let isPart = phrasing.hasAny(
      "in ", "at ", "of the days", "of the nights", "일은", "이틀은", "사흘은", "나흘은", "박은", "이틀 정도", "보내고 싶", "있고 싶", "머물고 싶",
      "묵고 싶")
    guard isPart else { return false }
    let change = changes[0]
    (follow.heard.length, follow.heard.wishes.tags) = (HeardLength(), [])
    if change.nights < nights {
      follow.heard.places.isAddition = true
      follow.split = change
    } else {
      follow.holdPlacesBack()
      follow.unmet.append(.nightsDoNotFit)
    }
    return true
  }
}
