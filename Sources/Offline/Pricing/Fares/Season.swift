import Atlas
import Civil

/// How much the days of a year weigh on prices: school holidays, feasts and long weekends of both ends.
///
/// No open source fixes these; they are hand constants, and an estimate says so.
struct Season {
  /// A holiday that people travel for.
  private struct Feast {
    let date: CivilDate
    let isGreat: Bool
  }

  private let feasts: [Feast]

  /// Names in English of the feasts for which whole countries travel.
  private static let great = [
    "Lunar New Year", "Chinese New Year", "Korean New Year", "Spring Festival", "Seollal", "Tet", "Chuseok", "Songkran",
    "Eid al-Fitr", "Eid al-Adha", "Showa Day", "Constitution Day", "Greenery Day", "Children's Day", "National Day",
    "Thanksgiving",
    "Easter", "Nyepi", "Diwali", "Hari Raya",
  ]
  /// The feasts of Golden Week and China's National Day are great only where they make a week of holidays.
  private static let onlyIn = [
    "Showa Day": "JP", "Constitution Day": "JP", "Greenery Day": "JP", "Children's Day": "JP", "National Day": "CN",
  ]

  /// Looks up the holidays of some countries round some days.
  init(_ atlas: Atlas, countries: Set<String>, days: ClosedRange<CivilDate>) throws(AtlasError) {
    var feasts: [Feast] = []
    for country in countries.sorted() {
      let holidays = try atlas.holidays(
        in: country, from: days.lowerBound.adding(days: -4), through: days.upperBound.adding(days: 4))
      for holiday in holidays where holiday.isNational {
        feasts.append(Feast(date: holiday.date, isGreat: Season.isGreat(holiday.englishName, in: country)))
      }
    }
    self.feasts = feasts
  }

  private static func isGreat(_ name: String, in country: String) -> Bool {
    great.contains { feast in
      name.contains(feast) && onlyIn[feast].map { $0 == country } ?? true
    }
  }

  /// The factor of one day of departure, 0.8 to 1.6.
  func fare(on date: CivilDate) -> Double {
    let feast = feastFactor(date)
    return (feast > 1 ? max(feast, calendar(date)) : calendar(date)) * weekday(date)
  }

  /// The days near a feast or a long weekend, 1 elsewhere.
  func feastFactor(_ date: CivilDate) -> Double {
    var factor = 1.0
    for feast in feasts {
      let away = abs(feast.date.days(until: date))
      if feast.isGreat, away <= 3 { factor = max(factor, 1.3) }
      if away <= 1, isLongWeekend(feast.date) { factor = max(factor, 1.12) }
    }
    return factor
  }

  private func isLongWeekend(_ date: CivilDate) -> Bool {
    switch date.weekday {
    case .monday, .friday: true
    case .tuesday, .wednesday, .thursday, .saturday, .sunday: false
    }
  }

  private func calendar(_ date: CivilDate) -> Double {
    let (_, month, day) = date.parts
    switch (month, day) {
    case (12, 18...), (1, ...4): return 1.35
    case (7, 15...), (8, _): return 1.25
    case (1, 15...), (2, _): return 0.88
    case (11, _): return 0.9
    case _: return 1
    }
  }

  private func weekday(_ date: CivilDate) -> Double {
    switch date.weekday {
    case .friday, .sunday: 1.05
    case .tuesday, .wednesday: 0.96
    case .monday, .thursday, .saturday: 1
    }
  }
}
