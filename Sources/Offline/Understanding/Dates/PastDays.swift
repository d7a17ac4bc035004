import Atlas
import Civil
import Travel

extension HeardDates {
  /// Takes no day that is over on the given one.
  mutating func refusePast(_ today: CivilDate, knownDepart: CivilDate?) {
    let moved = shift.flatMap { shift in depart == nil ? knownDepart?.adding(days: shift) : nil }
    let start = depart ?? moved ?? returning
    let days = start.map { DateWindow(first: $0, last: $0) } ?? window
    guard let days, days.last < today else { return }
    (depart, returning, window, shift) = (nil, nil, nil, nil)
    refusal = .past(days)
  }
}

extension Understanding {
  /// Today at a place written `City, CC`; nil when its zone is not known.
  func today(at label: String?, _ query: ChatQuery) -> CivilDate? {
    do throws(AtlasError) {
      guard let label, let place = try Destination(label, isVisited: false, in: atlas) else { return nil }
      return try atlas.zone(place.zone)?.today(at: query.now)
    } catch {
      // Damaged facts are told of where the answer is made.
      return nil
    }
  }
}
