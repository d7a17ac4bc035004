/// Days that no calendar has.
extension DateAtomReader {
  /// 13월 5일, 32 December: a month or a day that no year has.
  func thirteenth(_ index: Int) -> Int? {
    guard line.kind(index) == .number, let value = line.tokens[index].whole else { return nil }
    if line.text(index + 1) == "월", value == 0 || (13...99).contains(value), line.kind(index + 2) == .number,
      line.text(index + 3) == "일"
    {
      return index + 4
    }
    let at = Suffix.ordinals.contains(line.text(index + 1)) ? index + 2 : index + 1
    guard (32...99).contains(value), let month = named(line.text(at) == "of" ? at + 1 : at), line.kind(at) == .latin
    else { return nil }
    return month.next
  }

  /// The 32 of `Dec 32`, 12월 32일: the token behind a number where a day of the month would stand.
  func pastEnd(_ index: Int) -> Int? {
    guard line.kind(index) == .number, !line.isTaken(index), let value = line.tokens[index].whole,
      value == 0 || (32...99).contains(value)
    else { return nil }
    if line.text(index + 1) == "일" { return index + 2 }
    if line.kind(index - 1) != .latin { return nil }
    if Suffix.ordinals.contains(line.text(index + 1)) { return index + 2 }
    return Counting.counts(line, index + 1) || [":", "."].contains(line.text(index + 1)) ? nil : index + 1
  }
}
