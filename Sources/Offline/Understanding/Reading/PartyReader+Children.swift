/// Children by the words for them.
extension PartyReader {
  /// `아이 둘(4살, 6살)`, `애 하나`, `toddler`, `our kids`.
  mutating func childNoun(_ line: Line, _ index: Int) -> Int? {
    guard let end = noun(line, index, .child) else {
      return noun(line, index, .children).flatMap { openChildren(line, index, $0) }
    }
    var at = end
    while ["는", "이", "가", "만", "들"].contains(line.text(at)), line.kind(at + 1) != nil, number(line, at + 1) != nil {
      at += 1
    }
    if let count = number(line, at) ?? heads(line, index, at), line.kind(index) == .hangul,
      line.has(count.next, .unit(.age)) == nil, (1...9).contains(count.value)
    {
      noteCompany(line, index)
      let unit = line.has(count.next, .unit(.person)) ?? count.next
      return addChildren(count.value, line, unit)
    }
    if let count = number(line, at), line.has(count.next, .unit(.age)) != nil, line.kind(index) == .hangul,
      let listed = listed(line, at)
    {
      noteCompany(line, index)
      return listed
    }
    if noun(line, index, .children) != nil { return openChildren(line, index, end) }
    // One child by a word in the singular, where it comes along.
    let isSure = ["toddler", "infant", "baby", "아기", "애기", "유아", "아가"].contains(line.text(index))
    if isSure, isCompany(line, index, end) || line.number(index - 1) == nil && !line.isKorean {
      noteCompany(line, index)
      if line.text(index - 1) != "no" { children = (children ?? 0) + 1 }
      return end
    }
    if ["twins", "쌍둥이"].contains(line.text(index)) {
      noteCompany(line, index)
      return addChildren(2, line, end)
    }
    if ["son", "daughter", "아들", "딸", "kid", "child", "아이", "애"].contains(line.text(index)), isCompany(line, index, end)
    {
      hasOpenChildren = true
      bringsChildren = bringsChildren || ["kid", "child", "아이", "애"].contains(line.text(index))
    }
    return nil
  }

  mutating func openChildren(_ line: Line, _ index: Int, _ end: Int) -> Int? {
    if ["no", "without"].contains(line.text(index - 1)) || line.has(end, .refusesBefore) != nil { return end }
    var at = end
    // "kids are 5 and 8", "kids (4 and 7)", "children ages 3, 5": their ages are their number.
    let isListed =
      line.kind(at) == .number && ["and", "&", ","].contains(line.text(at + 1)) && line.kind(at + 2) == .number
    if isListed, line.tokens[at].whole ?? 99 < 18,
      !Counting.counts(line, at + 3) || line.has(at + 3, .unit(.age)) != nil
    {
      let before = ages.count
      if let listed = listed(line, at) {
        children = (children ?? 0) + ages.count - before
        noteCompany(line, index)
        return listed
      }
    }
    if ["are", "aged", "ages", "age", "(", "is"].contains(line.text(at)) {
      at += 1
      if ["aged", "ages", "age"].contains(line.text(at)) { at += 1 }
      let before = ages.count
      if let listed = listed(line, at) {
        children = (children ?? 0) + ages.count - before
        noteCompany(line, index)
        return line.text(listed) == ")" ? listed + 1 : listed
      }
    }
    hasOpenChildren = true
    return end
  }
}
