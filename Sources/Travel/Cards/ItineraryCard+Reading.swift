import Civil
import Wording

extension ItineraryCard {
  package func body(for reader: Reader) -> [Block] {
    let strip = strip(for: reader)
    var blocks: [Block] = [.heading(Text(title), level: 2)]
    if let strip { blocks.append(strip) }
    // Days of the same weather say it once: most trips lie within one month of one place.
    var told: DayWeather?
    var before: [TripEvent] = []
    for day in days {
      let weather = day.weather == told ? nil : day.weather
      let line = weather?.line(for: reader, hasFigures: strip == nil).map { Block.paragraph(.quiet($0)) }
      if let line, day.day == 1, days.allSatisfy({ $0.weather == weather }) { blocks.append(line) }
      let isAbove = day.day == 1 && days.allSatisfy { $0.weather == weather }
      blocks += day.blocks(for: reader, weather: isAbove ? nil : line, besides: before)
      before = day.events
      told = day.weather ?? told
    }
    return blocks + notes.map { .paragraph(.quiet($0)) }
  }

  /// The weather of a trip with dates, or of one where it changes, side by side.
  private func strip(for reader: Reader) -> Block? {
    let known = days.filter { $0.weather?.hasFigures == true }
    guard known.count > 1, known.contains(where: { $0.date != nil || $0.weather != known.first?.weather }) else {
      return nil
    }
    return .weather(
      known.map { day in
        Block.WeatherDay(
          label: Text(day.date.map { reader.shortDay($0) } ?? reader("Day \(day.day)", "\(day.day)일차")),
          celsius: day.weather?.meanC.flatMap { ExactDecimal($0)?.approximate }, rainChance: day.weather?.rainChance)
      })
  }
}

extension ItineraryDay {
  fileprivate func blocks(for reader: Reader, weather: Block?, besides before: [TripEvent]) -> [Block] {
    var head = Text.strong(reader("Day \(day)", "\(day)일차"))
    if let date { head = head + Text("  " + reader.day(date)) }
    if let place { head = head + .place("  " + reader.cityName(place)) }
    if let title { head = head + .quiet("  " + title) }
    var blocks: [Block] = [.heading(head, level: 3)]
    if let weather { blocks.append(weather) }
    // What goes on for days is told on the first of them.
    blocks += events.filter { !before.contains($0) }.map { event in
      let isTold = before.contains { $0.details == event.details }
      return .paragraph(event.line(on: date, isExplained: event.kind == "holiday" && !isTold, for: reader))
    }
    blocks.append(.timeline(slots.flatMap { $0.moments(for: reader) }))
    let places = features
    if places.contains(where: { $0.shape != places[0].shape }) { blocks.append(.sketch(places)) }
    if !planB.isEmpty {
      // A server's own other plan may be for anything, as for wind.
      let isSaid = self.weather?.basis == .live
      let label = isSaid ? reader("Plan B: ", "플랜 B: ") : reader("If it rains: ", "비가 오면: ")
      blocks.append(.paragraph(.quiet(label + planB.joined(separator: ", "))))
    }
    return blocks
  }
}

extension TripEvent {
  /// The event as a day tells of it: until when it is on, and what a holiday means for the day.
  fileprivate func line(on day: CivilDate?, isExplained: Bool, for reader: Reader) -> Text {
    var head = reader("Today: ", "오늘: ")
    if let end, let day, end > day {
      let last = reader.day(end)
      let isAbout = basis == .estimate || basis == .assumed
      head = reader("Until \(isAbout ? "about " : "")\(last): ", "\(last)\(isAbout ? " 무렵" : "")까지: ")
    }
    let what = isExplained ? details.map { Text.quiet(" · " + $0) } : nil
    return Text(head) + .strong(name) + Text(suffix) + (what ?? Text(""))
  }
}

extension DayWeather {
  var hasFigures: Bool { meanC != nil || rainChance != nil }

