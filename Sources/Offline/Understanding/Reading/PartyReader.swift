import Travel

/// What a message says of who comes along.
struct HeardParty {
  var adults: Int?
  var children: Int?
  var childAges: [Int] = []
  /// Adults are spoken of without their number.
  var isOpen = false
  /// Heads to add to the adults known.
  var more: Int?
  var range: Range<Int>?
  /// Children come along as companions: "with our 7-year-old".
  var bringsChildren = false
}

/// Reads head counts, companions, children and their ages.
struct PartyReader {
  private var adults: Int?
  private var total: (count: Int, isInclusive: Bool)?
  private var children: Int?
  private var ages: [Int] = []
  private var companions = 0
  private var inCouples = 0
  private var hasSelf = false
  private var isFamily = false
  private var isVague = false
  private var more: Int?
  private var first = Int.max
  private var last = 0
  private var hasOpenChildren = false
  private var bringsChildren = false

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
  private mutating func step(_ line: Line, _ index: Int) -> Int? {
    if line.text(index) == "for", let count = line.number(index + 1), (1...12).contains(count.value),
      count.next == line.count || line.endsClause(count.next)
        || ["in", "from", "on", "with", "under", "and"].contains(line.text(count.next))
    {
      setTotal(count.value, line, index, isInclusive: false)
      return count.next
    }
    if ["party", "group"].contains(line.text(index)), line.text(index + 1) == "of", let count = line.number(index + 2),
      (2...60).contains(count.value)
    {
      setTotal(count.value, line, index, isInclusive: true)
      return count.next
    }
    return age(line, index) ?? childAfterCount(line, index) ?? counted(line, index) ?? word(line, index)
  }

  // MARK: Ages

