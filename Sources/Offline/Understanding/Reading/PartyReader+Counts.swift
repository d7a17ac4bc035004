import Travel

/// Numbers of adults, children and heads.
extension PartyReader {
  /// `2 kids`, `1 infant`, `2 adults`, `3 couples`, `2 friends`, `4 of us`, `성인 3`, `아이 둘`, `3명`.
  mutating func counted(_ line: Line, _ index: Int) -> Int? {
    guard let count = number(line, index), (1...9_999).contains(count.value) else { return nil }
    var next = count.next
    if ["young", "small", "little", "more", "other", "of", "extra", "adult", "grown", "teenage"].contains(
      line.text(next)), line.text(next) != "of" || line.text(next + 1) == "us"
    {
      if line.text(next) == "of" {
        setTotal(count.value, line, index, isInclusive: false)
        return next + 2
      }
      if line.text(next) != "adult" { next += 1 }
    }
    if let end = noun(line, next, .adult),
      line.text(count.next) == "more" || line.text(end) == "more" || ["추가", "더"].contains(line.text(end))
    {
      more = (more ?? 0) + count.value
      return end
    }
    if let end = noun(line, next, .adult) {
      adults = (adults ?? 0) + count.value
      return end
    }
    if let end = line.has(next, .headcount(2)),
      ["couples", "couple"].contains(line.text(next)) || line.text(next) == "커플"
    {
      inCouples += 2 * count.value
      return end
    }
    if ["couples", "부부", "커플"].contains(line.text(next)) {
      inCouples += 2 * count.value
      return next + 1
    }
    if let end = noun(line, next, .friend) ?? noun(line, next, .someCompanions), line.kind(next) == .latin {
      companions += count.value
      return end
    }
    // "two parents and two kids" are those; "my two parents" come along with oneself.
    if count.value == 2, line.text(next) == "parents",
      !(max(0, index - 3)..<index).contains(where: { ["my", "our", "with", "and", "plus"].contains(line.text($0)) })
    {
      adults = (adults ?? 0) + 2
      return next + 1
    }
    guard
      let unit = line.find(
        next,
        { (sense: Sense) -> Unit? in
          guard case .unit(let unit) = sense, unit == .person || unit == .head else { return nil }
          return unit
        })
    else { return nil }
    // A price per head, or a room for one.
    if unit.value == .head, line.text(next) != "인" { return nil }
    if line.text(next) == "인", line.text(unit.next) == "당" { return nil }
    if line.text(next) == "분", line.kind(index) == .number { return nil }
    if line.text(next) == "인", count.value == 1, isPriced(line, unit.next) { return nil }
    var end = unit.next
    if line.has(end, .person(.family)) != nil, line.text(next) == "인" || line.text(next) == "명" {
      isFamily = true
      setTotal(count.value, line, index, isInclusive: true)
      return end + 1
    }
    if ["추가", "추가해", "추가해줘", "늘려줘", "늘었어"].contains(line.text(end)) {
      more = count.value
      return end
    }
    if line.text(end) == "더" || line.text(index - 1) == "more" || line.text(count.next) == "more" {
      more = count.value
      return end + (line.text(end) == "더" ? 1 : 0)
    }
    if line.has(end, .person(.included)) != nil { end += 1 }
    setTotal(count.value, line, index, isInclusive: false)
    return end
  }

  /// `0 people`, `-2 adults`, `2.5명`: nobody, or fewer, or a part of somebody.
  mutating func impossible(_ line: Line, _ index: Int) -> Int? {
    guard line.kind(index) == .number, let value = line.tokens[index].value else { return nil }
    let isNegative = line.isNegative(index)
    guard isNegative || value.units == 0 || value.scale > 0 else { return nil }
    let isHead = line.find(index + 1) { (sense: Sense) -> Bool? in
      if case .unit(.person) = sense { true } else { nil }
    }
    guard let end = isHead?.next ?? noun(line, index + 1, .adult) ?? (isNegative ? noun(line, index + 1, .child) : nil)
    else { return nil }
    // A mark of 4.5 points and a price of 2.5 a head are no people.
    guard line.text(index + 1) != "분" || isNegative else { return nil }
    impossible = impossible ?? line.words((isNegative ? index - 1 : index)..<end)
    return end
  }

  func isPriced(_ line: Line, _ index: Int) -> Bool {
    line.kind(index) == .number || line.isTaken(index) || line.kind(index + 1) == .number && line.text(index) == ":"
  }

  /// `3 kids`, `two children`, `1 infant`, `애 1`.
  mutating func childAfterCount(_ line: Line, _ index: Int) -> Int? {
    guard let count = number(line, index), (0...9_999).contains(count.value) else { return nil }
    var next = count.next
    while ["young", "small", "little", "toddler", "teenage", "our", "year", "명의", "명"].contains(line.text(next)),
      next < count.next + 2
    {
      if noun(line, next, .child) != nil { break }
      next += 1
    }
    if line.text(count.next) == "명", next > count.next, line.text(next) == "아이" || line.text(next) == "애",
      line.kind(index) == .hangul
    {
      // 두 명 아이: falls through as a child count.
    } else if next > count.next, line.text(count.next) == "명" {
      return nil
    }
    guard line.kind(index) != .hangul || next > count.next || noun(line, next, .child) == nil,
      let end = noun(line, next, .child)
    else { return nil }
    guard line.kind(next) == .latin else { return nil }
    noteCompany(line, index)
    return addChildren(count.value, line, end)
  }

  mutating func addChildren(_ count: Int, _ line: Line, _ end: Int) -> Int {
    children = (children ?? 0) + count
    var at = end
    if line.text(at) == "(" || line.text(at) == "," || ["aged", "ages", "age", "who", "are"].contains(line.text(at)) {
      let start = ["aged", "ages", "age", "(", "are"].contains(line.text(at)) ? at + 1 : at
      let inner = ["aged", "ages", "age"].contains(line.text(start)) ? start + 1 : start
      if line.text(at) != ",", line.kind(inner) == .number, let listed = listed(line, inner) {
        at = line.text(listed) == ")" ? listed + 1 : listed
      }
    } else if line.kind(at) == .number, line.tokens[at].whole ?? 99 < 18, line.has(at + 1, .unit(.age)) != nil,
      let listed = listed(line, at)
    {
      at = listed
    }
    return at
  }
}
