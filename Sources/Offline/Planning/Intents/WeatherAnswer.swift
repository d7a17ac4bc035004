import Atlas
import Civil
import Travel

/// The weather to expect: day by day for a few days, by month otherwise. Typical, never a forecast.
struct WeatherAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    let subject = try Subject(telling)
    guard let place = subject.destination else { return Subject.missing(telling) }
    var draft = Draft()
    let name = telling.name(place.label)
    let climate: [MonthClimate]? =
      if let city = place.city { try telling.atlas.climate(of: city) } else {
        try telling.atlas.climate(at: place.position)
      }
    guard let climate else {
      draft.say(telling("The climate of \(name) is not known here.", "\(name)의 기후 자료가 없어요."))
      return draft
    }
    let rows = rows(climate, subject.window)
    draft.add(
      WeatherCard(
        place: place.label, rows: rows,
        note: telling(
          "Monthly means of 2000–2025 (ERA5), about ±1 °C; the chance of rain is modelled from the month's rain, about ±10 points. Not a forecast.",
          "2000–2025년 월평균(ERA5)이에요. 기온은 ±1°C, 비 올 확률은 월 강수량으로 어림해 ±10%p쯤 달라요. 예보가 아니에요.")))
    if let month = subject.month {
      let weather = TypicalWeather(climate[month.month - 1], month: month.month)
      draft.say(
        telling(
          "In \(telling.monthName(month.month)), \(name) is about \(Int(weather.mean.rounded())) °C on average, with rain on about \(weather.rainChance) % of days.",
          "\(month.month)월 \(name)의 평균 기온은 약 \(Int(weather.mean.rounded()))°C, 비 올 확률은 하루 \(weather.rainChance)% 정도예요.")
      )
      draft.say(telling("To wear: \(weather.outfit(telling)).", "옷차림: \(weather.outfit(telling))."))
    } else {
      draft.say(telling("Here is the usual weather of \(name) month by month.", "\(name)의 달별 평소 날씨예요."))
    }
    draft.say(telling("This is the typical weather, not a forecast.", "예보가 아니라 평소 날씨예요."))
    return draft
  }

  private func rows(_ climate: [MonthClimate], _ window: DateWindow?) -> [WeatherRow] {
    guard let window else {
      let start = CivilMonth(of: telling.today)
      return (0..<12).map { month(start.adding(months: $0), climate) }
    }
    let days = window.first.days(until: window.last)
    if days <= 9 {
      return (0...max(0, days)).map { offset in
        let date = window.first.adding(days: offset)
        let weather = TypicalWeather(climate[date.month - 1], month: date.month)
        return WeatherRow(when: date.iso, weather: weather.day(telling), rainMillimetres: nil)
      }
    }
    var months: [WeatherRow] = []
    var next = CivilMonth(of: window.first)
    while next <= CivilMonth(of: window.last) && months.count < 12 {
      months.append(month(next, climate))
      next = next.adding(months: 1)
    }
    return months
  }

  private func month(_ month: CivilMonth, _ climate: [MonthClimate]) -> WeatherRow {
    let weather = TypicalWeather(climate[month.month - 1], month: month.month)
    return WeatherRow(when: month.iso, weather: weather.day(telling), rainMillimetres: Int(weather.rain.rounded()))
  }
}
