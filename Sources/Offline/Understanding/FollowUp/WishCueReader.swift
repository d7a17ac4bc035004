import Atlas
import Travel

/// Reads what is wished of a plan besides the slots of a trip.
struct WishCueReader {
  let atlas: Atlas
  let goal: TripGoalCard

  func read(_ follow: inout FollowUp) {
    let phrasing = Phrasing(follow.heard)
    // What a question or a search speaks of is no wish.
    guard !follow.intent.isLookUp, follow.intent != .bookingAction, !phrasing.isQuestion || phrasing.cues.has(.pace)
    else { return }
    unmet(phrasing, &follow)
    pace(phrasing, &follow)
    cheaper(phrasing, &follow)
    without(&follow)
    wanted(phrasing, &follow)
  }

  private func unmet(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    if phrasing.hasAny("undo", "take that back", "되돌려", "되돌리", "취소하고 아까") { follow.unmet.append(.undo) }
    if phrasing.hasAny("fly home from", "flying home from", "fly back from", "flying back from") {
      follow.unmet.append(.flyHomeFrom)
      follow.holdPlacesBack()
    }
    if isStepFree(phrasing) { follow.unmet.append(.stepFree) }
    car(phrasing, &follow)
    if phrasing.hasAny("식당도", "식당을", "식당에", "한식당") || phrasing.hasAny("a restaurant", "korean restaurant"),
      !phrasing.isQuestion,
      !phrasing.hasAny("추천", "알려", "찾아", "recommend", "find")
    {
      follow.unmet.append(.restaurant)
      if follow.intent == .foodSpotSearch { follow.intent = .itineraryPlanner }
    }
    if isFreeTime(phrasing) {
      follow.unmet.append(.freeTime)
      follow.heard.length = HeardLength()
      follow.heard.wishes.tags.removeAll { $0 == "rest" }
    }
  }

  private func isFreeTime(_ phrasing: Phrasing) -> Bool {
    if phrasing.hasAny("rest day", "day off", "day of rest", "free day", "free time", "free evening") { return true }
    if phrasing.hasAny("비워") { return true }
    return phrasing.hasAny("하루", "이틀", "날은", "날엔", "오전", "오후", "저녁") && phrasing.hasAny("쉬고", "쉴", "쉬자", "쉬는", "쉬게")
  }

  /// Lighter days are made of the same tag as a restful trip.
  private func pace(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    let isLight =
      phrasing.cues.has(.pace) && !phrasing.hasAny("비워", "free time")
      || isOnFootLittle(phrasing) || phrasing.hasAny("fewer sights", "less packed", "take it easy")
    guard isLight, !follow.unmet.contains(.freeTime) else { return }
    if goal.styleTags.contains("rest") {
      follow.unmet.append(.other)
    } else {
      follow.heard.wishes.tags.append("rest")
      follow.kept.append(.lighterDays)
    }
    follow.heard.length = HeardLength()
  }

  private func cheaper(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    guard phrasing.hasAny("cheaper", "less expensive", "save money", "더 싸", "싸게", "저렴하게", "더 저렴", "아껴"),
      !phrasing.cues.has(any: .flight, .stay), follow.heard.money.budget == nil
    else { return }
    if goal.styleTags.contains("budget") {
      follow.unmet.append(.other)
    } else {
      follow.heard.wishes.tags.append("budget")
      follow.heard.wishes.refusedTags.append("luxury")
      follow.kept.append(.cheaper)
    }
  }

  // MARK: Sights

  /// What the first message of a trip wishes of the plan besides its slots.
  func firstWishes(_ follow: inout FollowUp, in goal: inout TripGoalCard) {
    refusedKinds(&follow)
    let phrasing = Phrasing(follow.heard)
    guard follow.intent == .itineraryPlanner, !phrasing.isQuestion else { return }
    if isStepFree(phrasing) { follow.unmet.append(.stepFree) }
    let isSlow =
      isOnFootLittle(phrasing)
      || phrasing.hasAny(
        "slower pace", "slow pace", "easy pace", "gentle pace", "relaxed pace", "not too packed", "천천히")
    if isSlow, !goal.styleTags.contains("rest") {
      goal.styleTags.append("rest")
      follow.kept.append(.lightDays)
    }
    car(phrasing, &follow)
  }

  private func isStepFree(_ phrasing: Phrasing) -> Bool {
    phrasing.hasAny("wheelchair", "stairs", "step-free", "step free", "휠체어", "계단", "무릎", "유모차", "stroller", "knee")
  }

  private func isOnFootLittle(_ phrasing: Phrasing) -> Bool {
    phrasing.hasAny(
      "walk less", "less walking", "not walk much", "walk much", "walk far", "walk a lot", "cant walk", "can't walk",
      "못 걸", "걷기 힘", "무릎", "다리가 아", "적게 걷", "덜 걷")
  }

  /// Nobody drives in these plans: who would not is right, who would is told.
  func car(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    guard let words = rental.lazy.compactMap({ phrasing.typed($0) }).first else { return }
    if isCarRefused(phrasing) {
      follow.kept.append(.withoutCar)
    } else if !phrasing.isQuestion {
      follow.unmet.append(.notTaken([words]))
    }
  }

