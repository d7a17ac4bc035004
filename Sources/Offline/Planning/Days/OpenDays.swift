import Atlas
import Civil

extension SightFacts {
  /// The weekdays on which one can go, as far as they are the same all year round: a bit each, by raw value.
  var openDays: Int {
    var days = 0
    // Markets of certain days bear them in their names, and are shut on all others.
    if kind == .market || kind == .shopping || kind == .food || kind == .nightlife {
      let name = Array(englishName.utf8)
      for named in SightFacts.namedDays where name.holds(named.word) { days |= named.days }
    }
    if days == 0 { days = -1 }
    return closed.map { days & ~$0.bit } ?? days
  }

  /// Whether one can go on a day of the week; yes when no day is known.
  func isOpen(on weekday: Weekday?) -> Bool { weekday.map { openDays & $0.bit != 0 } ?? true }

  private static let namedDays: [(word: [UInt8], days: Int)] = [
    (Array("Weekend".utf8), Weekday.saturday.bit | Weekday.sunday.bit), (Array("Saturday".utf8), Weekday.saturday.bit),
    (Array("Sunday".utf8), Weekday.sunday.bit), (Array("Friday".utf8), Weekday.friday.bit),
    (Array("Wednesday".utf8), Weekday.wednesday.bit),
  ]
}

extension Weekday {
  /// Its place in a set of weekdays that is one number.
  var bit: Int { 1 << rawValue }
}

extension [UInt8] {
  /// Whether other bytes stand somewhere in these.
  func holds(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    for start in 0...(count - part.count) where self[start] == part[0] {
      // Letters of one script begin alike, so that the next byte is looked at before a closure is made for them all.
      if part.count > 1, self[start + 1] != part[1] { continue }
      if part.indices.allSatisfy({ self[start + $0] == part[$0] }) { return true }
    }
    return false
  }
}
