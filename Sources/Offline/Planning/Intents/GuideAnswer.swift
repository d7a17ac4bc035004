import Atlas
import Travel

/// What there is to see at a place, and what one should know of its country.
struct GuideAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    if RainAnswer.isAsked(telling), let rain = try RainAnswer(telling: telling).draft() { return rain }
    let subject = try Subject(telling)
    let country =
      subject.destination?.country ?? telling.understood.lookup.country ?? telling.understood.countries.first
    var draft = Draft()
    let known: String? = if let country { try telling.countryName(country) } else { nil }
    if asksForVisa { return visa(country: known) }
    guard let country else { return Subject.missing(telling) }
    let countryName = known ?? country
    if let place = subject.destination {
      let name = telling.name(place.label)
      let found = ranked(place).prefix(8)
      if found.isEmpty {
        draft.say(telling("No sights of \(name) are written down here.", "\(name)의 볼거리 자료가 아직 없어요."))
      } else {
        draft.add(
          PlacesCard(
            topic: .sights, title: telling("What to see in \(name)", "\(name) 볼거리"),
            places: found.map { Suggestion($0, telling) }))
        let names = found.prefix(3).map { telling.name(of: $0) }
        draft.say(telling("In \(name), begin with \(telling.list(names)).", "\(name)에서는 \(telling.list(names))부터 보세요."))
      }
      draft.add(try season(place))
    }
    if let facts = try CountryNotes(telling: telling).card(country) {
      draft.add(facts)
      draft.say(telling("What to know of \(countryName) stands below.", "\(countryName)에서 알아 둘 점도 정리했어요."))
    }
    if draft.cards.isEmpty && draft.sentences.isEmpty {
      draft.say(telling("Nothing of \(countryName) is written down here.", "\(countryName) 자료가 아직 없어요."))
    }
    return draft
  }

  private func ranked(_ place: Destination) -> [SightFacts] {
    let taste = Taste(
      survey: telling.query.survey, tags: Set(telling.goal.styleTags), hasChildren: Party(telling.goal).hasChildren)
    let all = Candidate.all(place.sights, for: taste, fullDays: 1, variant: telling.query.variant)
    return all.enumerated().sorted { ($0.element.visit.worth, -$0.offset) > ($1.element.visit.worth, -$1.offset) }.map(
      \.element.sight)
  }

  /// The pleasant months, in a line.
  private func season(_ place: Destination) throws(AtlasError) -> NoticeCard? {
    guard let city = place.city, let climate = try telling.atlas.climate(of: city) else { return nil }
    let good = (1...12).filter { month in
      let weather = TypicalWeather(climate[month - 1], month: month)
      return (12...27).contains(weather.mean) && weather.rainChance <= 40
    }
    guard (2..<12).contains(good.count) else { return nil }
    let months = telling.list(good.map { telling.monthName($0) })
    return NoticeCard(
      code: "best_months",
      message: telling("Mild and mostly dry: \(months).", "온화하고 비가 적은 달: \(months)."))
  }

  private var asksForVisa: Bool {
    let text = telling.query.message.lowercased()
    return ["visa", "비자", "무비자", "입국 조건", "entry requirement", "esta"].contains { text.contains($0) }
  }

  private func visa(country: String?) -> Draft {
    var draft = Draft()
    draft.showsGoal = !telling.goal.destinations.isEmpty
    draft.say(
      country.map {
        telling("I do not know the current entry rules of \($0).", "\($0)의 현재 입국·비자 규정은 알 수 없어요.")
      } ?? telling("I do not know current entry rules.", "현재 입국·비자 규정은 알 수 없어요."))
    draft.say(telling("Ask the embassy or your airline before you book.", "예약하기 전에 대사관이나 항공사에 확인해 주세요."))
    draft.add(
      NoticeCard(
        code: "no_visa_rules",
        message: telling(
          "Entry rules depend on your passport and change; they are not part of the offline data.",
          "입국 규정은 여권에 따라 다르고 자주 바뀌어서 오프라인 자료에 없어요."), links: WarningAnswer.links))
    return draft
  }
}
