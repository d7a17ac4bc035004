import Atlas
import Travel

/// Reads days out of a trip in the message that begins it: "3 nights in Osaka with a day trip to Nara".
struct FirstDaysOut {
  let atlas: Atlas

  /// Takes the places of day trips out of the stays, where another place is left that they are near.
  func read(_ follow: inout FollowUp) {
    let heard = follow.heard
    let out = heard.places.mentions.filter { mention in
      mention.meaning.city.map { heard.places.destinations.contains($0) } == true
        && isDayTrip(mention.range, heard.line)
    }.compactMap(\.meaning.city)
    let stays = heard.places.destinations.filter { !out.contains($0) }
    guard !out.isEmpty, !stays.isEmpty, heard.length.nights ?? 0 > 0 else { return }
    do throws(AtlasError) {
      var bases: [Destination] = []
      for label in stays { if let base = try Destination(label, in: atlas) { bases.append(base) } }
      for label in out {
        guard let place = try Destination(label, in: atlas), DaysOut.isNear(place, bases) else { continue }
        follow.heard.places.destinations.removeAll { $0 == label }
        follow.daysOut.append(label)
        follow.kept.append(.dayOut(label))
      }
    } catch {
      // Damaged facts are told of where the plan is made.
    }
  }

  /// `a day trip to Nara`, 나라 당일치기.
  private func isDayTrip(_ range: Range<Int>, _ line: Line) -> Bool {
    let start = range.lowerBound
    if ["to", "in"].contains(line.text(start - 1)) {
      if line.text(start - 2) == "daytrip" || line.text(start - 2) == "excursion" { return true }
      return line.text(start - 2) == "trip" && (line.text(start - 3) == "day" || line.text(start - 4) == "day")
    }
    return (range.upperBound..<min(line.count, range.upperBound + 2)).contains { line.text($0).hasPrefix("당일") }
  }
}
