extension PlaceRoles {
  /// `오사카 3박 4일, 서울에서`: one leaves from the place with 에서 where another is the goal and nothing is done there.
  func leaveFromHome(_ mentions: inout [PlaceMention]) {
    guard !mentions.contains(where: { $0.role == .origin }) else { return }
    for index in mentions.indices where mentions[index].role == .at {
      let end = mentions[index].range.upperBound
      guard line.kind(end) == .hangul, let next = line.has(end, .particle(.from)),
        let city = mentions[index].meaning.city
      else { continue }
      let goals = mentions.indices.filter {
        $0 != index && [.none, .destination].contains(mentions[$0].role) && mentions[$0].meaning.city != city
      }
      guard !goals.isEmpty else { continue }
      let isAbroad =
        mentions[index].country == "KR" && goals.allSatisfy { mentions[$0].country != "KR" } && !isDone(from: next)
      if isAbroad || goals.contains(where: { $0 < index }) && endsThere(next) {
        mentions[index].role = .origin
        return
      }
    }
  }

  /// `제주 2박 3일 서울 12월 18일`: behind a goal that has its length, a great city of Korea that has only a day.
  func leaveFromNamedHome(_ mentions: inout [PlaceMention]) {
    guard mentions.count == 2, mentions[1].role == .none, [.none, .destination].contains(mentions[0].role),
      let goal = mentions[0].meaning.city, let home = mentions[1].meaning.city, goal != home
    else { return }
    let (start, end) = (mentions[1].range.lowerBound, mentions[1].range.upperBound)
    let hasLength = (mentions[0].range.upperBound..<max(mentions[0].range.upperBound, start)).contains {
      line.text($0) == "박" || line.text($0) == "당일치기"
    }
    let isStay = (end..<line.count).contains { line.text($0) == "박" }
    let isGreat = PlaceRoles.greatCities.contains(home) || mentions[0].country != "KR" && mentions[1].country == "KR"
    guard hasLength, !isStay, isGreat, isDate(end) else { return }
    mentions[1].role = .origin
  }

  private static let greatCities: Set<String> = [
    "Seoul, KR", "Incheon, KR", "Busan, KR", "Daegu, KR", "Daejeon, KR", "Gwangju, KR", "Ulsan, KR", "Cheongju, KR",
  ]

  /// A day or a month begins there.
  private func isDate(_ index: Int) -> Bool {
    guard line.isTaken(index) else { return false }
    guard let number = line.number(index) else {
      return line.find(index) { if case .unit = $0 { true } else { nil } } == nil
    }
    return ["월", "-", "/", ".", "년"].contains(line.text(number.next))
  }

  /// `서울에서 12월 18일 출발`: nothing but the day and the hour stands before the word for leaving.
  func leavesLater(_ next: Int) -> Bool {
    let hours = [
      "오전", "오후", "아침", "저녁", "밤", "새벽", "일찍", "에", "날", "시", "쯤", "경", "(", ")", "요일", "일", "월", "-", "/", ".",
    ]
    for index in next..<min(line.count, next + 12) {
      let text = line.text(index)
      if text.hasPrefix("출발") || text.hasPrefix("떠나") { return true }
      if text == "박" || !line.isTaken(index) && line.number(index) == nil && !hours.contains(text) { return false }
    }
    return false
  }

  /// `호이안 하루 넣어줘`: the word that adds stands a little behind the name.
  func isAddedLater(_ end: Int) -> Bool {
    for index in end..<min(line.count, end + 5) {
      if line.endsClause(index) || line.tokens[index].place != nil { return false }
      if line.kind(index) == .hangul,
        ["넣어", "넣어줘", "넣고", "추가", "추가해", "추가해줘", "포함해", "들르", "들러"].contains(line.text(index))
      {
        return true
      }
    }
    return false
  }

  /// Nothing more is said of the place: the clause ends, or the travellers or their leaving follow.
  private func endsThere(_ next: Int) -> Bool {
    if next >= line.count || line.endsClause(next) { return true }
    if let number = line.number(next), line.has(number.next, .unit(.person)) != nil { return true }
    return line.find(next) { (sense: Sense) -> Bool? in
      switch sense {
      case .headcount, .person, .cue(.going), .cue(.planning), .dateRole(.departs), .particle(.leaving): true
      case _: nil
      }
    } != nil
  }

  /// Something is to be done there: eaten, seen, slept.
  private func isDone(from next: Int) -> Bool {
    (next..<min(line.count, next + 4)).contains { index in
      line.find(index) { (sense: Sense) -> Bool? in
        switch sense {
        case .cue(.food), .cue(.eating), .cue(.stay), .cue(.guide), .cue(.event), .unit(.night): true
        case _: nil
        }
      } != nil
    }
  }
}