  private var rental: [String] {
    ["rental car", "rent a car", "car rental", "hire car", "hire a car", "렌터카", "렌트카", "렌트", "차를 빌려"]
  }

  /// `without a rental car`, 렌터카 없이.
  func isCarRefused(_ phrasing: Phrasing) -> Bool {
    phrasing.hasAny(
      "without a rental", "without rental", "no rental", "without renting", "without a car", "without a hire",
      "not rent",
      "don't rent", "dont rent", "no car", "렌터카 없", "렌트카 없", "렌트 없", "렌터카는 없", "렌터카 빼", "렌트 안", "렌터카 안", "렌트카 안",
      "차 없이", "렌터카 말고", "렌트 말고")
  }

  /// The kinds of sights that the first message of a trip will not have.
  private func refusedKinds(_ follow: inout FollowUp) {
    var without = Without(goal)
    let before = without
    for tag in follow.heard.wishes.refusedTags where Without.isKind(tag) {
      without.kinds.insert(tag)
      if follow.intent == .itineraryPlanner { follow.kept.append(.withoutKind(tag)) }
    }
    if without != before { follow.without = without }
  }

  private func without(_ follow: inout FollowUp) {
    var without = Without(goal)
    let before = without
    for tag in follow.heard.wishes.refusedTags where Without.isKind(tag) {
      without.kinds.insert(tag)
      follow.kept.append(.withoutKind(tag))
    }
    without.kinds.subtract(follow.heard.wishes.tags)
    for name in refusedSights(follow.heard) {
      without.sights.insert(name)
      follow.kept.append(.withoutSight(name))
    }
    if without != before { follow.without = without }
  }

  private func refuses(_ line: Line) -> Bool {
    (0..<line.count).contains {
      line.has($0, .refusesBefore) != nil || line.has($0, .refusesNext) != nil || line.has($0, .cue(.remove)) != nil
    }
  }

  /// The sights of the trip's cities that the message names beside a word that refuses.
  private func refusedSights(_ heard: HeardMessage) -> [String] { refuses(heard.line) ? named(heard) : [] }

  private func named(_ heard: HeardMessage) -> [String] {
    let names = SightNames(heard)
    return goal.destinations.flatMap { label in
      let city = label.split(separator: ",").first.map { $0.lowercased() } ?? ""
      return sights(label).filter { names.names($0, of: city) }.map(\.englishName)
    }
  }

  /// Sights that are wished for by name: in the trip's cities they come first, those of other cities are told of.
  private func wanted(_ phrasing: Phrasing, _ follow: inout FollowUp) {
    let isWish =
      phrasing.cues.has(.add)
      || phrasing.hasAny(
        "want", "would like", "like to", "love to", "visit", "see ", "go to", "include", "싶", "가자", "넣어", "보러", "가볼")
    guard isWish, !refuses(phrasing.line), follow.unmet.isEmpty, follow.kept.isEmpty, follow.changes.isEmpty else {
      return
    }
    let here = named(follow.heard)
    if !here.isEmpty {
      var wanted = Wanted(goal)
      wanted.sights.formUnion(here)
      follow.wanted = wanted
      follow.kept += here.map { .withSight($0) }
    } else if follow.heard.places.mentions.isEmpty, let other = elsewhere(follow.heard) {
      follow.unmet.append(.sightElsewhere(other.name, city: other.city))
    } else if let name = unknownName(phrasing.line) {
      follow.unmet.append(.unknownPlace(name))
    }
  }

  /// Words written as a name that mean nothing here.
  private func unknownName(_ line: Line) -> String? {
    var name: Range<Int>?
    for index in 1..<max(1, line.count) {
      let isCapital = line.kind(index) == .latin && line.words(index..<index + 1).first?.isUppercase == true
      guard isCapital else {
        if name != nil { break }
        continue
      }
      let isUnknown = line.tokens[index].place == nil && line.find(index, { _ in true }) == nil
      if let start = name?.lowerBound {
        name = start..<index + 1
      } else if isUnknown, line.text(index).count > 2 {
        name = index..<index + 1
      }
    }
    return name.map { line.words($0) }
  }

  /// A sight of another city that is named, in the countries of the trip if there.
  private func elsewhere(_ heard: HeardMessage) -> (name: String, city: String)? {
    let names = SightNames(heard)
    let countries = Set(goal.destinations.map { $0.suffix(2) })
    do throws(AtlasError) {
      var other: (name: String, city: String)?
      for city in try atlas.citiesWithSights {
        let isNear = countries.contains(city.country[...])
        guard isNear || other == nil else { continue }
        for sight in try atlas.sights(in: city) where names.names(sight) {
          let found = (sight.englishName, "\(city.names.en), \(city.country)")
          if isNear { return found }
          other = other ?? found
        }
      }
      return other
    } catch {
      // Damaged facts are told of where the plan is made.
      return nil
    }
  }

  private func sights(_ label: String) -> [SightFacts] {
    do throws(AtlasError) {
      return try Destination(label, in: atlas)?.sights ?? []
    } catch {
      // Damaged facts are told of where the plan is made.
      return []
    }
  }
}
