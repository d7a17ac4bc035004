package import Civil

/// A public holiday.
package struct HolidayFacts: Equatable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The name in the country's language.
  package let nativeName: String
  /// The name in English.
  package let englishName: String
  /// The moon decides, so the day may be one off.
  package let isEstimated: Bool
  /// A day off in place of a holiday that fell on a free day.
  package let isSubstitute: Bool
  /// The codes of the parts of the country that keep it; empty when the whole country does.
  package let subdivisions: [String]

  /// The whole country keeps it.
  package var isNational: Bool { subdivisions.isEmpty }
}

extension Atlas {
  /// The years whose holidays are known.
  package static let holidayYears = 2026...2030

  /// The holidays of a country (alpha-2) from one day to another, both included, in order.
  package func holidays(
    in country: String, from first: CivilDate, through last: CivilDate
  ) throws(AtlasError) -> [HolidayFacts] {
    guard let index = try countryIndex(country), let start = CivilDate(year: 2026, month: 1, day: 1) else { return [] }
    let row = try facts.countries.row(index)
    var found: [HolidayFacts] = []
    for holiday in try facts.holidays.span(from: row.u32(20), count: row.u32(24)) {
      let entry = try facts.holidays.row(holiday)
      let date = start.adding(days: entry.u16(0))
      guard first <= date && date <= last else { continue }
      let kind = try facts.holidayKinds.row(entry.u16(2))
      let names = try facts.holidayNames.row(kind.u16(1))
      let parts = try facts.text.text(try facts.subdivisions.row(kind.u16(3)).u32(0)) ?? ""
      let english = try facts.text.text(names.u32(4)) ?? ""
      found.append(
        HolidayFacts(
          date: date, nativeName: try facts.text.text(names.u32(0)) ?? english, englishName: english,
          isEstimated: kind.u8(0) & 1 != 0, isSubstitute: kind.u8(0) & 2 != 0,
          subdivisions: parts.split(separator: " ").map(String.init)))
    }
    return found
  }
}