  /// `5 yr old`, `7살 아들`, `10-month-old`, `(4살, 6살)`, `two 5-year-olds`, `ages 5 and 8`.
  private mutating func age(_ line: Line, _ index: Int) -> Int? {
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

  private func speaksOfChild(_ line: Line, _ index: Int) -> Bool {
    (index..<index + 2).contains { noun(line, $0, .child) != nil }
  }

  /// A list of ages in figures: `5, 8`, `5 and 8`, `(4, 6살)`.
  private mutating func listed(_ line: Line, _ index: Int) -> Int? {
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

  // MARK: Counts

  /// `2 kids`, `1 infant`, `2 adults`, `3 couples`, `2 friends`, `4 of us`, `성인 3`, `아이 둘`, `3명`.
  private mutating func counted(_ line: Line, _ index: Int) -> Int? {
    guard let count = number(line, index), (1...60).contains(count.value) else { return nil }
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
    if line.text(end) == "더" || line.text(index - 1) == "more" || line.text(count.next) == "more" {
      more = count.value
      return end + (line.text(end) == "더" ? 1 : 0)
    }
    if line.has(end, .person(.included)) != nil { end += 1 }
    setTotal(count.value, line, index, isInclusive: false)
    return end
  }

  private func isPriced(_ line: Line, _ index: Int) -> Bool {
    line.kind(index) == .number || line.isTaken(index) || line.kind(index + 1) == .number && line.text(index) == ":"
  }

  /// `3 kids`, `two children`, `1 infant`, `애 1`.
  private mutating func childAfterCount(_ line: Line, _ index: Int) -> Int? {
    guard let count = number(line, index), (1...9).contains(count.value) else { return nil }
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

  private mutating func addChildren(_ count: Int, _ line: Line, _ end: Int) -> Int {
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

  // MARK: Words

  private mutating func word(_ line: Line, _ index: Int) -> Int? {
    if let heads = line.find(index, { if case .headcount(let count) = $0 { count } else { nil } }) {
      if ["부부", "커플"].contains(line.text(index)) {
        let at = line.text(heads.next) == "동반" ? heads.next + 1 : heads.next
        if let pairs = number(line, at), ["쌍", "팀"].contains(line.text(pairs.next)) {
          inCouples += 2 * pairs.value
          return pairs.next + 1
        }
      }
      if line.text(index) == "couple", ["of", "few"].contains(line.text(heads.next)) { return nil }
      setTotal(heads.value, line, index, isInclusive: false)
      return heads.next
    }
    if let end = noun(line, index, .adult) {
      guard let count = number(line, end), line.has(count.next, .unit(.age)) == nil else { return end }
      adults = (adults ?? 0) + count.value
      return line.has(count.next, .unit(.person)) ?? count.next
    }
    if let family = line.has(index, .person(.family)) { return self.family(line, index, family) }
    if let end = childNoun(line, index) { return end }
    if let count = line.find(index, { if case .person(.companions(let count)) = $0 { count } else { nil } }) {
      return companion(line, index, count.next, count.value)
    }
    if let end = noun(line, index, .companion) { return companion(line, index, end, 1) }
    if let end = noun(line, index, .someCompanions) {
      guard isCompany(line, index, end) else { return nil }
      isVague = true
      return end
    }
    if let end = noun(line, index, .friend) { return friend(line, index, end) }
    return nil
  }

  private mutating func family(_ line: Line, _ index: Int, _ end: Int) -> Int? {
    let at = line.text(end) == "of" ? end + 1 : end
    guard let count = line.number(at), (2...20).contains(count.value) else {
      if isCompany(line, index, end) { isVague = true }
      return nil
    }
    let unit = line.has(count.next, .unit(.person))
    guard line.text(end) == "of" || unit != nil || line.kind(at) == .hangul else { return nil }
    isFamily = true
    setTotal(count.value, line, index, isInclusive: true)
    return unit ?? count.next
  }

  /// `아이 둘(4살, 6살)`, `애 하나`, `toddler`, `our kids`.
  private mutating func childNoun(_ line: Line, _ index: Int) -> Int? {
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

  private mutating func openChildren(_ line: Line, _ index: Int, _ end: Int) -> Int? {
    if ["no", "without"].contains(line.text(index - 1)) || line.has(end, .refusesBefore) != nil { return end }
    var at = end
    // "kids are 5 and 8", "kids (4 and 7)", "children ages 3, 5": their ages are their number.
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

  private mutating func companion(_ line: Line, _ index: Int, _ end: Int, _ count: Int) -> Int? {
    // 부모님 두 분, 여동생 둘.
    if let number = number(line, end), line.kind(index) == .hangul,
      line.has(number.next, .unit(.person)) != nil || isJoined(line, number.next)
    {
      companions += number.value
      return line.has(number.next, .unit(.person)) ?? number.next
    }
    if isJoining(line, end) {
      more = (more ?? 0) + count
      if isCompany(line, index, end) { companions += count }
      return end
    }
    guard isCompany(line, index, end) else { return nil }
    companions += count
    return end
  }

  /// `my brother is coming too`, `동생도 같이 가`: one more than known.
  private func isJoining(_ line: Line, _ end: Int) -> Bool {
    if line.has(end, .particle(.also)) != nil { return true }
    guard line.kind(end) == .latin else { return false }
    return (end..<min(line.count, end + 5)).contains { ["joining", "too", "also", "joins"].contains(line.text($0)) }
      || line.text(end) == "is" && line.text(end + 1) == "coming"
  }

  private mutating func friend(_ line: Line, _ index: Int, _ end: Int) -> Int? {
    if line.kind(index) == .hangul {
      guard let count = number(line, end) else {
        return isCompany(line, index, end)
          ? {
            isVague = true; return end
          }() : nil
      }
      let unit = line.has(count.next, .unit(.person)) ?? count.next
      // 친구 둘이랑 is two and I; 친구 셋이서 is three in all.
      if isJoined(line, unit) {
        companions += count.value
      } else {
        setTotal(count.value, line, index, isInclusive: false)
      }
      return unit
    }
    let isOne = ["a", "my", "best", "one", "the"].contains(line.text(index - 1))
    guard isOne, isCompany(line, index, end) else { return nil }
    companions += 1
    return end
  }

  // MARK: Small things

  private func noun(_ line: Line, _ index: Int, _ word: PersonWord) -> Int? { line.has(index, .person(word)) }

  /// A number that counts heads, in figures or words.
  private func number(_ line: Line, _ index: Int) -> (value: Int, next: Int)? {
    guard let found = line.number(index), !line.isTaken(index) else { return nil }
    return found
  }

  /// `둘이에요`, `셋이고`: a count of the people named before.
  private func heads(_ line: Line, _ noun: Int, _ index: Int) -> (value: Int, next: Int)? {
    guard ["둘이", "셋이", "넷이", "다섯이"].contains(line.text(index)), ["아이", "애"].contains(line.text(noun)) else {
      return nil
    }
    return line.find(index) { if case .headcount(let count) = $0 { count } else { nil } }
  }

  private func isJoined(_ line: Line, _ index: Int) -> Bool {
    line.has(index, .particle(.with)) != nil
  }

  /// The words beside a person say that they come along.
  private func isCompany(_ line: Line, _ index: Int, _ end: Int) -> Bool {
    if line.has(end, .particle(.with)) != nil { return true }
    if ["함께", "같이", "데리고", "모시고", "동반"].contains(line.text(end)) { return true }
    if line.kind(index) == .hangul, !["with", "w"].contains(line.text(index - 1)), line.text(index - 2) != "w" {
      return companions > 0 && line.count < 12
    }
    for reach in 1...5 where index - reach >= 0 {
      let at = index - reach
      let text = line.text(at)
      if text == "with" || text == "w" || text == "bringing" || text == "and" && companions > 0 { return true }
      if text == "me" || text == "i" || text == "myself" || text == "taking" { return true }
      if text == "+" || text == "&" { return reach <= 2 }
      if ![
        "my", "our", "the", "a", "an", "and", "/", ",", "best", "old", "her", "his", "two", "year", "elderly", "their",
        "toddler", "new",
      ].contains(text), !line.isTaken(at) {
        break
      }
    }
    let after = line.text(end)
    if after == "and" || after == "&" || after == "+" { return ["i", "me", "my", "our"].contains(line.text(end + 1)) }
    return false
  }

  private mutating func noteCompany(_ line: Line, _ index: Int) {
    // "me and my two kids": one adult and no other.
    for reach in 1...3 where line.has(index - reach, .person(.myself)) != nil && line.text(index - reach) != "i" {
      let link = line.text(index - reach + 1)
      if ["and", "&", "+", "plus", "랑", "하고"].contains(link) || link.hasPrefix("my")
        || ["저랑", "나랑"].contains(line.text(index - reach))
      {
        hasSelf = true
      }
    }
    for reach in 1...4 where index - reach >= 0 {
      let text = line.text(index - reach)
      if ["with", "w", "bringing"].contains(text) { bringsChildren = true }
      if line.endsClause(index - reach) { break }
    }
    var isInBrackets = false
    for at in index..<min(line.count, index + 9) {
      if ["데리고", "동반", "와함께", "함께", "같이"].contains(line.text(at)) || line.has(at, .particle(.with)) != nil {
        bringsChildren = true
      }
      if line.text(at) == "(" { isInBrackets = true }
      if line.text(at) == ")" { isInBrackets = false }
      if !isInBrackets, line.text(at) == "," || line.text(at) == "." { break }
    }
  }

  private mutating func setTotal(_ count: Int, _ line: Line, _ index: Int, isInclusive: Bool) {
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

  private func settle(_ line: Line) -> HeardParty {
    var heard = HeardParty()
    heard.more = more
    heard.bringsChildren = bringsChildren
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
}
