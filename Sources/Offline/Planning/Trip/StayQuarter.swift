import Atlas
import Travel
import Wording

/// The part of a city where a stay is taken to be: that of the hotel which suits best, else the middle of the city.
struct StayQuarter: Sendable {
  let position: Spot
  /// Nil when it is only somewhere central.
  let name: String?

  init(_ destination: Destination, goal: TripGoalCard, survey: SurveyCard, telling: Telling) throws(AtlasError) {
    let hotels: [HotelFacts] =
      if let city = destination.city { try telling.atlas.hotels(in: city) } else { [] }
    if let place = Meeting(goal)?.place {
      let known = hotels.first { place.isSpoken(in: $0.quarter) || place.isSpoken(in: $0.koreanQuarter) }
      let sight = destination.sights.first { place.isSpoken(in: $0.englishName) || place.isSpoken(in: $0.koreanName) }
      position = known?.position ?? sight?.position ?? destination.position
      name = place
      return
    }
    let near = hotels.filter { $0.quarter != nil && $0.position.kilometres(to: destination.position) < 15 }
    let sights = destination.sights.filter { !$0.isDayTrip }
    // Weighed by closeness to the sights, the first of which count most.
    let water = Water(near: destination.position)
    let best = near.min { distance($0.position, sights, water) < distance($1.position, sights, water) }
    if let best {
      position = best.position
      name = telling.language == .ko ? best.koreanQuarter ?? best.quarter : best.quarter
      return
    }
    name = nil
    position = destination.position
  }
}

extension String {
  /// Whether it begins a name, whatever its case.
  fileprivate func isSpoken(in name: String?) -> Bool { name?.lowercased().hasPrefix(lowercased()) == true }
}

/// How far a point is from the sights of a city, the foremost counting most.
private func distance(_ point: Spot, _ sights: [SightFacts], _ water: Water) -> Double {
  var sum = 0.0
  var weight = 0.0
  for (rank, sight) in sights.enumerated() {
    let share = 1 / (4 + Double(rank))
    let detour = water.parts(point, from: sight.position) ? 2.0 : 0
    sum += share * min(30, point.kilometres(to: sight.position) + detour)
    weight += share
  }
  return weight == 0 ? 0 : sum / weight
}
