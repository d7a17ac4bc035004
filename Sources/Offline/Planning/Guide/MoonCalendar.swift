import Atlas
import Civil

/// Days of the Chinese and the Islamic calendar, told from holidays that follow them.
struct MoonCalendar: Sendable {
  enum Kind: Sendable { case chinese, islamic }

  /// A day found, and whether it may be off by some.
  struct Found: Equatable, Sendable {
    let date: CivilDate
    let isSure: Bool
  }

  private struct Anchor { let month: Int, day: Int, date: CivilDate }

  let atlas: Atlas

  private static let lunarNames: [(country: String, name: String, month: Int, day: Int, shift: Int)] = [
    ("KR", "Korean New Year", 1, 1, 0), ("KR", "Buddha's Birthday", 4, 8, 0), ("KR", "Chuseok", 8, 15, 0),
    ("CN", "Chinese New Year (Spring Festival)", 1, 1, 0), ("HK", "Tuen Ng", 5, 5, 0), ("TW", "Dragon Boat", 5, 5, 0),
    ("HK", "Chung Yeung", 9, 9, 0),
  ]
  private static let islamicNames: [(country: String, name: String, month: Int, day: Int, shift: Int)] = [
    ("AE", "Eid al-Fitr", 10, 1, 0), ("AE", "Eid al-Adha", 12, 10, 0), ("AE", "Islamic New Year", 1, 1, 0),
    ("AE", "Prophet", 3, 12, 0),
  ]
  private static let month = 29.53

  /// The dates in a year on which a day of a moon calendar falls; empty when no holiday tells.
  func dates(_ kind: Kind, month: Int, day: Int, in year: Int) throws(AtlasError) -> [Found] {
    guard let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31)
    else {
      return []
    }
    let names = kind == .chinese ? MoonCalendar.lunarNames : MoonCalendar.islamicNames
    var anchors: [Anchor] = []
    for country in Set(names.map(\.country)).sorted() {
      let holidays = try atlas.holidays(in: country, from: first.adding(days: -60), through: last.adding(days: 60))
      for name in names where name.country == country {
        // A feast of several days begins on the first that bears its name.
        var before: CivilDate?
        for holiday in holidays where holiday.englishName.hasPrefix(name.name) && !holiday.isSubstitute {
          if let before, before.days(until: holiday.date) < 20 { continue }
          before = holiday.date
          anchors.append(Anchor(month: name.month, day: name.day, date: holiday.date))
        }
      }
    }
    var found: [Found] = []
    for anchor in anchors {
      let months = (month - anchor.month + 18) % 12 - 6
      let shift = Int((Double(months) * MoonCalendar.month).rounded()) + day - anchor.day
      let date = anchor.date.adding(days: shift)
      guard date.year == year else { continue }
      let isSure = months == 0 && kind == .chinese
      if let same = found.firstIndex(where: { abs($0.date.days(until: date)) < 20 }) {
        if isSure && !found[same].isSure { found[same] = Found(date: date, isSure: true) }
      } else {
        found.append(Found(date: date, isSure: isSure))
      }
    }
    return found.sorted { $0.date < $1.date }
  }
}
