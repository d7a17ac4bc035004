import Atlas
import Civil

extension SightFacts {
  /// Whether one can go on a day of the week, as far as that is the same all year round; yes when no day is known.
  func isOpen(on weekday: Weekday?) -> Bool {
    guard let weekday else { return true }
    if closed == weekday { return false }
    // Markets of certain days bear them in their names, and are shut on all others.
    guard kind == .market || kind == .shopping || kind == .food || kind == .nightlife else { return true }
    let days = SightFacts.namedDays.filter { englishName.contains($0.word) }
    return days.isEmpty || days.contains { $0.days.contains(weekday) }
  }

  private static let namedDays: [(word: String, days: Set<Weekday>)] = [
    ("Weekend", [.saturday, .sunday]), ("Saturday", [.saturday]), ("Sunday", [.sunday]), ("Friday", [.friday]),
  ]
}
