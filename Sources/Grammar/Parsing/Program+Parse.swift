extension Program {
  /// Reads the words after the program's name; throws what is wrong with the first word that is.
  ///
  /// `--help` and `--version` win over every mistake but the name of a command that there is not. Nothing but the words is looked at.
  package func parse(_ words: [String]) throws(UsageError) -> Invocation<Globals, World, Answer> {
    let seen = globalUses(words)
    if !seen[globals.count - 2].isEmpty {
      return .help(path: try nearestPath(words), globals: try lenientGlobals(words, seen))
    }
    if !seen[globals.count - 1].isEmpty { return .version(globals: try lenientGlobals(words, seen)) }

    let route = Route(words, globals: globals, branches: branches)
    if let topic = route.topic {
      // Help on help is the page that lists everything.
      if topic == ["help"] { return .help(path: [], globals: try lenientGlobals(words, seen)) }
      if let unknown = unknownName(in: topic) { throw unknown }
      return .help(path: topic, globals: try lenientGlobals(words, seen))
    }
    if route.command == nil, route.isEarly, let mistake = lostName(words, after: route) { throw mistake }
    let gathered = try Gathered(words, along: route, in: self)
    let line = gathered.line
    guard let command = route.command else { throw .noCommand(route, in: line, listener: listener) }
    try gathered.checkOperands(of: command, along: route, listener: listener)
    var readings = Readings(line, from: command.entries.count)
    let globals = try bind(&readings)
    readings = Readings(line, from: 0)
    return .run(globals: globals, line: line, work: try command.bind(&readings))
  }

  /// The names that words lead to, as far as they lead; throws for a first word that is no name at all.
  private func nearestPath(_ words: [String]) throws(UsageError) -> [String] {
    let route = Route(words, globals: globals, branches: branches)
    guard let topic = route.topic else {
      if route.path.isEmpty, let stray = route.stray, let unknown = unknownName(in: [words[stray]]) { throw unknown }
      return route.path
    }
    return unknownName(in: topic) == nil ? topic : []
  }

  private func unknownName(in topic: [String]) -> UsageError? {
    var branches = branches
    for (index, name) in topic.enumerated() {
      guard let branch = branches.first(where: { $0.name == name }) else {
        let known = Array(topic[..<index])
        return .unknownName(name, after: known, among: branches.map(\.name), rest: topic[(index + 1)...], of: self.name)
      }
      switch branch.kind {
      case .command: branches = []
      case .group(let group): branches = group.branches
      }
    }
    return nil
  }

  /// What is wrong where an option that some command has led nowhere: the name after it, or that there is none.
  private func lostName(_ words: [String], after route: Route<World, Answer>) -> UsageError? {
    let own = Route.entries(below: branches)
    let scan = WordScan(words: words, entries: own + globals)
    var operands: [Int] = []
    var index = 0
    while index < words.count {
      switch scan.step(at: index) {
      case .end:
        operands += Array(index + 1..<words.count)
        index = words.count
      case .operand:
        operands.append(index)
        index += 1
      case .uses(_, let next): index = next
      case .fault: return nil
      }
    }
    let line = TypedLine(program: name, path: route.path, words: words, examples: [], entries: [], uses: [])
    guard let place = operands.first(where: { !route.names.contains($0) }) else { return .missingCommand(in: line) }
    let names = route.branches.filter { !$0.isHidden }.map(\.name) + (route.path.isEmpty ? ["help"] : [])
    return .unknownCommand(
      words[place], at: place, among: names, in: line, listener: listener,
      said: operands.drop { $0 < place }.map { words[$0] })
  }

  /// Reads the global options for a help page or the version, where a mistake in one of them does not matter.
  private func lenientGlobals(_ words: [String], _ uses: [[WordScan.Use]]) throws(UsageError) -> Globals {
    func read(_ uses: [[WordScan.Use]]) throws(UsageError) -> Globals {
      var readings = Readings(
        TypedLine(program: name, path: [], words: words, examples: [], entries: globals, uses: uses), from: 0)
      return try bind(&readings)
    }
    var sound = [[WordScan.Use]](repeating: [], count: uses.count)
    var result = try read(sound)
    for index in uses.indices where !uses[index].isEmpty {
      sound[index] = uses[index].suffix(1)
      do throws(UsageError) { result = try read(sound) } catch { sound[index] = [] }
    }
    return result
  }
}
