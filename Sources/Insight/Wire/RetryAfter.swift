import Civil

/// How long a server asks to wait: seconds, or a time by its own clock.
enum RetryAfter {
  /// Gives the seconds to wait, 0 or more; nil when the words say none. A time counts from the server's `Date`, so that
  /// a clock that goes wrong on either side does no harm.
  static func seconds(_ words: String, at date: String?) -> Int? {
    let words = words.trimmed
    if words.allSatisfy({ $0.isASCII && $0.isNumber }) { return Int(words) }
    guard let until = moment(words), let now = date.flatMap({ moment($0.trimmed) }) else { return nil }
    return Int(max(until.seconds - now.seconds, 0))
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that servers write today.
  private static func moment(_ text: String) -> Instant? {
    let words = text.split(separator: " ").map { String($0) }
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: words[2]), let year = Int(words[3]),
      words[1].count == 2, let day = Int(words[1]), let date = CivilDate(year: year, month: month + 1, day: day)
    else { return nil }
    return Instant(rfc3339: "\(date.iso)T\(words[4])Z")
  }
}
