import Civil
import Wording

extension TripGoalCard {
  package func body(for reader: Reader) -> [Block] {
    var facts: [Block.Fact] = []
    func add(_ name: Phrase, _ value: String?) {
      if let value, !value.isEmpty { facts.append(Block.Fact(Text(reader(name)), Text(value))) }
    }
    add(Phrase("From", "출발지"), origin.map { reader.cityName($0) })
    add(Phrase("To", "목적지"), destinations.map { reader.cityName($0) }.joined(separator: " → "))
    add(Phrase("When", "날짜"), when(for: reader))
    add(Phrase("How long", "기간"), length(for: reader))
    add(Phrase("Who", "인원"), party(for: reader))
    add(Phrase("Budget", "예산"), budget.map { reader.budget($0) })
    add(Phrase("Style", "취향"), styleTags.map { reader.tag($0) }.joined(separator: ", "))
    add(Phrase("Must have", "조건"), constraints.map { reader.tag($0) }.joined(separator: ", "))
    guard !facts.isEmpty else { return [] }
    return [.heading(Text(reader("Your trip so far", "지금까지 정리한 여행")), level: 2), .facts(facts)]
  }

  private func when(for reader: Reader) -> String? {
    if let depart, let returning { return "\(reader.date(depart)) – \(reader.date(returning))" }
    if let depart { return reader.date(depart) }
    guard let window = departWindow else { return nil }
    if window.isWholeMonth { return reader.month(window.first) }
    let days = "\(reader.day(window.first)) – \(reader.day(window.last))"
    return reader("some time \(days) \(window.last.year)", "\(window.first.year)년 \(days) 사이")
  }

  private func length(for reader: Reader) -> String? {
    switch (nights, days) {
    case (let nights?, let days?):
      reader(
        "\(nights) \(nights == 1 ? "night" : "nights"), \(days) \(days == 1 ? "day" : "days")", "\(nights)박 \(days)일")
    case (let nights?, nil): reader("\(nights) \(nights == 1 ? "night" : "nights")", "\(nights)박")
    case (nil, let days?): reader("\(days) \(days == 1 ? "day" : "days")", "\(days)일")
    case (nil, nil): nil
    }
  }

  private func party(for reader: Reader) -> String? {
    var parts: [String] = []
    if let adults { parts.append(reader("\(adults) \(adults == 1 ? "adult" : "adults")", "성인 \(adults)명")) }
    if let children, children > 0 {
      let ages = childAges.isEmpty ? "" : " (\(childAges.map(String.init).joined(separator: ", ")))"
      parts.append(reader("\(children) \(children == 1 ? "child" : "children")\(ages)", "아이 \(children)명\(ages)"))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Reader {
  /// What a trip may cost, and for whom or how long that is.
  func budget(_ budget: TripBudget) -> String {
    switch budget.scope {
    case .total: self("\(money(budget.money)) in total", "총 \(money(budget.money))")
    case .perPerson: self("\(money(budget.money)) per person", "1인당 \(money(budget.money))")
    case .perNight: self("\(money(budget.money)) a night", "1박에 \(money(budget.money))")
    case .unknown: money(budget.money)
    }
  }

  /// The name of a city written `Osaka, JP`, in the reader's language, without the country.
  package func cityName(_ city: String) -> String {
    guard let comma = city.lastIndex(of: ",") else { return city }
    let country = city[city.index(after: comma)...].drop { $0 == " " }
    return nameOf(Place(code: nil, kind: .city, name: String(city[..<comma]), country: String(country), zone: nil))
  }
}
