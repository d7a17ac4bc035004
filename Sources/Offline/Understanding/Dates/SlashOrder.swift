/// How `6/7` is written on a line: month first in Korean, in English only to be told when a number over 12 settles it.
enum SlashOrder {
  case monthFirst, dayFirst, unsettled

  init(_ line: Line) {
    if line.isKorean {
      self = .monthFirst
      return
    }
    self = .unsettled
    for index in 0..<line.count {
      guard let pair = SlashOrder.pair(line, at: index) else { continue }
      if pair.1 > 12 { self = .monthFirst }
      if pair.0 > 12 { self = .dayFirst }
    }
  }

  /// Whether the first of a pair is the month; nil when both can be and nothing settles it.
  func monthFirst(_ pair: (Int, Int)) -> Bool? {
    if pair.0 == pair.1 { return true }
    switch self {
    case .monthFirst: return pair.0 <= 12 ? true : false
    case .dayFirst: return pair.1 <= 12 ? false : true
    case .unsettled: return pair.1 > 12 ? true : pair.0 > 12 ? false : nil
    }
  }

  /// Two numbers with a slash between, either of which can be the month.
  static func pair(_ line: Line, at index: Int) -> (Int, Int)? {
    guard line.kind(index) == .number, line.text(index + 1) == "/", line.kind(index + 2) == .number,
      line.tokens[index + 1].isGlued, line.tokens[index + 2].isGlued, line.text(index - 1) != "/" || index == 0,
      let first = line.tokens[index].whole, let second = line.tokens[index + 2].whole, (1...31).contains(first),
      (1...31).contains(second), min(first, second) <= 12
    else { return nil }
    return (first, second)
  }
}

/// The endings of ordinals in figures.
enum Suffix {
  static let ordinals: Set<String> = ["st", "nd", "rd", "th"]
}

/// Whether a token makes the number before it a count of something other than a day of the month.
enum Counting {
  static func counts(_ line: Line, _ index: Int) -> Bool {
    guard line.kind(index) == .latin || line.kind(index) == .hangul else {
      return ["%", "$", "€", "£", "₩"].contains(line.text(index))
        || line.text(index) == "/" && line.tokens[index].isGlued
    }
    let isUnit = line.find(index) { (sense: Sense) -> Bool? in
      switch sense {
      case .unit, .scale, .currency, .person(.adult), .person(.child), .person(.children), .person(.friend): true
      case _: nil
      }
    }
    if isUnit == nil, line.text(index) == "-", line.tokens[index].isGlued { return counts(line, index + 1) }
    return isUnit != nil
  }
}
