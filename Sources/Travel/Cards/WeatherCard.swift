package import JSON
import Wording

/// The weather to expect at a place, month by month or day by day.
package struct WeatherCard: Card {
  package static let kind = "weather"

  /// `City, CC`.
  package let place: String
  package let rows: [WeatherRow]
  package let note: String?

  package init(place: String, rows: [WeatherRow], note: String?) {
    self.place = place
    self.rows = rows
    self.note = note
  }

  package static let record = Record(
    WeatherCard.init(place:rows:note:),
    Field("place", .string, "City, CC.") { $0.place },
    Field("rows", .list(WeatherRow.record.codec), "One a month or day.") { $0.rows },
    Field("note", .optional(.string), "What the figures are and are not.") { $0.note })

  package func body(for reader: Reader) -> [Block] {
    let name = reader.cityName(place)
    let table = WeatherRow.columns.table(of: rows, for: reader)
    return [.heading(Text(reader("Weather in \(name)", "\(name) 날씨")), level: 2), table]
      + (note.map { [.paragraph(.quiet($0))] } ?? [])
  }
}

/// The weather of one month or day.
package struct WeatherRow: Equatable, Sendable {
  /// `YYYY-MM` or `YYYY-MM-DD`.
  package let when: String
  package let weather: DayWeather
  /// Millimetres of rain in the month; nil for a day.
  package let rainMillimetres: Int?

  package init(when: String, weather: DayWeather, rainMillimetres: Int?) {
    self.when = when
    self.weather = weather
    self.rainMillimetres = rainMillimetres
  }

  package static let record = Record(
    WeatherRow.init(when:weather:rainMillimetres:),
    Field("when", .string, "YYYY-MM or YYYY-MM-DD.") { $0.when },
    Field("weather", DayWeather.record.codec, "The weather.") { $0.weather },
    Field("rain_mm", .optional(.int), "Millimetres of rain in the month.") { $0.rainMillimetres })

  fileprivate static let columns: [Column<WeatherRow>] = [
    Column("when", Phrase("When", "시기")) { row, _ in Text(row.when) },
    Column("mean_c", Phrase("Mean", "평균"), .trailing) { row, _ in Text(row.weather.meanC.map { "\($0) °C" } ?? "") },
    Column("rain_chance", Phrase("Rain on a day", "하루 강수 확률"), .trailing) { row, _ in
      Text(row.weather.rainChance.map { "\($0) %" } ?? "")
    },
    Column("rain_mm", Phrase("Rain in all", "강수량"), .trailing, priority: 2) { row, _ in
      Text(row.rainMillimetres.map { "\($0) mm" } ?? "")
    },
    Column("outfit", Phrase("Wear", "옷차림"), priority: 3) { row, _ in Text(row.weather.outfit ?? "") },
  ]
}
