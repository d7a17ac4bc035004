import Atlas
import Civil
import Travel
import Wording

/// Weighs the cities whose sights are known against what a traveller wants.
struct IdeaSearch: Sendable {
  /// A destination with its reasons.
  struct Idea: Sendable {
    let label: String
    let suggestion: Suggestion
  }

  private struct Weighed {
    let city: CityFacts, sights: [SightFacts], weather: TypicalWeather?, hours: Double?, worth: Double
  }

  let telling: Telling
  let month: Int?
  /// Where flights are reckoned from, when nobody said.
  let assumedOrigin: String?
  private let origin: Destination?
  private let nights: Int?
  private let tags: Set<String>
  /// Islands that are better known than the town one stays in, by that town.
  private let islands: [Int: RegionFacts]
  private let known: [CityFacts]
  /// The towns that the words leave open, as of an area that was named.
  private let open: [CityFacts]

  init(_ telling: Telling) throws(AtlasError) {
    self.telling = telling
    let goal = telling.goal
    let middle = goal.departWindow.map { $0.first.adding(days: $0.first.days(until: $0.last) / 2) }
    month = (goal.depart ?? middle)?.month ?? goal.month.flatMap { CivilDate(iso: $0 + "-01")?.month }
    nights = goal.nights ?? goal.days.map { $0 - 1 }
    tags = Set(goal.styleTags)
    known = try telling.atlas.citiesWithSights
    var open: [CityFacts] = []
    for label in telling.understood.alternatives {
      if let city = try Destination(label, isVisited: false, in: telling.atlas)?.city { open.append(city) }
    }
    self.open = open
    islands = try IdeaSearch.islands(among: known, open, in: telling.atlas)
    if let label = goal.origin {
      origin = try Destination(label, in: telling.atlas)
      assumedOrigin = nil
    } else if telling.language == .ko {
      // Most who write Korean leave from Seoul; it only orders ideas, and it is said.
      origin = try Destination("Seoul, KR", in: telling.atlas)
      assumedOrigin = telling.name("Seoul, KR")
    } else {
      (origin, assumedOrigin) = (nil, nil)
    }
  }

  private static func islands(
    among cities: [CityFacts], _ open: [CityFacts], in atlas: Atlas
  ) throws(AtlasError) -> [Int: RegionFacts] {
    var found: [Int: RegionFacts] = [:]
    let towns = Dictionary((cities + open).map { ("\($0.names.en), \($0.country)", $0) }) { first, _ in first }
    for region in try atlas.regions where region.kind == .island {
      let base = region.baseCity.flatMap { towns[$0] }
      let near = base ?? region.nearest(of: cities, within: 25)
      guard let near, found[near.geonamesID] == nil else { continue }
      // Denpasar is large and yet nobody says they go there; of several islands each is told by its name.
      let isOpen = open.contains { $0.geonamesID == near.geonamesID }
      if isOpen || near.population ?? 0 < 350_000 || region.key == "bali" { found[near.geonamesID] = region }
    }
    return found
  }

  /// Three to five, best first; fewer when fewer fit.
  func ideas() throws(AtlasError) -> [Idea] {
    let understood = telling.understood
    var weighed: [Weighed] = []
    for city in cities {
      let label = "\((islands[city.geonamesID]?.names ?? city.names).en), \(city.country)"
      if understood.excluded.contains(where: { $0 == label || $0 == city.country }) || label == origin?.label {
        continue
      }
      if !understood.countries.isEmpty && !understood.countries.contains(city.country) { continue }
      if let found = try weigh(city) { weighed.append(found) }
    }
    weighed.sort { ($0.worth, $1.city.names.en) > ($1.worth, $0.city.names.en) }
    let isBound = !understood.countries.isEmpty || !understood.alternatives.isEmpty
    var chosen: [Weighed] = []
    let skip = (telling.query.variant - 1) * 5
    for found in weighed {
      let same = chosen.count { $0.city.country == found.city.country }
      if !isBound && same >= 2 { continue }
      chosen.append(found)
      if chosen.count == skip + 5 { break }
    }
    let shown = chosen.count > skip ? Array(chosen.dropFirst(skip)) : Array(chosen.suffix(5))
    var ideas: [Idea] = []
    for found in shown {
      if let idea = try idea(found) { ideas.append(idea) }
      if ideas.count == 5 { break }
    }
    return ideas
  }

  private var cities: [CityFacts] {
    telling.understood.alternatives.isEmpty ? known : open
  }

  private func weigh(_ city: CityFacts) throws(AtlasError) -> Weighed? {
    let sights = try telling.atlas.sights(in: city)
    var worth = 1.0 + min(0.5, city.rank * 2)
    let weather: TypicalWeather? =
      if let month, let climate = try telling.atlas.climate(of: city) {
        TypicalWeather(climate[month - 1], month: month)
      } else { nil }
    if let weather { worth *= comfort(weather) }
    let hours = origin.map { reach($0, city) }
    if let hours, let most = longest { worth *= hours <= most ? 1 : max(0.05, 1 - (hours - most) / most) }
    let wanted = Set(tags.compactMap { SightFacts.Tag(word: $0) })
    if !wanted.isEmpty, !sights.isEmpty {
      let share = wanted.reduce(0.0) { sum, tag in
        let weight = sights.enumerated().reduce(0.0) {
          $0 + ($1.element.tags.contains(tag) ? 1 / (3 + Double($1.offset)) : 0)
        }
        return sum + weight
      }
      let whole = sights.indices.reduce(0.0) { $0 + 1 / (3 + Double($1)) }
      worth *= 0.3 + 2 * share / (whole * Double(wanted.count))
    }
    return Weighed(city: city, sights: sights, weather: weather, hours: hours, worth: worth)
  }

