package import Civil

/// A festival that comes round every year.
package struct FestivalFacts: Equatable, Sendable {
  /// What is celebrated; the raw values are those of the blob.
  package enum Kind: Int, CaseIterable, Sendable {
    case music, film, light, food, religious, flower, snow, carnival, culture, sport, fireworks, market, parade
  }

  /// The rule of its first day.
  package enum Rule: Equatable, Sendable {
    case fixed(month: Int, day: Int)
    /// The n-th weekday of a month, −1 the last.
    case weekday(Weekday, nth: Int, month: Int)
    /// About that day; it varies from year to year.
    case about(month: Int, day: Int)
    /// Days after Easter Sunday, negative before it.
    case easter(offset: Int)
    /// A day of the Chinese calendar.
    case lunar(month: Int, day: Int)
    /// A day of the Islamic calendar.
    case islamic(month: Int, day: Int)
    /// That one day alone, for what is held elsewhere in another year.
    case once(month: Int, day: Int, year: Int)
  }

  let index: Int
  /// The name in English.
  package let englishName: String
  /// The name in Korean; nil when it is not written down.
  package let koreanName: String?
  /// The name where it is held; nil when it is not written down.
  package let localName: String?
  /// What is celebrated.
  package let kind: Kind
  /// The country as alpha-2.
  package let country: String
  /// When it begins.
  package let rule: Rule
  /// How long it lasts, in days.
  package let days: Int
  /// One plain reason to go, in English.
  package let englishReason: String
  /// One plain reason to go, in Korean.
  package let koreanReason: String
  /// The whole country celebrates.
  package let isNationwide: Bool
  /// The day somebody looked it up; nil when nobody has yet.
  package let checked: CivilDate?

  /// The first day in a year; nil when the rule follows the moon, which this table does not know.
  package func firstDay(in year: Int) -> CivilDate? {
    switch rule {
    case .fixed(let month, let day), .about(let month, let day): CivilDate(year: year, month: month, day: day)
    case .weekday(let weekday, let nth, let month): CivilDate(year: year, month: month, nth: nth, weekday)
    case .easter(let offset): CivilDate.easter(of: year)?.adding(days: offset)
    case .lunar, .islamic: nil
    case .once(let month, let day, let only): only == year ? CivilDate(year: only, month: month, day: day) : nil
    }
  }
}

extension Atlas {
  /// The festivals of a city and those of its whole country.
  package func festivals(in city: CityFacts) throws(AtlasError) -> [FestivalFacts] {
    var found: [FestivalFacts] = []
    for guide in try guides(of: city) {
      for index in guide.festivals { found.append(try festival(at: index)) }
    }
    for index in 0..<hand.festivals.rows {
      let row = try hand.festivals.row(index)
      // The nationwide ones come first in the table.
      guard row.index(26) == nil else { break }
      if row.ascii(24, 2) == city.country { found.append(try festival(at: index)) }
    }
    return found
  }

  private func festival(at index: Int) throws(AtlasError) -> FestivalFacts {
    let row = try hand.festivals.row(index)
    guard let kind = FestivalFacts.Kind(rawValue: row.u8(28)), let rule = FestivalFacts.Rule(row) else {
      throw .malformed(table: "festivals")
    }
    return FestivalFacts(
      index: index, englishName: try hand.text.text(row.u32(0)) ?? "", koreanName: try hand.text.text(row.u32(4)),
      localName: try hand.text.text(row.u32(8)), kind: kind, country: row.ascii(24, 2), rule: rule, days: row.u16(36),
      englishReason: try hand.text.text(row.u32(12)) ?? "", koreanReason: try hand.text.text(row.u32(16)) ?? "",
      isNationwide: row.index(26) == nil, checked: CivilDate(number: row.u32(40)))
  }
}

extension FestivalFacts.Rule {
  fileprivate init?(_ row: Row) {
    let (first, second, third) = (row.i16(30), row.i16(32), row.i16(34))
    switch row.u8(29) {
    case 0: self = .fixed(month: first, day: second)
    case 1:
      guard let weekday = Weekday(rawValue: third + 1) else { return nil }
      self = .weekday(weekday, nth: second, month: first)
    case 2: self = .about(month: first, day: second)
    case 3: self = .easter(offset: first)
    case 4: self = .lunar(month: first, day: second)
    case 5: self = .islamic(month: first, day: second)
    case 6: self = .once(month: first, day: second, year: third)
    case _: return nil
    }
  }
}
