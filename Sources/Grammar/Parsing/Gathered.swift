/// All words of a command line sorted by the parameter that each belongs to.
struct Gathered {
  let line: TypedLine
  private let operands: [WordScan.Use]

  /// Sorts the words; throws at the first option word that is wrong.
  init<Globals, World, Answer>(
    _ words: [String], along route: Route<World, Answer>, in program: Program<Globals, World, Answer>
  ) throws(UsageError) {
    let own = route.command?.entries ?? []
    let entries = own + program.globals
    let scan = WordScan(words: words, entries: entries)
    let lastName = route.names.max() ?? -1
    var uses = [[WordScan.Use]](repeating: [], count: entries.count)
    var operands: [WordScan.Use] = []
    func line(_ path: [String] = route.path) -> TypedLine {
      TypedLine(
        program: program.name, path: path, words: words,
        examples: route.command?.examples ?? program.examples, entries: entries, uses: uses)
    }

    var index = 0
    var hasEnded = false
    while index < (route.stray ?? words.count) {
      switch hasEnded ? .operand : scan.step(at: index) {
      case .end:
        hasEnded = true
        index += 1
      case .operand:
        if !route.names.contains(index) {
          if index < lastName {
            throw .unknownCommand(
              words[index], at: index, among: program.branches.filter { !$0.isHidden }.map(\.name) + ["help"],
              in: line([]), listener: nil, said: [])
          }
          operands.append(WordScan.Use(text: words[index], word: index, prefix: ""))
        }
        index += 1
      case .fault(let fault, _): throw .fault(fault, at: index, in: line())
      case .uses(let found, let next):
        for (entry, use) in found {
          uses[entry].append(use)
          // What was taken for a name is no value, or nobody knows which it is.
          if route.names.contains(use.word) { throw .fault(.missingValue(entry: entry), at: index, in: line()) }
          if uses[entry].count > 1, entries[entry].role == .option, !entries[entry].isRepeatable {
            throw .repeated(entries[entry], uses[entry].dropLast(), in: line())
          }
        }
        index = next
      }
    }
    self.operands = operands
    var rest = operands[...]
    for (index, entry) in own.enumerated() where entry.isOperand {
      uses[index] = Array(entry.isRepeatable ? rest : rest.prefix(1))
      rest = rest.dropFirst(uses[index].count)
    }
    self.line = line()
  }

  /// Checks that each word has a place and each needed place a word.
  func checkOperands<World, Answer>(
    of command: Command<World, Answer>, along route: Route<World, Answer>, listener: String?
  ) throws(UsageError) {
    let places = command.entries.filter(\.isOperand)
    if !places.contains(where: \.isRepeatable), operands.count > places.count {
      let names = route.isDefault ? route.branches.filter { !$0.isHidden }.map(\.name) : []
      throw .unexpected(operands, after: places.count, in: line, names: names, listener: listener)
    }
    for (index, entry) in command.entries.enumerated() where entry.isRequired && line.uses[index].isEmpty {
      throw .missing(entry, in: line)
    }
  }
}
