/// Reads that a trip is for work, and the hour of the meeting: 출장, `meeting at 2 pm in Umeda`.
enum MeetingReader {
  private static let meetings = ["회의", "미팅", "면접", "세미나", "meeting", "meetings", "interview"]
  private static let work = ["출장", "출장을", "출장으로", "비즈니스"]

  /// Nil where nothing is said of work.
  static func read(_ line: Line) -> Meeting? {
    let meeting = (0..<line.count).first { meetings.contains(line.text($0)) }
    guard meeting != nil || (0..<line.count).contains(where: { isWork(line, $0) }) else { return nil }
    var found = Meeting()
    if let meeting {
      let near = max(0, meeting - 7)..<min(line.count, meeting + 8)
      found.clock = near.lazy.compactMap { clock(line, $0) }.first
    }
    for index in 0..<line.count {
      guard let end = line.find(index, { if case .quarter = $0 { true } else { nil } })?.next else { continue }
      found.place = line.words(index..<end)
      break
    }
    return found
  }

  private static func isWork(_ line: Line, _ index: Int) -> Bool {
    if work.contains(line.text(index)) { return line.text(index) != "비즈니스" || line.text(index + 1) == "여행" }
    return line.text(index) == "business" && ["trip", "travel", "visit", "day"].contains(line.text(index + 1))
  }

  /// The hour that begins at a token, in minutes after midnight: 오후 2시 반, `2 pm`, `14:30`.
  private static func clock(_ line: Line, _ index: Int) -> Int? {
    guard let number = line.number(index), (0...24).contains(number.value) else { return nil }
    var (hour, minute, at) = (number.value, 0, number.next)
    let half = line.text(index - 1)
    if line.text(at).hasPrefix("시"), !line.text(at).hasPrefix("시간") {
      if line.text(at + 1).hasPrefix("반") { minute = 30 }
      if let more = line.number(at + 1), line.text(more.next).hasPrefix("분") { minute = more.value }
      if hour < 12, half == "오후" || half == "저녁" || hour < 7 && half != "오전" && half != "새벽" { hour += 12 }
    } else {
      if line.text(at) == ":", let more = line.number(at + 1), more.value < 60 {
        (minute, at) = (more.value, more.next)
      } else if !["pm", "am"].contains(line.text(at)) {
        return nil
      }
      if line.text(at) == "pm", hour < 12 { hour += 12 }
    }
    // The hour of a flight is no hour of a meeting.
    guard minute < 60, hour * 60 + minute < 1440, !["출발", "비행기", "flight"].contains(line.text(at + 1)) else {
      return nil
    }
    return hour * 60 + minute
  }
}
