import Wording

extension UsageError {
  /// The words lead to no command.
  static func noCommand<World, Answer>(
    _ route: Route<World, Answer>, in line: TypedLine, listener: String?
  ) -> UsageError {
    guard let stray = route.stray else { return missingCommand(in: line) }
    let names = route.branches.filter { !$0.isHidden }.map(\.name) + (route.path.isEmpty ? ["help"] : [])
    let said = line.words[stray...].filter { !$0.hasPrefix("-") }
    return unknownCommand(line.words[stray], at: stray, among: names, in: line, listener: listener, said: said)
  }

  static func missingCommand(in line: TypedLine) -> UsageError {
    UsageError(
      "missing_command",
      Phrase("\(line.command) needs a command after it.", "\(line.command) 뒤에 무엇을 할지 적어 주세요."),
      hint: Shell.line([line.program, "help"] + line.path))
  }

  /// A word is none of the names that can stand in its place; free text is passed to the command that takes it.
  static func unknownCommand(
    _ word: String, at index: Int, among names: [String], in line: TypedLine, listener: String?, said: [String]
  ) -> UsageError {
    let nearest = Nearness.nearest(to: word, among: names)
    let isProse = word.contains(" ") || said.count > 1 || !word.allSatisfy(\.isASCII)
    // Among several words, a name two slips away is more likely a word of its own.
    let slip = said.count > 2 ? Nearness.nearest(to: word, among: names, within: 1) : nearest
    let hint: String
    if let best = slip.first {
      hint = line.replacing(word: index, with: best)
    } else if isProse, let listener {
      hint = Shell.line([line.program, listener, (line.path + said).joined(separator: " ")])
    } else {
      hint = Shell.line([line.program, "help"] + line.path)
    }
    return UsageError(
      "unknown_command",
      Phrase(
        "\(line.command) has no command “\(word)”.\(near(nearest).en)",
        "\(line.command)에 “\(word)” 명령은 없어요.\(near(nearest).ko)"),
      hint: hint, nearest: nearest)
  }

  /// Help was asked for about a name that is none.
  static func unknownName(
    _ name: String, after path: [String], among names: [String], rest: ArraySlice<String>, of program: String
  ) -> UsageError {
    let nearest = Nearness.nearest(to: name, among: names)
    let command = ([program] + path).joined(separator: " ")
    return UsageError(
      "unknown_command",
      Phrase(
        "\(command) has no command “\(name)”.\(near(nearest).en)",
        "\(command)에 “\(name)” 명령은 없어요.\(near(nearest).ko)"),
      hint: Shell.line([program, "help"] + path + (nearest.first.map { [$0] + rest } ?? [])), nearest: nearest)
  }
}
