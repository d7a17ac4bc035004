package import Civil
package import JSON

/// A trip day by day.
package struct ItineraryCard: Card {
  package static let kind = "itinerary"

  package let title: String
  package let days: [ItineraryDay]
  /// Whatever a provider said that fits no day.
  package let notes: [String]

  package init(title: String, days: [ItineraryDay], notes: [String]) {
    self.title = title
    self.days = days
    self.notes = notes
  }

  package static let record = Record(
    ItineraryCard.init(title:days:notes:),
    Field("title", .string, "Name of the trip.") { $0.title },
    Field("days", .list(ItineraryDay.record.codec), "Each day.") { $0.days },
    Field("notes", .list(.string), "What fits no day.") { $0.notes })
}

/// One day of a trip.
package struct ItineraryDay: Equatable, Sendable {
  /// 1 for the first day.
  package let day: Int
  package let date: CivilDate?
  /// `City, CC`.
  package let place: String?
  package let title: String?
  package let weather: DayWeather?
  package let slots: [ItinerarySlot]
  /// What to do instead when it rains.
  package let planB: [String]
  /// Holidays and festivals of the day.
  package let events: [TripEvent]

  package init(
    day: Int, date: CivilDate?, place: String?, title: String?, weather: DayWeather?, slots: [ItinerarySlot],
    planB: [String], events: [TripEvent]
  ) {
    self.day = day
    self.date = date
    self.place = place
    self.title = title
    self.weather = weather
    self.slots = slots
    self.planB = planB
    self.events = events
  }

  package static let record = Record(
    ItineraryDay.init(day:date:place:title:weather:slots:planB:events:),
    Field("day", .int, "1 for the first day.") { $0.day },
    Field("date", .optional(.date), "The date, when the trip has dates.") { $0.date },
    Field("place", .optional(.string), "City, CC.") { $0.place },
    Field("title", .optional(.string), "What the day is about.") { $0.title },
    Field("weather", .optional(DayWeather.record.codec), "Typical weather; never a forecast offline.") { $0.weather },
    Field("slots", .list(ItinerarySlot.record.codec), "What to do, in order.") { $0.slots },
    Field("plan_b", .list(.string), "What to do instead when it rains.") { $0.planB },
    Field("events", .list(TripEvent.record.codec), "Holidays and festivals of the day.") { $0.events })
}

/// The weather of a day: typical for the month offline, whatever a provider said otherwise.
package struct DayWeather: Equatable, Sendable {
  /// Mean of the day in °C, exact text.
  package let meanC: String?
  /// Chance of rain in percent.
  package let rainChance: Int?
  package let summary: String?
  package let outfit: String?
  package let periods: [WeatherPeriod]
  package let basis: Basis

  package init(
    meanC: String?, rainChance: Int?, summary: String?, outfit: String?, periods: [WeatherPeriod], basis: Basis
  ) {
    self.meanC = meanC
    self.rainChance = rainChance
    self.summary = summary
    self.outfit = outfit
    self.periods = periods
    self.basis = basis
  }

  package static let record = Record(
    DayWeather.init(meanC:rainChance:summary:outfit:periods:basis:),
    Field("mean_c", .optional(.string), "Mean of the day in degrees Celsius.") { $0.meanC },
    Field("rain_chance", .optional(.int), "Chance of rain in percent.") { $0.rainChance },
    Field("summary", .optional(.string), "In words.") { $0.summary },
    Field("outfit", .optional(.string), "What to wear.") { $0.outfit },
    Field("periods", .list(WeatherPeriod.record.codec), "Parts of the day, when they are known apart.") { $0.periods },
    Field("basis", .word(), "How it is known.") { $0.basis })
}

/// The weather of a part of a day.
package struct WeatherPeriod: Equatable, Sendable {
  package let period: String
  package let temperatureC: String?
  package let rainChance: Int?
  package let summary: String?

  package init(period: String, temperatureC: String?, rainChance: Int?, summary: String?) {
    self.period = period
    self.temperatureC = temperatureC
    self.rainChance = rainChance
    self.summary = summary
  }

  package static let record = Record(
    WeatherPeriod.init(period:temperatureC:rainChance:summary:),
    Field("period", .string, "morning, noon, afternoon, evening or night.") { $0.period },
    Field("temperature_c", .optional(.string), "Degrees Celsius.") { $0.temperatureC },
    Field("rain_chance", .optional(.int), "Chance of rain in percent.") { $0.rainChance },
    Field("summary", .optional(.string), "In words.") { $0.summary })
}
