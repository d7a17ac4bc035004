/// Reads the footer of a TZif file, a POSIX `TZ` string with the extensions of RFC 9636.
extension ZoneFooter {
  /// Reads text such as `CET-1CEST,M3.5.0,M10.5.0/3` or `<+0545>-5:45`; nil for anything else.
  package init?(text: String) {
    var rest = text.utf8[...]
    guard let abbreviation = rest.takeAbbreviation(), let west = rest.takeTime(upTo: 24) else { return nil }
    if rest.isEmpty {
      self.init(abbreviation: abbreviation, offset: -west)
      return
    }
    guard let other = rest.takeAbbreviation() else { return nil }
    var offset = 3600 - west
    if rest.first != UInt8(ascii: ",") {
      guard let otherWest = rest.takeTime(upTo: 24) else { return nil }
      offset = -otherWest
    }
    guard rest.take(","), let starts = rest.takeRule(), rest.take(","), let ends = rest.takeRule(), rest.isEmpty else {
      return nil
    }
    let daylight = Daylight(abbreviation: other, offset: offset, starts: starts, ends: ends)
    self.init(abbreviation: abbreviation, offset: -west, daylight: daylight)
  }
}

extension Substring.UTF8View {
  fileprivate mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: character) else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func takeAbbreviation() -> String? {
    if take("<") {
      let name = prefix { $0 != UInt8(ascii: ">") }
      self = dropFirst(name.count)
      return take(">") && name.count >= 3 ? String(Substring(name)) : nil
    }
    let name = prefix { (65...90).contains($0) || (97...122).contains($0) }
    self = dropFirst(name.count)
    return name.count >= 3 ? String(Substring(name)) : nil
  }

  fileprivate mutating func takeNumber(_ allowed: ClosedRange<Int>) -> Int? {
    let digits = prefix { (48...57).contains($0) }
    guard (1...3).contains(digits.count), let number = Int(Substring(digits)), allowed.contains(number) else {
      return nil
    }
    self = dropFirst(digits.count)
    return number
  }

  /// Reads `[+-]H[H[H]][:MM[:SS]]` as seconds.
  fileprivate mutating func takeTime(upTo hours: Int) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hour = takeNumber(0...hours) else { return nil }
    var seconds = hour * 3600
    if take(":") {
      guard let minute = takeNumber(0...59) else { return nil }
      seconds += minute * 60
      if take(":") {
        guard let second = takeNumber(0...59) else { return nil }
        seconds += second
      }
    }
    return isNegative ? -seconds : seconds
  }

  fileprivate mutating func takeRule() -> YearlyRule? {
    guard let day = takeDay() else { return nil }
    // Two o'clock is what POSIX assumes when the rule names no time.
    guard take("/") else { return YearlyRule(day, seconds: 7200) }
    return takeTime(upTo: 167).map { YearlyRule(day, seconds: $0) }
  }

  private mutating func takeDay() -> YearlyRule.Day? {
    if take("M") {
      guard let month = takeNumber(1...12), take("."), let week = takeNumber(1...5), take("."),
        let sundayFirst = takeNumber(0...6), let weekday = Weekday(rawValue: sundayFirst == 0 ? 7 : sundayFirst)
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }
    if take("J") { return takeNumber(1...365).map(YearlyRule.Day.dayOfCommonYear) }
    return takeNumber(0...365).map(YearlyRule.Day.daysAfterNewYear)
  }
}
