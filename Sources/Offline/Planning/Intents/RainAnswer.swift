import Atlas
import Travel

/// What to do when it rains: the sights of each place that have a roof.
struct RainAnswer: Sendable {
  let telling: Telling

  static func isAsked(_ telling: Telling) -> Bool {
    let text = telling.query.message.lowercased()
    let words = text.split { !$0.isLetter }
    if words.contains(where: { ["rain", "rains", "rainy", "raining"].contains($0) }) { return true }
    let tight = text.filter { !$0.isWhitespace }
    return ["비오", "비가오", "비올", "비가올", "우천"].contains { tight.contains($0) }
  }

  /// Nil when no place is known.
  func draft() throws(AtlasError) -> Draft? {
    let labels = telling.understood.lookup.place.map { [$0] } ?? telling.goal.destinations
    var draft = Draft()
    let without = Without(telling.goal)
    let taste = Taste(
      survey: telling.query.survey, tags: Set(telling.goal.styleTags), hasChildren: Party(telling.goal).hasChildren)
    for label in labels {
      guard let place = try Destination(label, in: telling.atlas) else { continue }
      let all = Candidate.all(place.sights, for: taste, fullDays: 1, variant: telling.query.variant)
      let found = all.enumerated().filter {
        let sight = $0.element.sight
        return sight.shelter == .indoors && !sight.isDayTrip && !without.covers(sight)
          && !(taste.hasChildren && sight.kind == .nightlife)
      }.sorted { ($0.element.visit.worth, -$0.offset) > ($1.element.visit.worth, -$1.offset) }
        .prefix(labels.count > 1 ? 4 : 8).map(\.element.sight)
      let name = telling.name(label)
      guard !found.isEmpty else {
        draft.say(telling("I know no sights with a roof in \(name).", "\(name)의 실내 볼거리는 자료가 없어요."))
        continue
      }
      draft.add(
        PlacesCard(
          topic: .sights, title: telling("If it rains in \(name)", "비 오는 날 \(name)"),
          places: found.map { Suggestion($0, telling) }))
      let names = telling.list(found.prefix(2).map { telling.name(of: $0) })
      draft.say(telling("If it rains in \(name), stay indoors: \(names).", "\(name)에 비가 오면 실내인 \(names) 어떠세요?"))
    }
    return draft.sentences.isEmpty ? nil : draft
  }
}
