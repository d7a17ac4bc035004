import Atlas
import Civil
import Travel

/// The holidays and festivals of a trip's days.
struct TripCalendar: Sendable {
  private let days: [[TripEvent]]

  init(_ plan: TripPlan, _ telling: Telling) throws(AtlasError) {
    var days: [[TripEvent]] = Array(repeating: [], count: plan.outline.dayCount)
    if let first = plan.outline.firstDate {
      for (index, stay) in plan.outline.stays.enumerated() {
        let mine = plan.hours.days.indices.filter { plan.hours.days[$0].stay == index }
        guard let start = mine.first, let end = mine.last else { continue }
        let events = try Events(stay.destination, telling).events(
          from: first.adding(days: start), through: first.adding(days: end))
        for day in mine {
          let date = first.adding(days: day)
          days[day] = events.filter { ($0.start ?? date) <= date && date <= ($0.end ?? $0.start ?? date) }
        }
      }
    }
    self.days = days
  }

  func events(ofDay day: Int) -> [TripEvent] { days[day] }
}
