import Wording

extension Program {
  /// Gives what pages know of the names in `path`; nothing else of the table is built. Nil for a name that is none.
  package func topic(at path: [String]) -> Topic? {
    if path.isEmpty { return root }
    var branches = branches
    var found: Branch<World, Answer>?
    var fallback: String?
    var isDefault = false
    for name in path {
      guard let branch = branches.first(where: { $0.name == name }) else { return nil }
      found = branch
      isDefault = name == fallback
      switch branch.kind {
      case .command: branches = []
      case .group(let group):
        branches = group.branches
        fallback = group.fallback
      }
    }
    return found.map { Self.topic(of: $0, path: path, isDefault: isDefault) }
  }

  /// What pages know of the whole program.
  package var root: Topic {
    Topic(
      path: [], summary: summary, details: details, examples: examples, entries: [],
      topics: branches.filter { !$0.isHidden }.map { Self.topic(of: $0, path: [$0.name], isDefault: false) },
      section: nil, isGroup: true, isDefault: false)
  }

  private static func topic(of branch: Branch<World, Answer>, path: [String], isDefault: Bool) -> Topic {
    switch branch.kind {
    case .command(let build):
      let command = build()
      return Topic(
        path: path, summary: command.summary, details: command.details, examples: command.examples,
        entries: command.entries.filter { !$0.isHidden }, topics: [], section: branch.section, isGroup: false,
        isDefault: isDefault)
    case .group(let group):
      let nameless = group.branches.first { $0.name == group.fallback && $0.isHidden }
        .map { topic(of: $0, path: path, isDefault: true) }
        // One that shows none of its words is for other programs.
        .flatMap { $0.entries.isEmpty ? nil : $0 }
      return Topic(
        path: path, summary: group.summary, details: group.details, examples: group.examples,
        entries: nameless?.entries ?? [],
        topics: group.branches.filter { !$0.isHidden }
          .map { topic(of: $0, path: path + [$0.name], isDefault: $0.name == group.fallback) },
        section: branch.section, isGroup: true, isDefault: isDefault,
        namelessDefault: nameless.map {
          Topic.NamelessDefault(summary: $0.summary, details: $0.details, examples: $0.examples)
        })
    }
  }
}

extension Topic {
  /// The commands at and below this name: the nameless default of a group stands before the group's names.
  package var commands: [Topic] {
    guard isGroup else { return [self] }
    let nameless = namelessDefault.map {
      Topic(
        path: path, summary: $0.summary, details: $0.details, examples: $0.examples, entries: entries, topics: [],
        section: section, isGroup: false, isDefault: true, isNameless: true)
    }
    return topics.flatMap(\.commands) + (nameless.map { [$0] } ?? [])
  }
}
