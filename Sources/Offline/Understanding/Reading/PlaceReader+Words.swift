import Atlas

extension PlaceReader {
  /// Words that, behind 세부 and the like, leave them common words: the details, not Cebu.
  private static let details: Set<String> = [
    "일정", "일정표", "일정을", "계획", "사항", "적", "적인", "적으로", "내용", "정보", "스케줄", "동선", "항목", "플랜", "설명", "안내", "조정", "루트",
    "계획서", "경비", "견적", "비용",
  ]

  /// Words before 나라 that make it a country: 내 나라, 다른 나라.
  private static let ofCountry: Set<String> = [
    "내", "우리", "저희", "어느", "다른", "어떤", "무슨", "그", "이", "저", "한", "두", "세", "여러", "외", "모든", "각", "같은", "딴", "제",
  ]

  /// A name that is a common word here, whatever stands behind it.
  func isOrdinary(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard line.kind(start) == .hangul, range.count == 1 else { return false }
    switch line.text(start) {
    case "세부":
      return PlaceReader.details.contains { line.text(end).hasPrefix($0) }
        || line.text(end).first == "적" && line.tokens[end].isGlued
    case "나라":
      let before = line.text(start - 1)
      if PlaceReader.ofCountry.contains(before) || ["별", "마다", "들"].contains(line.text(end)) { return true }
      // 하루는 나라: the day is the topic.
      if ["는", "은", "만"].contains(before), ["하루", "날"].contains(line.text(start - 2)) { return false }
      // 따뜻한 나라, 갈 나라: an adjective or a verb stands before.
      guard line.kind(start - 1) == .hangul, !["월", "일", "번", "이번", "다음"].contains(before) else { return false }
      return line.tokens[start - 1].place == nil && endsAsAdjective(before)
    case "화성":
      // Nobody flies to the city near Seoul; Mars is out of reach.
      return (0..<line.count).contains { ["비행기", "항공권", "비행", "우주", "우주선", "로켓"].contains(line.text($0)) }
    case _: return false
    }
  }

  /// The last syllable ends in ㄴ or ㄹ, as words do that describe the next.
  private func endsAsAdjective(_ word: String) -> Bool {
    guard let scalar = word.unicodeScalars.last, (0xAC00...0xD7A3).contains(scalar.value) else { return false }
    return [4, 8].contains((scalar.value - 0xAC00) % 28)
  }

  /// The words name a part of the city, not the city by another name.
  func isPart(_ range: Range<Int>, of city: String) -> Bool {
    let words = line.words(range)
    if city.lowercased().hasPrefix(words.lowercased() + ",") || PlaceReader.otherNames.contains(words.lowercased()) {
      return false
    }
    do {
      guard case .one(let match) = try atlas.resolve(words) else { return true }
      switch match {
      case .city, .metro, .region: return false
      case .airport, .state, .country: return true
      }
    } catch { return true }
  }

  private static let otherNames: Set<String> = [
    "나짱", "푸켓", "푸껫", "사이공", "saigon", "나하", "naha", "타이페이", "달랏", "코타", "쿠알라룸프르", "벳부", "오사까", "삿뽀로", "세비아", "라스베가스",
    "vegas", "베가스", "뉴어크", "마카오", "북경", "베이징", "리우", "하롱", "페스",
  ]

  /// `Nice and Paris`, `Nice, Cannes and Rome`: another name follows in a list. "Nice, Paris it is" is only pleased.
  func isListed(_ end: Int, atStart: Bool) -> Bool {
    guard ["and", "&", "+", ","].contains(line.text(end)), isStrongPlace(end + 1) else { return false }
    guard line.text(end) == ",", atStart else { return true }
    let next = self.end(ofNameAt: end + 1)
    return ["and", "&", ",", "+"].contains(line.text(next)) && isStrongPlace(next + 1)
  }

  /// `Nice, France`: the country or state behind the comma has a place of the name.
  func isQualified(_ range: Range<Int>) -> Bool {
    let next = range.upperBound + 1
    guard line.text(range.upperBound) == ",", line.tokens.indices.contains(next), line.tokens[next].isCapital,
      let place = line.tokens[next].place
    else { return false }
    switch place.meaning {
    case .city, .several: return false
    case .country, .area: break
    }
    do {
      let words = "\(line.words(range)), \(line.words(next..<end(ofNameAt: next)))"
      guard case .one = try atlas.resolve(words) else { return false }
      return true
    } catch { return false }
  }

  /// `수원 전주`, `광주, 담양`: names stand side by side.
  func isKoreanList(_ start: Int, _ end: Int, after last: PlaceMention?) -> Bool {
    guard !["예산", "본", "다리", "빈", "칸", "이리"].contains(line.text(start)), isWholeWord(start..<end) else { return false }
    let joins = [",", "/", "-", "+", "→"]
    if let last,
      last.range.upperBound == start || last.range.upperBound == start - 1 && joins.contains(line.text(start - 1))
    {
      return true
    }
    let next = joins.contains(line.text(end)) ? end + 1 : end
    guard line.kind(next) == .hangul, line.tokens[next].place != nil else { return isStrongPlace(next) }
    return next > end || !line.tokens[next].isGlued
  }

  private func isWholeWord(_ range: Range<Int>) -> Bool {
    let isCutOff = range.upperBound < line.count && line.tokens[range.upperBound].isGlued
    return !line.tokens[range.lowerBound].isGlued
      && (!isCutOff || line.kind(range.upperBound) == .sign || line.tokens[range.upperBound].isUnknown == false)
  }

  private func isStrongPlace(_ index: Int) -> Bool {
    guard line.tokens.indices.contains(index) else { return false }
    if let place = line.tokens[index].place, place.weight != .word, line.tokens[index].isCapital { return true }
    return line.find(index) { if case .quarter = $0 { true } else { nil } } != nil
  }

  private func end(ofNameAt index: Int) -> Int {
    let quarter = line.find(index) { if case .quarter = $0 { true } else { nil } }?.next ?? index + 1
    guard let place = line.tokens[index].place else { return quarter }
    let last = line.tokens[index].span.lowerBound + place.length
    var end = index + 1
    while end < line.count, line.tokens[end].span.lowerBound < last { end += 1 }
    return max(end, quarter)
  }
}
