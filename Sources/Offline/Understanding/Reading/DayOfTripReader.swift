/// Finds the days of a trip that are named by their number: 둘째 날, 2일차, `day 2`. They are no lengths and no dates.
enum DayOfTripReader {
  /// Takes the words, so that no other reader counts with them, and says whether there were any.
  static func read(_ line: inout Line) -> Bool {
    var found = false
    var index = 0
    while index < line.count {
      if !line.isTaken(index), let end = end(line, index) {
        line.take(index..<end)
        found = true
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  /// The token behind the words for a day that begin at a token.
  private static func end(_ line: Line, _ index: Int) -> Int? {
    // 5월 첫째 날 is a date.
    if ["월", "달", "month", "주"].contains(line.text(index - 1)) { return nil }
    if line.text(index) == "마지막", ["날", "날은", "날에"].contains(line.text(index + 1)) { return index + 2 }
    if line.text(index) == "마지막날" { return index + 1 }
    if ["last", "final"].contains(line.text(index)), line.text(index + 1) == "day", line.text(index + 2) != "of" {
      return index + 2
    }
    if line.text(index) == "day", let number = line.number(index + 1), (1...60).contains(number.value) {
      // "3 day 2 night" counts, and so does "a day 2 people".
      let counts = line.number(index - 1) != nil || ["a", "per", "each", "every", "-"].contains(line.text(index - 1))
      let isCounted =
        line.find(number.next) { (sense: Sense) -> Bool? in if case .unit = sense { true } else { nil } } != nil
      return counts || isCounted ? nil : number.next
    }
    if let number = line.number(index) {
      if ["일차", "일째", "일차엔"].contains(line.text(number.next)) { return number.next + 1 }
      if ["st", "nd", "rd", "th"].contains(line.text(number.next)), line.text(number.next + 1) == "day" {
        return number.next + 2
      }
    }
    if ["첫날", "이틀째", "사흘째", "나흘째"].contains(line.text(index)) { return index + 1 }
    if line.text(index) == "이틀" || line.text(index) == "사흘" || line.text(index) == "나흘",
      ["째", "차"].contains(line.text(index + 1))
    {
      return index + 2
    }
    guard let ordinal = line.find(index, { if case .ordinal(let value) = $0 { value } else { nil } }) else {
      return nil
    }
    var at = ordinal.next
    if line.text(at) == "full" { at += 1 }
    if line.text(at + 1) == "of" { return nil }
    return ["날", "날은", "날에", "날엔", "day", "일", "날의"].contains(line.text(at)) ? at + 1 : nil
  }
}
