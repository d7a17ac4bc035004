/// What kind of thing a stored name belongs to; the raw values are those of the blobs.
enum NamedKind: Int, Sendable {
  case city, airport, metro, country, state, region, airline, sight
}

/// How a name belongs to it, best first; the raw values are those of the blobs.
enum NameClass: Int, Comparable, Sendable {
  case primary, official, formal, alias
  /// The name of a small town that is a common word, such as Normal: it counts when asked for, but not in running text.
  case word

  static func < (left: NameClass, right: NameClass) -> Bool { left.rawValue < right.rawValue }
}

/// One thing that bears a name.
struct NameReference: Equatable, Sendable {
  let kind: NamedKind
  let nameClass: NameClass
  /// The row in the table of its kind.
  let index: Int

  init(kind: NamedKind, nameClass: NameClass, index: Int) {
    self.kind = kind
    self.nameClass = nameClass
    self.index = index
  }

  /// Reads the 24 bits of a reference; nil when they mean nothing.
  init?(bits: Int) {
    guard let kind = NamedKind(rawValue: bits >> 20 & 7), let nameClass = NameClass(rawValue: bits >> 17 & 7) else {
      return nil
    }
    self.init(kind: kind, nameClass: nameClass, index: bits & 0x1FFFF)
  }
}