  /// The weather in one line, saying when it is typical and not a forecast; without the figures of the whole day where
  /// they stand in a strip.
  package func line(for reader: Reader, hasFigures: Bool = true) -> String? {
    var parts: [String] = []
    if hasFigures, let meanC { parts.append(reader("about \(meanC) °C", "평균 약 \(meanC)°C")) }
    if hasFigures, let rainChance { parts.append(reader("rain \(rainChance) %", "비 올 확률 \(rainChance)%")) }
    if let summary { parts.append(summary) }
    parts += periods.map { period in
      [
        reader.period(period.period), period.temperatureC.map { "\($0) °C" }, period.summary,
        period.rainChance.map { "\($0) %" },
      ]
      .compactMap { $0 }.joined(separator: " ")
    }
    if let outfit { parts.append(outfit) }
    if parts.isEmpty, !hasFigures, self.hasFigures { parts = [reader("not a forecast", "예보가 아니에요")] }
    guard !parts.isEmpty else { return nil }
    switch basis {
    case .live, .fact: return parts.joined(separator: " · ")
    case .dated, .model, .estimate, .curated, .assumed:
      return reader("Typical: ", "예년 날씨: ") + parts.joined(separator: " · ")
    }
  }
}

extension ItinerarySlot {
  /// The way there, then the place: in the order they are met.
  fileprivate func moments(for reader: Reader) -> [Block.Moment] {
    guard let way = ways.first else { return [moment(for: reader)] }
    // A ride is itself the thing of its hour, so that its way is told beside it and not above it as well.
    if purpose == .travel { return [moment(for: reader, by: way)] }
    return [Block.Moment(.way, time: "", title: .quiet(reader.way(way))), moment(for: reader)]
  }

  private func moment(for reader: Reader, by way: Way? = nil) -> Block.Moment {
    let time = start.map { "\($0.text)" } ?? reader.period(period.rawValue)
    var title = Text.place(place.name)
    if let local = place.localName, local != place.name { title = title + .quiet("  " + local) }
    if let way {
      title = title + .quiet("  " + reader.way(way))
    } else if let minutes, purpose != .stay {
      title = title + .quiet("  " + reader.duration(minutes: minutes))
    }
    var details: [Text] = []
    if let why { details.append(Text(why)) }
    return Block.Moment(time: Text(time), title: title, details: details)
  }
}

extension Reader {
  /// A part of the day in words; one it does not know stands as it is.
  package func period(_ period: String) -> String {
    guard let period = ItinerarySlot.Period(rawValue: period) else { return period }
    switch period {
    case .morning: return self("morning", "아침")
    case .noon: return self("noon", "점심")
    case .afternoon: return self("afternoon", "오후")
    case .evening: return self("evening", "저녁")
    case .night: return self("night", "밤")
    }
  }

  /// A way in words: `transit, about 25 min, 5.2 km`.
  package func way(_ way: Way) -> String {
    var parts = [mode(way.mode)]
    if let minutes = way.minutes {
      let time = minutes < 90 ? self("\(minutes) min", "\(minutes)분") : duration(minutes: minutes)
      parts.append(self("about \(time)", "약 \(time)"))
    }
    if let metres = way.metres {
      let kilometres = metres < 100_000 ? "\(metres / 1000).\(metres % 1000 / 100) km" : "\(metres / 1000) km"
      parts.append(metres < 1000 ? "\(metres) m" : kilometres)
    }
    if let cost = way.cost, cost.low != nil || cost.total != nil { parts.append(fare(cost)) }
    if let details = way.details { parts.append(details) }
    return parts.joined(separator: ", ")
  }

  /// What a way costs, for each or for all.
  private func fare(_ cost: Price) -> String {
    let sum = price(cost).words
    switch cost.per {
    case .person: return self("\(sum) each", "1인 \(sum)")
    case .party: return self("\(sum) for all", "모두 \(sum)")
    case .stay, .night: return sum
    }
  }

  /// A way of going in a word.
  package func mode(_ mode: Way.Mode) -> String {
    switch mode {
    case .walk: self("on foot", "도보")
    case .transit: self("transit", "대중교통")
    case .taxi: self("taxi", "택시")
    case .train: self("train", "기차")
    case .bus: self("bus", "버스")
    case .ferry: self("ferry", "배")
    case .flight: self("flight", "비행기")
    case .car: self("car", "차")
    }
  }
}
