import Atlas
import Travel

/// How to get from one place to another.
struct TransportAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    let lookup = telling.understood.lookup
    let from = try end(lookup.from, lookup.fromWords, else: telling.goal.origin)
    let to = try end(lookup.to ?? lookup.place, lookup.toWords, else: telling.goal.destinations.first)
    var draft = Draft()
    guard let from, let to else {
      draft.say(telling("Tell me both ends of the way and I will compare the ways.", "출발지와 도착지를 알려 주시면 방법을 비교해 드릴게요."))
      if telling.understood.questions.isEmpty {
        draft.questions = [
          ChatQuestion(
            field: from == nil ? "origin" : "destinations",
            question: from == nil ? telling("Where does it start?", "어디서 출발하세요?") : telling("Where to?", "어디로 가세요?"))
        ]
      }
      return draft
    }
    let card = try card(from, to)
    draft.add(card)
    if let way = card.ways.first, let minutes = way.minutes {
      let time = telling.reader.duration(minutes: minutes)
      let mode = telling.reader.mode(way.mode)
      draft.say(
        telling(
          "From \(from.name) to \(to.name), the quickest is likely \(mode), about \(time).",
          "\(from.name)에서 \(to.name)까지 가장 빠른 방법은 \(telling.being(mode)). 약 \(time) 걸려요."))
    }
    draft.say(
      telling(
        "The minutes come from the distance; look up the timetable before you go.", "시간은 거리로 어림했으니 시간표는 꼭 확인해 주세요."))
    return draft
  }

  /// One end of a way: a city, or an exact point in it.
  private struct End { let name: String, label: String, point: Spot, destination: Destination?, isExact: Bool }

  private func end(_ label: String?, _ words: String?, else fallback: String?) throws(AtlasError) -> End? {
    if let words, let found = try exact(words) { return found }
    guard let label = label ?? fallback, let place = try Destination(label, in: telling.atlas) else { return nil }
    return End(
      name: telling.name(label), label: label, point: place.position, destination: place, isExact: false)
  }

  private func exact(_ words: String) throws(AtlasError) -> End? {
    if let found = try telling.atlas.sights(named: words).first {
      let name = telling.name(of: found.sight)
      return End(name: name, label: name, point: found.sight.position, destination: nil, isExact: true)
    }
    guard case .one(.airport(let airport)) = try telling.atlas.resolve(words) else { return nil }
    let name = telling.name(of: airport.names)
    return End(name: name, label: name, point: airport.position, destination: nil, isExact: true)
  }

  private func card(_ from: End, _ to: End) throws(AtlasError) -> TransportCard {
    let near = from.destination == nil ? try telling.atlas.nearestCity(to: from.point, within: 80) : nil
    let country = from.destination?.country ?? near?.country ?? "US"
    let writer = WayWriter(prices: try LocalPrices(country: country, currency: telling.currency, in: telling.atlas))
    let note = telling(
      "Door to door, by distance; timetables are not known here.", "거리로 어림한 문에서 문까지의 시간이에요. 시간표는 알 수 없어요.")
    let water = Water(near: from.point)
    let leg = GroundLeg(
      kilometres: from.point.kilometres(to: to.point), isParted: water.parts(from.point, from: to.point),
      ground: Ground(at: from.point, in: country))
    guard leg.kilometres > 45, let one = from.destination, let other = to.destination else {
      return TransportCard(from: from.label, to: to.label, ways: writer.ways(leg), note: note)
    }
    let wantsTrain = telling.goal.constraints.contains("train_only")
    return TransportCard(
      from: from.label, to: to.label,
      ways: Crossing.ways(from: one, to: other, isTrainOnly: wantsTrain).map { writer.way($0) }, note: note)
  }
}
