package import Civil
package import Grammar
import Wording

/// A day as it is typed: a date, `today`, or days and weeks from today.
package enum DateWord: Equatable, Sendable, ArgumentValue {
  case day(CivilDate)
  case fromToday(days: Int)

  package init(argument: String) throws(ArgumentProblem) {
    if argument == "today" {
      self = .fromToday(days: 0)
      return
    }
    if argument.hasPrefix("+"), let unit = argument.last, unit == "d" || unit == "w",
      let count = Int(argument.dropFirst().dropLast()), argument.dropFirst().first != "+",
      argument.dropFirst().first != "-", count <= 1000
    {
      self = .fromToday(days: unit == "w" ? count * 7 : count)
      return
    }
    if let date = CivilDate(iso: argument), date.year >= 1970 {
      self = .day(date)
      return
    }
    throw DateWord.problem(argument)
  }

  package var argument: String {
    switch self {
    case .day(let date): date.iso
    case .fromToday(0): "today"
    case .fromToday(let days): "+\(days)d"
    }
  }

  /// Whether it is another day tomorrow.
  var isRolling: Bool {
    switch self {
    case .day: false
    case .fromToday: true
    }
  }

  /// The date, counted from today at the place of departure or stay.
  package func date(today: CivilDate) -> CivilDate {
    switch self {
    case .day(let date): date
    case .fromToday(let days): today.adding(days: days)
    }
  }

  /// Says what is wrong with the word, and how long the month is when that is it.
  private static func problem(_ word: String) -> ArgumentProblem {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    if word.utf8.count == 10, parts.count == 3, let year = parts[0], let month = parts[1], parts[2] != nil,
      (1...12).contains(month), (1970...9999).contains(year)
    {
      let days = CivilDate.daysIn(month: month, of: year)
      let last = CivilDate(year: year, month: month, day: days)?.iso
      return ArgumentProblem(
        Phrase(
          "“\(word)” is not a day: that month has \(days) days.", "“\(word)”은 없는 날이에요. 그 달은 \(days)일까지 있어요."),
        instead: last.map { [$0] } ?? [])
    }
    return ArgumentProblem(
      Phrase(
        "“\(word)” is not a date. Write YYYY-MM-DD, today, +30d or +6w.",
        "“\(word)”은 날짜가 아니에요. YYYY-MM-DD, today, +30d, +6w처럼 써 주세요."),
      instead: ["+30d"])
  }
}
