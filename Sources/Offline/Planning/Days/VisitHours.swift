import Atlas

/// When a place can be visited and when it is best, in minutes after midnight: habits of its kind, not opening hours.
struct VisitHours: Equatable, Sendable {
  /// No visit starts earlier.
  let opens: Int
  /// No visit ends later.
  let closes: Int
  /// When a visit should start.
  let best: ClosedRange<Int>

  init(of sight: SightFacts) {
    let isLate = sight.slot == .evening || sight.slot == .night
    switch sight.slot {
    case .morning: (opens, best) = (540, 540...660)
    case .noon: (opens, best) = (600, 660...840)
    case .afternoon: (opens, best) = (600, 750...990)
    case .evening: (opens, best) = (930, 1005...1200)
    case .night: (opens, best) = (1080, 1110...1260)
    case .any: (opens, best) = (540, 540...1080)
    }
    closes = isLate ? 1290 : VisitHours.close(of: sight.kind)
  }

  /// When places of a kind are done with, where nothing says they are for the evening.
  private static func close(of kind: SightFacts.Kind) -> Int {
    switch kind {
    case .temple, .palace, .museum, .gallery, .garden, .zooAquarium, .market: 1050
    case .park, .beach, .nature, .activity, .landmark: 1110
    case .themePark, .hotSpring, .shopping, .neighbourhood, .viewpoint, .food: 1230
    case .nightlife, .show: 1320
    }
  }
}
