/// The way that words lead through a program's names, before a command's own words are read.
struct Route<World, Answer> {
  /// The names on the way, as typed: without the name of a default.
  private(set) var path: [String] = []
  /// Which words are names.
  private(set) var names: Set<Int> = []
  /// The command that was reached.
  private(set) var command: Command<World, Answer>?
  /// The first word that should have been a name and is none.
  private(set) var stray: Int?
  /// Whether an option that is not global was met before a command.
  private(set) var isEarly = false
  /// The words after `help`.
  private(set) var topic: [String]?
  /// Whether the command was reached without its name, as the default of a group.
  private(set) var isDefault = false
  /// The names that could have come next, or in the place of the default.
  private(set) var branches: [Branch<World, Answer>]
  private var fallback: Branch<World, Answer>?

  init(_ words: [String], globals: [Entry], branches: [Branch<World, Answer>]) {
    self.branches = branches
    follow(words, globals)
    if isEarly, topic == nil, let route = Route.around(words, globals, branches, below: []) { self = route }
    if command == nil, stray == nil, topic == nil, let fallback { enter(fallback, at: nil) }
  }

  /// The way to the command that finds its own names first when it reads the words itself, its options among them.
  private static func around(
    _ words: [String], _ globals: [Entry], _ branches: [Branch<World, Answer>], below way: [Branch<World, Answer>]
  ) -> Route? {
    for branch in branches where words.contains(branch.name) {
      let way = way + [branch]
      switch branch.kind {
      case .command:
        if let route = Route(words, globals, along: way, to: branch) { return route }
      case .group(let group):
        if let route = around(words, globals, group.branches, below: way) { return route }
        guard let fallback = group.branches.first(where: { $0.name == group.fallback }) else { continue }
        if let route = Route(words, globals, along: way, to: fallback) { return route }
      }
    }
    return nil
  }

  /// What all commands below some names take, each spelling once.
  static func entries(below branches: [Branch<World, Answer>]) -> [Entry] {
    var entries: [Entry] = []
    for branch in branches {
      let more =
        switch branch.kind {
        case .command(let build): build().entries
        case .group(let group): Self.entries(below: group.branches)
        }
      entries += more.filter { entry in !entries.contains { $0.spellings == entry.spellings } }
    }
    return entries.filter { !$0.isOperand }
  }

  /// Follows names to a command among whose options they stand; nil when it reads the words otherwise. One without a name
  /// of its own has to understand every option.
  private init?(
    _ words: [String], _ globals: [Entry], along way: [Branch<World, Answer>], to goal: Branch<World, Answer>
  ) {
    guard case .command(let build) = goal.kind else { return nil }
    branches = []
    let scan = WordScan(words: words, entries: build().entries + globals)
    var rest = way[...]
    var index = 0
    var hasEnded = false
    while !rest.isEmpty || (way.last?.name != goal.name && index < words.count) {
      guard index < words.count else { return nil }
      switch hasEnded ? .operand : scan.step(at: index) {
      case .end:
        hasEnded = true
        index += 1
      case .uses(_, let next): index = next
      case .fault: return nil
      case .operand:
        if let branch = rest.popFirst() {
          guard words[index] == branch.name else { return nil }
          enter(branch, at: index)
        }
        index += 1
      }
    }
    if command == nil { enter(goal, at: nil) }
  }

  private mutating func follow(_ words: [String], _ globals: [Entry]) {
    let scan = WordScan(words: words, entries: globals)
    var index = 0
    var hasEnded = false
    while index < words.count, command == nil, stray == nil {
      switch hasEnded ? .operand : scan.step(at: index) {
      case .end:
        hasEnded = true
        index += 1
      case .uses(_, let next): index = next
      case .fault(.unknown, let next):
        if let fallback, !namesFollow(words, from: index, globals) { return enter(fallback, at: nil) }
        isEarly = true
        index = next
      case .fault(_, let next): index = next
      case .operand:
        take(words[index], at: index)
        index += 1
      }
    }
  }

  private mutating func take(_ word: String, at index: Int) {
    if topic != nil {
      topic?.append(word)
    } else if let branch = branch(named: word) {
      enter(branch, at: index)
    } else if path.isEmpty, word == "help" {
      topic = []
    } else if let fallback, !isEarly, fallbackEntries.contains(where: { $0.isOperand && !$0.isHidden }) {
      enter(fallback, at: nil)
    } else if !isEarly {
      // After an option of unknown kind, a word may be its value.
      stray = index
    }
  }

  /// A loop by number: whatever else walks a list in code for any world looks up at run time how it is walked.
  private func branch(named name: String) -> Branch<World, Answer>? {
    for index in 0..<branches.count where branches[index].name == name { return branches[index] }
    return nil
  }

  private mutating func enter(_ branch: Branch<World, Answer>, at index: Int?) {
    if let index {
      names.insert(index)
      path.append(branch.name)
    } else {
      isDefault = true
    }
    switch branch.kind {
    case .command(let build):
      command = build()
      fallback = nil
    case .group(let group):
      branches = group.branches
      fallback = group.branches.first { $0.name == group.fallback }
    }
  }

  /// Whether a word that is not an option's names a branch, reading options as the default command would: the first word,
  /// or any when the option at `start` is unknown to the default and may be followed by its value.
  private func namesFollow(_ words: [String], from start: Int, _ globals: [Entry]) -> Bool {
    let scan = WordScan(words: words, entries: fallbackEntries + globals)
    var isKnown = true
    var index = start
    while index < words.count {
      switch scan.step(at: index) {
      case .end: return false
      case .fault(.unknown, let next):
        isKnown = false
        index = next
      case .uses(_, let next), .fault(_, let next): index = next
      case .operand:
        if branches.contains(where: { $0.name == words[index] }) { return true }
        if isKnown { return false }
        index += 1
      }
    }
    return false
  }

  private var fallbackEntries: [Entry] {
    guard let fallback, case .command(let build) = fallback.kind else { return [] }
    return build().entries
  }
}
