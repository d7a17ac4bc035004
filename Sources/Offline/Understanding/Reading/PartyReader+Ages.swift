/// Ages of children.
extension PartyReader {
  /// `5 yr old`, `7살 아들`, `10-month-old`, `(4살, 6살)`, `two 5-year-olds`, `ages 5 and 8`.
  mutating func age(_ line: Line, _ index: Int) -> Int? {
    if ["age", "aged", "ages", "나이"].contains(line.text(index)) { return listed(line, index + 1) }
    guard let count = line.number(index) else { return nil }
    var unit = count.next
    if line.text(unit) == "-" { unit += 1 }
    let found = line.find(unit) { (sense: Sense) -> Unit? in
      guard case .unit(let unit) = sense, unit == .age || unit == .monthsOfAge else { return nil }
      return unit
    }
    guard let found else {
      // Two 5-year-olds.
      guard line.kind(index) == .latin || line.kind(index) == .number, line.kind(count.next) == .number,
        let inner = line.tokens[count.next].whole
      else { return nil }
      var next = count.next + 1
      if line.text(next) == "-" { next += 1 }
      guard let unit = line.find(next, { if case .unit(.age) = $0 { true } else { nil } }),
        (1...6).contains(count.value), inner < 18
      else { return nil }
      ages += Array(repeating: inner, count: count.value)
      children = (children ?? 0) + count.value
      return unit.next
    }
    // 세 as a native number, or a plain month.
    if line.text(unit) == "개월", !speaksOfChild(line, found.next) { return nil }
    if line.text(unit) == "mo", !line.tokens[unit].isGlued, !speaksOfChild(line, found.next) { return nil }
    let age = found.value == .monthsOfAge ? count.value / 12 : count.value
    guard age < 18, line.text(unit) != "세" || line.tokens[unit].isGlued else { return found.next }
    noteCompany(line, index)
    ages.append(age)
    var end = found.next
    if line.text(end) == "짜리" || line.text(end) == "된" { end += 1 }
    if let noun = noun(line, end, .child) ?? noun(line, end, .children) {
      end = noun
      if let number = number(line, end), line.has(number.next, .unit(.age)) == nil {
        children = (children ?? 0) + number.value
        return number.next
      }
    }
    return end
  }

  func speaksOfChild(_ line: Line, _ index: Int) -> Bool {
    (index..<index + 2).contains { noun(line, $0, .child) != nil }
  }

  /// A list of ages in figures: `5, 8`, `5 and 8`, `(4, 6살)`.
  mutating func listed(_ line: Line, _ index: Int) -> Int? {
    var at = index
    var found: [Int] = []
    while at < line.count {
      let isCount = noun(line, at + 1, .child) != nil || noun(line, at + 1, .adult) != nil
      let months =
        line.text(at + 1) == "월" ? nil : line.has(at + 1, .unit(.monthsOfAge)) ?? line.has(at + 1, .unit(.month))
      if let age = line.tokens[at].whole, line.kind(at) == .number, !isCount, let months {
        found.append(age / 12)
        at = months
      } else if let age = line.tokens[at].whole, line.kind(at) == .number, age < 18, !isCount {
        found.append(age)
        at += 1
        if let unit = line.has(at, .unit(.age)) { at = unit }
      } else if [",", "and", "&", "+", "랑", "하고", "이랑", "/"].contains(line.text(at)), line.kind(at + 1) == .number {
        at += 1
      } else {
        break
      }
    }
    guard !found.isEmpty else { return nil }
    ages += found
    return at
  }
}
