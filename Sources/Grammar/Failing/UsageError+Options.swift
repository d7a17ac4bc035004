import Wording

extension UsageError {
  static func fault(_ fault: WordScan.Fault, at index: Int, in line: TypedLine) -> UsageError {
    switch fault {
    case .unknown(let name): unknownOption(name, at: index, in: line)
    case .missingValue(let entry): missingValue(of: line.entries[entry], in: line)
    case .unwantedValue(let entry): unwantedValue(of: line.entries[entry], at: index, in: line)
    }
  }

  private static func unknownOption(_ name: String, at index: Int, in line: TypedLine) -> UsageError {
    let known = line.entries.filter { !$0.isHidden }.flatMap(\.spellings).filter { $0.hasPrefix("--") }
    let nearest = Nearness.nearest(to: name, among: known)
    let hint = nearest.first.map { best in
      line.replacing(word: index, with: best + line.words[index].dropFirst(name.count))
    }
    return UsageError(
      "unknown_option", field: field(name),
      Phrase(
        "\(line.command) has no option \(name).\(near(nearest).en)",
        "\(line.command) 명령에 \(name) 옵션은 없어요.\(near(nearest).ko)"),
      hint: hint ?? Shell.line([line.program, "help"] + line.path), nearest: nearest)
  }

  private static func missingValue(of entry: Entry, in line: TypedLine) -> UsageError {
    UsageError(
      "missing_value", field: entry.field,
      Phrase(
        "\(entry.title) needs a value after it: \(entry.placeholder).",
        "\(entry.title) 뒤에 값을 적어 주세요: \(entry.placeholder)"),
      hint: line.lesson(on: entry))
  }

  private static func unwantedValue(of entry: Entry, at index: Int, in line: TypedLine) -> UsageError {
    UsageError(
      "bad_value", field: entry.field,
      Phrase("\(entry.title) takes no value.", "\(entry.title) 옵션에는 값을 적지 않아요."),
      hint: line.replacing(word: index, with: entry.title))
  }

  /// An option that needs its value once was given again.
  static func repeated(_ entry: Entry, _ earlier: some Sequence<WordScan.Use>, in line: TypedLine) -> UsageError {
    UsageError(
      "repeated_option", field: entry.field,
      Phrase(
        "\(entry.title) is given twice; which one is meant?", "\(entry.title) 옵션이 두 번 나왔어요. 하나만 남겨 주세요."),
      hint: line.removing(earlier))
  }

  static func near(_ names: [String]) -> Phrase {
    names.isEmpty
      ? .same("")
      : Phrase(" Nearest: \(names.joined(separator: ", ")).", " 비슷한 이름: \(names.joined(separator: ", "))")
  }

  private static func field(_ name: String) -> String {
    String(name.drop { $0 == "-" }.map { $0 == "-" ? "_" : $0 })
  }
}
