/// Reads by how many days a trip that is known moves: "a day earlier", "push it back by two days", 이틀 미뤄줘.
struct ShiftReader {
  /// Takes the tokens it understands; nil when nothing moves.
  static func read(_ line: inout Line) -> Int? {
    for index in 0..<line.count {
      guard let span = span(line, index) else { continue }
      guard let sign = sign(line, index..<span.next) else { continue }
      // 일찍 that says which way is no wish for an early flight.
      line.take(index..<span.next + (line.kind(span.next) == .hangul ? 1 : 0))
      return sign * span.days
    }
    return nil
  }

  private static func span(_ line: Line, _ index: Int) -> (days: Int, next: Int)? {
    if let length = line.find(index, { if case .length(let days, _) = $0 { days } else { nil } }),
      line.kind(index) == .hangul
    {
      return (length.value, length.next)
    }
    let count: (value: Int, next: Int)? = ["a", "one"].contains(line.text(index)) ? (1, index + 1) : line.number(index)
    guard let count, (1...60).contains(count.value) else { return nil }
    if let next = line.has(count.next, .unit(.day)) { return (count.value, next) }
    if let next = line.has(count.next, .unit(.week)) { return (7 * count.value, next) }
    return nil
  }

  /// +1 for later, −1 for earlier; nil when the span is no shift.
  private static func sign(_ line: Line, _ range: Range<Int>) -> Int? {
    let after = line.text(range.upperBound)
    if ["earlier", "sooner", "일찍", "앞당겨", "앞당겨서", "빨리", "먼저", "당겨", "당겨줘", "앞당겨줘"].contains(after) { return -1 }
    if ["later", "늦게", "미뤄", "미뤄줘", "미루자", "연기", "늦춰", "늦춰줘", "뒤로", "미룰래", "연기해줘"].contains(after) { return 1 }
    let before = (max(0, range.lowerBound - 6)..<range.lowerBound).map { line.text($0) }
    let isBy = before.last == "by" || before.contains("move") || before.contains("push")
    guard isBy else { return nil }
    if before.contains("postpone") || before.contains("delay") || before.contains("push") && !before.contains("forward")
    {
      return 1
    }
    if before.contains("bring") || before.contains("forward") || before.contains("up") { return -1 }
    return before.contains("back") ? 1 : nil
  }
}
