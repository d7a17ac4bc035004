import Travel
import Wording

/// The terminal and the locale, as far as they change what is drawn.
struct DoctorTerminal {
  let world: World

  var checks: [DoctorAnswer.Check] { [terminal, locale] }

  private var terminal: DoctorAnswer.Check {
    let kind = world.environment("TERM") ?? "–"
    guard world.console.isOutputTerminal else {
      return DoctorAnswer.Check(
        name: "terminal", status: .ok, detail: Phrase("standard output is no terminal", "표준 출력이 터미널이 아니에요"))
    }
    let isColoured = Context.isColoured(.auto, isTerminal: true, world.environment)
    let width = world.console.columns ?? 80
    guard width >= 40 else {
      return DoctorAnswer.Check(
        name: "terminal", status: .warn,
        detail: Phrase("\(kind), only \(width) columns: tables become lists", "\(kind), \(width)칸뿐이라 표가 목록이 돼요"),
        fix: "itravel --columns 80 doctor")
    }
    return DoctorAnswer.Check(
      name: "terminal", status: .ok,
      detail: Phrase(
        "\(kind), \(width) columns, \(isColoured ? "colour" : "no colour")",
        "\(kind), \(width)칸, \(isColoured ? "색 있음" : "색 없음")"))
  }

  private var locale: DoctorAnswer.Check {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let set = names.compactMap { name in world.environment(name).map { (name, $0) } }.first
    let word = set.map { sanitised("\($0.0)=\($0.1)") } ?? "–"
    let isUnicode = set.map { $0.1.lowercased().filter { $0 != "-" }.contains("utf8") } ?? true
    guard isUnicode else {
      return DoctorAnswer.Check(
        name: "locale", status: .warn,
        detail: Phrase(
          "\(word) is not UTF-8; itravel writes UTF-8 all the same", "\(word)은 UTF-8이 아니에요. itravel은 그래도 UTF-8로 써요"),
        fix: "export LC_ALL=C.UTF-8")
    }
    return DoctorAnswer.Check(name: "locale", status: .ok, detail: .same(word))
  }
}
