import Civil
import Wording

extension ItineraryCard {
  package func body(for reader: Reader) -> [Block] {
    [.heading(Text(title), level: 2)] + days.flatMap { $0.blocks(for: reader) } + notes.map { .paragraph(.quiet($0)) }
  }
}

extension ItineraryDay {
  fileprivate func blocks(for reader: Reader) -> [Block] {
    var head = Text.strong(reader("Day \(day)", "\(day)일차"))
    if let date { head = head + Text("  " + reader.day(date)) }
    if let place { head = head + .place("  " + reader.cityName(place)) }
    if let title { head = head + .quiet("  " + title) }
    var blocks: [Block] = [.heading(head, level: 3)]
    if let weather, let line = weather.line(for: reader) { blocks.append(.paragraph(.quiet(line))) }
    blocks += events.map { .paragraph(Text(reader("Today: ", "오늘: ")) + .strong($0.name) + Text($0.suffix)) }
    blocks.append(.timeline(slots.flatMap { $0.moments(for: reader) }))
    if !planB.isEmpty {
      blocks.append(
        .paragraph(.quiet(reader("If it rains: ", "비가 오면: ") + planB.joined(separator: ", "))))
    }
    return blocks
  }
}

extension DayWeather {
  /// The weather in one line, saying when it is typical and not a forecast.
  package func line(for reader: Reader) -> String? {
    var parts: [String] = []
    if let meanC { parts.append(reader("about \(meanC) °C", "평균 약 \(meanC)°C")) }
    if let rainChance { parts.append(reader("rain \(rainChance) %", "비 올 확률 \(rainChance)%")) }
    if let summary { parts.append(summary) }
    parts += periods.map { period in
      [
        reader.period(period.period), period.temperatureC.map { "\($0) °C" }, period.summary,
        period.rainChance.map { "\($0) %" },
      ]
      .compactMap { $0 }.joined(separator: " ")
    }
    if let outfit { parts.append(outfit) }
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
    return [Block.Moment(time: "", title: .quiet("↓ " + reader.way(way))), moment(for: reader)]
  }

  private func moment(for reader: Reader) -> Block.Moment {
    let time = start.map { "\($0.text)" } ?? reader.period(period.rawValue)
    var title = Text.place(place.name)
    if let local = place.localName, local != place.name { title = title + .quiet("  " + local) }
    if let minutes, purpose != .stay { title = title + .quiet("  " + reader.duration(minutes: minutes)) }
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
    if let cost = way.cost, cost.low != nil || cost.total != nil { parts.append(price(cost).words) }
    if let details = way.details { parts.append(details) }
    return parts.joined(separator: ", ")
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
