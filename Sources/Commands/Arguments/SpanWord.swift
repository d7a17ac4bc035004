import Grammar
import Wording

/// A length of time ahead as it is typed: `48h`, `3d` or `2w`.
struct SpanWord: Equatable, Sendable, ArgumentValue {
  let hours: Int
  let argument: String

  init(argument: String) throws(ArgumentProblem) {
    let units: [Character: Int] = ["h": 1, "d": 24, "w": 7 * 24]
    let digits = argument.dropLast()
    guard let unit = argument.last.flatMap({ units[$0] }), !digits.isEmpty, digits.utf8.count <= 5,
      digits.utf8.allSatisfy({ (48...57).contains($0) }), let count = Int(digits), count > 0,
      count * unit <= 366 * 24
    else {
      throw ArgumentProblem(
        Phrase(
          "“\(argument)” is no time ahead of up to a year. Write 48h, 3d or 2w.",
          "“\(argument)”\(argument.particle(.topic)) 일 년 안의 기간이 아니에요. 48h, 3d, 2w처럼 써 주세요."),
        instead: ["48h"])
    }
    hours = count * unit
    self.argument = argument
  }
}
