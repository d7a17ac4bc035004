/// People by the words for them: wife, parents, friends, family.
extension PartyReader {
  mutating func word(_ line: Line, _ index: Int) -> Int? {
    if let heads = line.find(index, { if case .headcount(let count) = $0 { count } else { nil } }) {
      if ["부부", "커플"].contains(line.text(index)) {
        let at = line.text(heads.next) == "동반" ? heads.next + 1 : heads.next
        if let pairs = number(line, at), ["쌍", "팀"].contains(line.text(pairs.next)) {
          inCouples += 2 * pairs.value
          return pairs.next + 1
        }
      }
      if line.text(index) == "couple", ["of", "few"].contains(line.text(heads.next)) { return nil }
      // 7살 아들이랑 둘이서 is one and the child.
      let isWithChild =
        line.has(index - 1, .particle(.with)) != nil && (children != nil || !ages.isEmpty || hasOpenChildren)
      setTotal(heads.value, line, index, isInclusive: isWithChild)
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

  mutating func family(_ line: Line, _ index: Int, _ end: Int) -> Int? {
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

  mutating func companion(_ line: Line, _ index: Int, _ end: Int, _ count: Int) -> Int? {
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
  func isJoining(_ line: Line, _ end: Int) -> Bool {
    if line.has(end, .particle(.also)) != nil { return true }
    guard line.kind(end) == .latin else { return false }
    return (end..<min(line.count, end + 5)).contains { ["joining", "too", "also", "joins"].contains(line.text($0)) }
      || line.text(end) == "is" && line.text(end + 1) == "coming"
  }

  mutating func friend(_ line: Line, _ index: Int, _ end: Int) -> Int? {
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

  /// The words beside a person say that they come along.
  func isCompany(_ line: Line, _ index: Int, _ end: Int) -> Bool {
    if line.has(end, .particle(.with)) != nil || isListedWithSelf(line, index, end) { return true }
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
    for at in end..<min(line.count, end + 5)
    where line.text(at) == "and" && ["i", "me", "myself"].contains(line.text(at + 1)) { return true }
    let after = line.text(end)
    if after == "and" || after == "&" || after == "+" { return ["i", "me", "my", "our"].contains(line.text(end + 1)) }
    return false
  }

  /// `my wife, our kids 4 and 9 and me`, `아내, 4살 9살 아이들과 저`, `저, 아내, 아이 둘`: one of a list that names oneself.
  private func isListedWithSelf(_ line: Line, _ index: Int, _ end: Int) -> Bool {
    let isHeadOfList = [",", "&", "and", "과", "와"].contains(line.text(index - 1))
    if isHeadOfList, isSelf(line, index - 2) || isSelf(line, index - 3) && line.text(index - 2) == "," { return true }
    var hasLink = false
    for at in end..<min(line.count, end + 18) {
      if isSelf(line, at) { return hasLink && at > end }
      let text = line.text(at)
      if [",", "&", "and", "plus", "와", "과", "랑", "이랑", "하고", "그리고"].contains(text) {
        hasLink = true
      } else if !isOfList(line, at) {
        return false
      }
    }
    return false
  }

  private func isSelf(_ line: Line, _ index: Int) -> Bool {
    ["me", "myself", "i", "저", "나", "제가", "내가"].contains(line.text(index))
      && (line.kind(index) == .latin || line.tokens[index].isGlued == false)
  }

  /// Words that stand between the people of a list: whose they are, how many, how old.
  private func isOfList(_ line: Line, _ index: Int) -> Bool {
    if line.kind(index) == .number { return true }
    let words: Set<String> = [
      "my", "our", "the", "a", "an", "of", "-", "(", ")", "year", "years", "yr", "old", "olds", "aged", "age", "ages",
      "who", "are", "is", "two", "three", "one", "both", "살", "세", "개월", "들", "명", "우리", "제", "의", "네",
    ]
    if words.contains(line.text(index)) { return true }
    return line.find(index) { (sense: Sense) -> Bool? in
      switch sense {
      case .person, .number, .unit(.age), .unit(.person), .unit(.monthsOfAge), .headcount: true
      case _: nil
      }
    } != nil
  }

  mutating func noteCompany(_ line: Line, _ index: Int) {
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
    for at in index..<min(line.count, index + 13) {
      if ["데리고", "동반", "와함께", "함께", "같이"].contains(line.text(at)) || line.has(at, .particle(.with)) != nil {
        bringsChildren = true
      }
      if line.text(at) == "(" { isInBrackets = true }
      if line.text(at) == ")" { isInBrackets = false }
      if !isInBrackets, line.text(at) == "," || line.text(at) == "." { break }
    }
  }
}
