import Civil

/// A part of the day in which flights leave; offline no one knows the minute.
enum DepartureBand: CaseIterable {
  case morning, midday, evening, late

  /// Minutes after midnight that belong to it; together they are the whole day.
  var window: ClosedRange<Int> {
    switch self {
    case .morning: 0...659
    case .midday: 660...1019
    case .evening: 1020...1259
    case .late: 1260...1439
    }
  }

  /// The time taken where nothing else is asked.
  var usual: Int {
    switch self {
    case .morning: 540
    case .midday: 780
    case .evening: 1110
    case .late: 1310
    }
  }

  /// The order in which a later leg of a journey is tried.
  static let back: [DepartureBand] = [.evening, .midday, .morning, .late]
}

/// What a traveller asks of the times of each direction.
struct TimeWishes {
  let after: ClockTime?
  let before: ClockTime?
  let arriveBefore: ClockTime?

  /// The minutes of a band that the wishes leave; nil when there are none, with the option that took the last.
  func window(of band: DepartureBand) -> (window: ClosedRange<Int>?, refusedBy: String) {
    let low = max(band.window.lowerBound, after?.minutes ?? 0)
    guard low <= band.window.upperBound else { return (nil, "--depart-after") }
    let high = min(band.window.upperBound, before?.minutes ?? 1439)
    return low <= high ? (low...high, "") : (nil, "--depart-before")
  }
}
