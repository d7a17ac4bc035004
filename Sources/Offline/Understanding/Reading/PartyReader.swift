/// Reads head counts, companions, children and their ages.
struct PartyReader {
  var adults: Int?
  var total: (count: Int, isInclusive: Bool)?
  var children: Int?
  var ages: [Int] = []
  var companions = 0
  var inCouples = 0
  var hasSelf = false
  var isFamily = false
  var isVague = false
  var more: Int?
  var first = Int.max
  var last = 0
  var hasOpenChildren = false
  var bringsChildren = false
  /// A number of people who cannot travel, as it was typed.
  var impossible: String?

  static func read(_ line: inout Line) -> HeardParty {
    var reader = PartyReader()
    var index = 0
    while index < line.count {
      if !line.isTaken(index), let end = reader.step(line, index), end > index {
        line.take(index..<end)
        reader.first = min(reader.first, index)
        reader.last = max(reader.last, end)
        index = end
      } else {
        index += 1
      }
    }
    return reader.settle(line)
  }

  /// Reads what begins at a token, and says where it ends.
  mutating func step(_ line: Line, _ index: Int) -> Int? {
    if line.text(index) == "for", let count = line.number(index + 1), (1...12).contains(count.value),
      count.next == line.count || line.endsClause(count.next)
        || ["in", "from", "on", "with", "under", "and"].contains(line.text(count.next))
    {
      setTotal(count.value, line, index, isInclusive: false)
      return count.next
    }
    // "us two and our kids"
    if line.text(index) == "us", let count = line.number(index + 1), (2...9).contains(count.value) {
      setTotal(count.value, line, index, isInclusive: false)
      return count.next
    }
    if ["party", "group"].contains(line.text(index)), line.text(index + 1) == "of", let count = line.number(index + 2),
      (2...60).contains(count.value)
    {
      setTotal(count.value, line, index, isInclusive: true)
      return count.next
    }
    if let end = impossible(line, index) { return end }
    return age(line, index) ?? childAfterCount(line, index) ?? counted(line, index) ?? word(line, index)
  }

  func settle(_ line: Line) -> HeardParty {
    var heard = HeardParty()
    heard.more = more
    heard.bringsChildren = bringsChildren
    heard.refusal = impossible.map { .party($0) }
    heard.children = children ?? (ages.isEmpty ? nil : ages.count)
    // Ages that do not cover the children leave a question, not a shorter list.
    heard.childAges = ages.count == heard.children ?? 0 ? ages : []
    if let named = heard.children, ages.count > named { heard.children = ages.count; heard.childAges = ages }
    if let adults {
      heard.adults = adults
    } else if inCouples > 0, total == nil {
      heard.adults = inCouples
    } else if let total {
      if total.isInclusive, let named = heard.children, total.count > named {
        heard.adults = total.count - named
        // Two adults of a family are no guess; three may be two and a child that was not named.
        heard.isReckoned =
          total.count - named > 2 && !(0..<line.count).contains { line.has($0, .person(.included)) != nil }
      } else if isFamily, heard.children == nil {
        heard.isOpen = true
      } else if total.isInclusive, hasOpenChildren {
        heard.isOpen = true
      } else if !hasOpenChildren {
        heard.adults = total.count
      } else {
        heard.isOpen = true
      }
    } else if companions > 0, !isVague {
      heard.adults = companions + 1
    } else if hasSelf, heard.children != nil, !isVague {
      heard.adults = 1
    } else if isVague || hasOpenChildren || heard.children != nil {
      heard.isOpen = true
    }
    if first < last { heard.range = first..<last }
    return heard
  }

  func noun(_ line: Line, _ index: Int, _ word: PersonWord) -> Int? { line.has(index, .person(word)) }

  /// A number that counts heads, in figures or words.
  func number(_ line: Line, _ index: Int) -> (value: Int, next: Int)? {
    guard let found = line.number(index), !line.isTaken(index) else { return nil }
    return found
  }

  /// `둘이에요`, `셋이고`: a count of the people named before.
  func heads(_ line: Line, _ noun: Int, _ index: Int) -> (value: Int, next: Int)? {
    guard ["둘이", "셋이", "넷이", "다섯이"].contains(line.text(index)), ["아이", "애"].contains(line.text(noun)) else {
      return nil
    }
    return line.find(index) { if case .headcount(let count) = $0 { count } else { nil } }
  }

  func isJoined(_ line: Line, _ index: Int) -> Bool {
    line.has(index, .particle(.with)) != nil
  }

  mutating func setTotal(_ count: Int, _ line: Line, _ index: Int, isInclusive: Bool) {
    var inclusive = isInclusive
    for at in 0..<line.count where line.has(at, .person(.included)) != nil { inclusive = true }
    if line.has(before: index, within: 2, .person(.total)) || total?.isInclusive == true { inclusive = true }
    if let known = total, known.count != count, !known.isInclusive, !inclusive {
      // Two head counts on one line: the later corrects the earlier.
      total = (count, inclusive)
    } else {
      total = (max(count, total?.count ?? 0), inclusive)
    }
  }
}
