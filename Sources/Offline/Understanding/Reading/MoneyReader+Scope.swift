import Travel

/// What a sum is for: all, each, a night.
extension MoneyReader {
  func scope(_ line: Line, of range: Range<Int>, _ heard: inout HeardMoney) -> TripBudget.Scope {
    var best: (scope: TripBudget.Scope, distance: Int)?
    func consider(_ scope: TripBudget.Scope, _ distance: Int) {
      if distance < best?.distance ?? Int.max { best = (scope, distance) }
    }
    for index in range.upperBound..<min(line.count, range.upperBound + 6) {
      if line.endsClause(index), line.text(index) != "(", line.text(index) != ")" { break }
      let distance = (index - range.upperBound) * 2
      if let found = line.find(index, { if case .scope(let scope) = $0 { scope } else { nil } }) {
        consider(found.value, distance)
      }
      if line.text(index) == "/" || line.text(index) == "for" {
        let after = line.find(index + 1) { (sense: Sense) -> TripBudget.Scope? in
          switch sense {
          case .unit(.night): .perNight
          case .unit(.person), .unit(.head), .person(.adult): .perPerson
          case _: nil
          }
        }
        if let after, line.text(index) == "/" { consider(after.value, distance) }
        // For two, for the four of us: a sum for all.
        if line.text(index) == "for",
          line.number(index + 1) != nil || line.text(index + 1) == "the" || line.text(index + 1) == "all"
        {
          let counted = line.number(index + 1)?.next ?? index + 2
          let isNights =
            line.has(counted, .unit(.night)) != nil || line.has(counted, .unit(.day)) != nil
            || line.has(counted, .unit(.week)) != nil
          if !isNights { consider(.total, distance + 1) }
        }
      }
      if index == range.upperBound, line.text(index) == "1" || line.text(index) == "하루", line.text(index + 1) == "박" {
        consider(.perNight, 0)
      }
      if line.tokens[index].kind == .number, line.text(index) != "1" { break }
    }
    let before = range.lowerBound
    for index in stride(from: before - 1, through: max(0, before - 6), by: -1) {
      if line.endsClause(index) { break }
      let distance = (before - 1 - index) * 2 + 1
      if let found = line.find(index, { if case .scope(let scope) = $0 { scope } else { nil } }), found.next <= before {
        consider(found.value, distance)
      }
      if line.text(index) == "1" || line.text(index) == "일" {
        if line.text(index + 1) == "박" || line.text(index + 1) == "박에", index + 2 >= before - 1 {
          consider(.perNight, distance)
        }
        if ["인", "인당"].contains(line.text(index + 1)) { consider(.perPerson, distance) }
      }
      if line.text(index) == "인당" || line.text(index) == "명당" { consider(.perPerson, distance) }
    }
    heard.pricedNight = pricedNight(line, beside: range)
    return best?.scope ?? totalAnywhere(line)
  }

  /// A sum of nothing or less, as it was typed.
  func impossible(_ sum: Sum, _ line: Line) -> String? {
    let start = sum.range.lowerBound
    let isMinus =
      line.isNegative(start) || line.text(start - 1) == "-" && line.tokens[start].isGlued && line.kind(start) == .sign
    if isMinus { return line.words(start - 1..<sum.range.upperBound) }
    return sum.units.units == 0 ? line.words(sum.range) : nil
  }

  func pricedNight(_ line: Line, beside range: Range<Int>) -> Range<Int>? {
    for start in [range.lowerBound - 2, range.lowerBound - 3, range.upperBound] {
      guard line.text(start) == "1", ["박", "night", "nite"].contains(line.text(start + 1)) else { continue }
      if start == range.lowerBound - 3, line.text(start + 2) != "에" && line.text(start + 2) != "당" { continue }
      return start..<start + 2
    }
    return nil
  }

  func totalAnywhere(_ line: Line) -> TripBudget.Scope {
    for index in 0..<line.count where line.has(index, .scope(.total)) != nil { return .total }
    return .unknown
  }

  func scopeAlone(_ line: Line) -> TripBudget.Scope? {
    guard line.count <= 6 else { return nil }
    for index in 0..<line.count {
      if let found = line.find(index, { if case .scope(let scope) = $0 { scope } else { nil } }), !line.isTaken(index) {
        return found.value
      }
    }
    return nil
  }
}
