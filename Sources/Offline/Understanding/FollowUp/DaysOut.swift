import Atlas
import Travel

/// Days of a trip that are spent at places it does not stay at, as `City, CC`.
struct DaysOut: Equatable, Sendable {
  var places: [String]

  /// Where the goal keeps them, among the words of the trip.
  private static let slot = "days out"
  /// Nobody is out and back in a day further, as the crow flies: more than that leaves no day there.
  private static let farthest = 60.0
  /// What one sees of a place in a day.
  private static let most = 3

  /// Those that a conversation settled and the trip has no nights at.
  init(_ goal: TripGoalCard) {
    let words = goal.said.first { $0.slot == DaysOut.slot }?.words ?? ""
    places = words.split(separator: ";").map { String($0.drop { $0 == " " }) }.filter {
      !goal.destinations.contains($0)
    }
  }

  func keep(in goal: inout TripGoalCard) {
    goal.said.removeAll { $0.slot == DaysOut.slot }
    if !places.isEmpty { goal.said.append(SaidWords(slot: DaysOut.slot, words: places.joined(separator: "; "))) }
  }

  /// Whether one can be out at a place and back in a day from one of some places, and something is written of it.
  static func isNear(_ place: Destination, _ stays: [Destination]) -> Bool {
    !sights(of: place).isEmpty && stays.contains { $0.position.kilometres(to: place.position) <= farthest }
  }

  /// What a day at a place is for, best first.
  static func sights(of place: Destination) -> [SightFacts] {
    Array(place.sights.filter { !$0.isDayTrip && $0.kind != .food && $0.kind != .nightlife }.prefix(most))
  }

  /// A sight of a day out, with the number of its place, from 1.
  struct Sight: Sendable {
    let sight: SightFacts
    let outing: Int
  }

  /// The sights of each day out by the stay it begins at, the nearest.
  func sights(from stays: [Destination], in atlas: Atlas) throws(AtlasError) -> [Int: [Sight]] {
    var found: [Int: [Sight]] = [:]
    for (number, label) in zip(1..., places) {
      guard let place = try Destination(label, in: atlas), DaysOut.isNear(place, stays) else { continue }
      let nearest = stays.indices.min {
        stays[$0].position.kilometres(to: place.position) < stays[$1].position.kilometres(to: place.position)
      }
      guard let nearest else { continue }
      found[nearest, default: []] += DaysOut.sights(of: place).map { Sight(sight: $0, outing: number) }
    }
    return found
  }
}
