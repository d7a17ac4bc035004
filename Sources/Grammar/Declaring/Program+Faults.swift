import Wording

extension Program {
  /// Lists what is wrong with the table itself, in English; empty for a sound one.
  ///
  /// Names and spellings must be unique, sentences short, operands in an order that can be told apart, and each command
  /// must have examples that it reads.
  package func faults() -> [String] {
    globals.faults(named: name, besides: []) + faults(in: branches, below: [name], fallback: nil)
  }

  private func faults(in branches: [Branch<World, Answer>], below path: [String], fallback: String?) -> [String] {
    let names = branches.map(\.name)
    var faults = repeated(names).map { "\(path.joined(separator: " ")): the name \($0) stands twice" }
    if let fallback, !names.contains(fallback) {
      faults.append("\(path.joined(separator: " ")): the default \(fallback) is no name")
    }
    for branch in branches {
      let inner = path + [branch.name]
      switch branch.kind {
      case .command(let build):
        // A hidden default is reached without its name.
        let shown = branch.isHidden && branch.name == fallback ? path : inner
        faults += self.faults(
          of: build(), at: inner, reachedBy: [shown, inner, branch.name == fallback ? path : inner])
      case .group(let group):
        faults += sentenceFaults(group.summary, at: inner)
        faults += self.faults(in: group.branches, below: inner, fallback: group.fallback)
      }
    }
    return faults
  }

  private func faults(
    of command: Command<World, Answer>, at path: [String], reachedBy paths: [[String]]
  ) -> [String] {
    let name = path.joined(separator: " ")
    var faults = sentenceFaults(command.summary, at: path)
    faults += command.entries.faults(named: name, besides: globals)
    if command.examples.isEmpty { faults.append("\(name): there is no example") }
    for example in command.examples {
      do throws(UsageError) {
        if case .run(_, let line, _) = try parse(example.words), paths.contains([self.name] + line.path) { continue }
        faults.append("\(name): the example “\(example.line)” is another command's")
      } catch {
        faults.append("\(name): the example “\(example.line)” fails: \(error.message.en)")
      }
    }
    return faults
  }

  private func sentenceFaults(_ phrase: Phrase, at path: [String]) -> [String] {
    let name = path.joined(separator: " ")
    return [phrase.en, phrase.ko].flatMap { sentence in
      (displayWidth(of: sentence) > 72 ? ["\(name): more than 72 cells: \(sentence)"] : [])
        + (sentence.hasSuffix(".") ? [] : ["\(name): no full stop: \(sentence)"])
    }
  }
}

extension [Entry] {
  fileprivate func faults(named name: String, besides globals: [Entry]) -> [String] {
    var faults = repeated((self + globals).flatMap(\.spellings)).map { "\(name): \($0) is declared twice" }
    faults += repeated((self + globals).map(\.field)).map { "\(name): the field \($0) stands twice" }
    var rank = 0
    for entry in self {
      let own = entry.isRepeatable ? 2 : entry.isRequired ? 0 : 1
      if entry.isOperand {
        if own < rank || rank == 2 {
          faults.append("\(name): \(entry.placeholder) cannot be told from the word before")
        }
        rank = own
      } else if entry.spellings.isEmpty || entry.placeholder.isEmpty != (entry.role == .flag) {
        faults.append("\(name): \(entry.title) is not spelt like a \(entry.role)")
      }
      if let fallback = entry.fallback, !entry.choices.isEmpty, !entry.choices.contains(fallback) {
        faults.append("\(name): \(entry.title) has a default that is no choice")
      }
    }
    return faults
  }
}

private func repeated(_ words: [String]) -> [String] {
  var seen: Set<String> = []
  return words.filter { !seen.insert($0).inserted }
}