  /// How well the weather of the month suits, 1 at best.
  private func comfort(_ weather: TypicalWeather) -> Double {
    let ideal: ClosedRange<Double> =
      tags.contains("beach")
      ? 25...29 : tags.contains("hot_spring") ? 0...14 : tags.contains("hiking") ? 9...20 : 14...24
    let away =
      weather.mean < ideal.lowerBound ? ideal.lowerBound - weather.mean : max(0, weather.mean - ideal.upperBound)
    let wet = max(0, Double(weather.rainChance) - 25) / 100
    return max(0.1, 1 - away * (tags.contains("beach") ? 0.12 : 0.035)) * (1 - 0.7 * wet)
  }

  /// Hours on the way that a trip of that length is worth.
  private var longest: Double? {
    // Who says nothing of the time there is hardly means the far side of the world.
    guard let nights else { return 7 }
    switch nights {
    case ..<1: return 2.5
    case 1...2: return 3
    case 3: return 5
    case 4...5: return 7
    case _: return 14
    }
  }

  private func reach(_ origin: Destination, _ city: CityFacts) -> Double {
    let kilometres = origin.position.kilometres(to: city.position)
    if kilometres < 200 { return kilometres * 1.3 / 60 + 0.5 }
    return Double(BlockTime(from: origin.position, to: city.position).elapsed.minutes) / 60
  }

  private func idea(_ found: Weighed) throws(AtlasError) -> Idea? {
    let city = found.city
    let island = islands[city.geonamesID]
    let names = island?.names ?? city.names
    let label = "\(names.en), \(city.country)"
    var reasons: [String] = []
    if let weather = found.weather, let month {
      let mean = Int(weather.mean.rounded())
      reasons.append(
        telling(
          "\(mean) °C and \(weather.rainChance) % rain in \(telling.monthName(month))",
          "\(month)월 평균 \(mean)°C, 비 \(weather.rainChance)%"))
    }
    if let hours = found.hours {
      let minutes = Int((hours * 6).rounded()) * 10
      reasons.append(
        telling(
          "about \(telling.reader.duration(minutes: minutes)) on the way",
          "이동 약 \(telling.reader.duration(minutes: minutes))"))
    }
    if let level = try telling.atlas.country(city.country)?.priceLevel { reasons.append(prices(level)) }
    let wanted = Set(tags.compactMap { SightFacts.Tag(word: $0) })
    let fitting = found.sights.filter { !wanted.isDisjoint(with: $0.tags) && !$0.isDayTrip }
    let shown = (fitting.isEmpty ? found.sights : fitting).prefix(2).map { telling.name(of: $0) }
    if !shown.isEmpty { reasons.append(telling.list(Array(shown))) }
    let price = try fare(to: city)
    if let price, let high = price.low, let budget = perPerson, budget.currency == high.currency,
      high.amount > budget.amount
    {
      return nil
    }
    let country = try telling.countryName(city.country) ?? city.country
    let inCountry = telling.name(of: names) == country ? "" : telling(", \(country)", "(\(country))")
    return Idea(
      label: label,
      suggestion: Suggestion(
        name: telling.language == .ko ? "\(telling.name(of: names))\(inCountry)" : "\(names.en)\(inCountry)",
        localName: names.local, kind: "city", why: reasons.joined(separator: " · "),
        position: Travel.Position(city.position), price: price, basis: .model))
  }

  private func prices(_ level: Double) -> String {
    switch level {
    case ..<0.4: telling("low prices", "물가가 싼 편")
    case ..<0.7: telling("moderate prices", "물가는 보통")
    case _: telling("high prices", "물가가 비싼 편")
    }
  }

  /// What the trip may cost one person; nil without a budget.
  private var perPerson: Money? {
    guard let budget = telling.goal.budget else { return nil }
    switch budget.scope {
    case .perPerson: return budget.money
    case .total, .unknown:
      let scale = budget.money.currency.exponent
      let units = budget.money.amount.rescaled(to: scale).units / Party(telling.goal).count
      return Money(ExactDecimal(units: units, scale: scale), budget.money.currency)
    case .perNight: return nil
    }
  }

  /// A return fare for one, as an estimate.
  private func fare(to city: CityFacts) throws(AtlasError) -> Price? {
    guard let origin, origin.position.kilometres(to: city.position) > 250,
      let pair = try GatewayPair(origin.match, .city(city), in: telling.atlas),
      let rate = try Rates(atlas: telling.atlas).rate(
        from: .usd, to: telling.goal.budget?.money.currency ?? telling.currency)
    else { return nil }
    let date = telling.goal.depart ?? telling.goal.departWindow?.first
    let estimate = try Fares(atlas: telling.atlas).estimate(from: pair.start, to: pair.end, on: date)
    return (estimate.range * 1.9).price(
      rate, basis: .estimate, per: .person, asOf: estimate.asOf, source: "\(estimate.source), there and back")
  }
}
