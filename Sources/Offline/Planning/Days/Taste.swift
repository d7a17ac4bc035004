import Atlas
import Civil
import Travel

/// What a traveller likes, from the survey and from what was said, as weights on sights.
struct Taste: Equatable, Sendable {
  let survey: SurveyCard
  /// Style tags of the trip.
  let tags: Set<String>
  let hasChildren: Bool

  var isFoodie: Bool { survey.priority == .food || tags.contains("food") }

  /// How well a sight suits, 1 when it neither does nor does not.
  func fit(_ sight: SightFacts) -> Double {
    var fit = 1.0
    for tag in sight.tags where wanted.contains(tag) { fit *= fit < 1.5 ? 1.3 : 1.1 }
    switch survey.atmosphere {
    case .city: fit *= sight.isCity ? 1.2 : sight.isNature ? 0.8 : 1
    case .nature: fit *= sight.isNature ? 1.4 : sight.isCity ? 0.75 : 1
    case .both, nil: break
    }
    switch survey.priority {
    case .sights: fit *= sight.isClassic ? 1.15 : 1
    case .food: fit *= sight.tags.contains(.food) ? 1.3 : 1
    case .rest: fit *= sight.tags.contains(.rest) || sight.tags.contains(.hotSpring) ? 1.4 : 1
    case nil: break
    }
    // A day on the mountain is for those who ask for it, and so is one in queues.
    if sight.tags.contains(.hiking) && sight.visit.minutes >= 300 && !tags.contains("hiking") { fit *= 0.6 }
    if sight.kind == .themePark && !hasChildren && tags.isDisjoint(with: ["family", "activity"]) {
      // Nor is it where one goes to eat.
      fit *= survey.priority == .rest || tags.contains("rest") || isFoodie ? 0.3 : 0.75
    }
    if hasChildren {
      if sight.tags.contains(.family) { fit *= 1.35 }
      if sight.kind == .nightlife { fit *= 0.2 }
      if sight.tags.contains(.hiking) { fit *= 0.8 }
    }
    return min(fit, 2.2)
  }

  private var wanted: Set<SightFacts.Tag> {
    Set(tags.compactMap { SightFacts.Tag(word: $0) })
  }
}

extension SightFacts {
  fileprivate var isNature: Bool {
    !tags.isDisjoint(with: [.nature, .beach, .hiking]) || [.nature, .beach, .park, .garden, .hotSpring].contains(kind)
  }
  fileprivate var isCity: Bool {
    !tags.isDisjoint(with: [.city, .shopping, .nightlife])
      || [.shopping, .neighbourhood, .nightlife, .gallery].contains(kind)
  }
  fileprivate var isClassic: Bool { [.landmark, .temple, .palace, .museum, .gallery, .viewpoint].contains(kind) }
}

extension SightFacts.Tag {
  /// The tag of a trip's style, as requests write it; nil for one that says nothing of sights.
  init?(word: String) {
    switch word {
    case "food": self = .food
    case "nature": self = .nature
    case "rest": self = .rest
    case "city": self = .city
    case "shopping": self = .shopping
    case "culture": self = .culture
    case "nightlife": self = .nightlife
    case "family": self = .family
    case "romance": self = .romance
    case "beach": self = .beach
    case "hiking": self = .hiking
    case "hot_spring": self = .hotSpring
    case "museum": self = .museum
    case "photography": self = .photography
    case "activity": self = .activity
    case _: return nil
    }
  }
}
