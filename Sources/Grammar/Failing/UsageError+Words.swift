import Wording

extension UsageError {
  /// A word is not the value that its place calls for.
  static func badValue(
    of entry: Entry, at use: WordScan.Use, _ problem: ArgumentProblem, in line: TypedLine
  ) -> UsageError {
    let hint = problem.instead.first.map { line.replacing(word: use.word, with: use.prefix + $0) }
    return UsageError(
      "bad_value", field: entry.field,
      Phrase("\(entry.title): \(problem.reason.en)", "\(entry.title): \(problem.reason.ko)"),
      hint: hint ?? line.lesson(on: entry), nearest: problem.instead)
  }

  /// A word or option that is needed was not given.
  static func missing(_ entry: Entry, in line: TypedLine) -> UsageError {
    UsageError(
      entry.isOperand ? "missing_operand" : "missing_option", field: entry.field,
      Phrase("\(line.command) needs \(entry.title).", "\(line.command) 명령에는 \(entry.title)도 필요해요."),
      hint: line.lesson(on: entry))
  }

  /// More words were given than there are places.
  static func unexpected(
    _ operands: [WordScan.Use], after places: Int, in line: TypedLine, names: [String], listener: String?
  ) -> UsageError {
    let first = operands[places]
    // With a default command, its first word may have been a slip for the name of another.
    if !Nearness.nearest(to: operands[0].text, among: names).isEmpty {
      let said = operands.map(\.text)
      return unknownCommand(said[0], at: operands[0].word, among: names, in: line, listener: listener, said: said)
    }
    let surplus = operands[places...]
    let isProse = surplus.count > 1 && surplus.allSatisfy { $0.text.allSatisfy(\.isLetter) }
    let hint =
      isProse
      ? listener.map { name in
        let names = line.path == [name] ? [] : line.path
        return Shell.line([line.program, name, (names + operands.map(\.text)).joined(separator: " ")])
      }
      : nil
    return UsageError(
      "unexpected_operand",
      Phrase(
        "\(line.command) has no place for “\(first.text)”.", "\(line.command) 명령에는 “\(first.text)” 자리가 없어요."),
      hint: hint ?? Shell.line([line.program, "help"] + line.path))
  }
}
