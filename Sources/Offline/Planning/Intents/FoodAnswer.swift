import Atlas
import Travel

/// Where to eat: the quarters, streets and halls of a city.
struct FoodAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    guard let place = try Subject(telling).destination else { return Subject.missing(telling) }
    var draft = Draft()
    let name = telling.name(place.label)
    var without = Without(telling.goal)
    if let diet = telling.understood.diet { without.kinds.formUnion(diet.kinds) }
    let sights = place.sights.filter { !without.covers($0) }
    let quarters = sights.filter { $0.kind == .food || ($0.kind == .market && $0.tags.contains(.food)) }
    let others = sights.filter { $0.tags.contains(.food) && !quarters.contains($0) && !$0.isDayTrip }
    let found = (quarters + others).prefix(6)
    guard !found.isEmpty else {
      draft.say(telling("No places to eat in \(name) are written down here.", "\(name)의 먹거리 자료가 아직 없어요."))
      return draft
    }
    draft.add(
      PlacesCard(
        topic: .food, title: telling("Where to eat in \(name)", "\(name)에서 먹을 곳"),
        places: found.map { Suggestion($0, telling) }))
    draft.say(
      telling(
        "These are quarters and markets of \(name) to eat in, rather than single restaurants.",
        "\(name)에서 먹기 좋은 거리와 시장이에요. 개별 식당 정보는 없어요."))
    if let diet = telling.understood.diet {
      draft.say(
        telling(
          "Which of them have something for “\(diet.words)” is not known here, so ask before you sit down.",
          "“\(diet.words)”에 맞는 식당이 어디인지는 자료에 없어요. 앉기 전에 물어보세요."))
      return draft
    }
    if let first = found.first {
      draft.say(telling("I would start with \(telling.name(of: first)).", "먼저 \(telling.name(of: first))부터 가 보세요."))
    }
    return draft
  }
}

extension Suggestion {
  /// A sight as a suggestion.
  init(_ sight: SightFacts, _ telling: Telling) {
    self.init(
      name: telling.name(of: sight), localName: sight.localName, kind: sight.kind.word, why: telling.reason(of: sight),
      position: Travel.Position(sight.position), price: nil, basis: .curated)
  }
}
