import Wording

/// What can be typed after the names of one group or command: the view that all completion scripts share.
struct CompletionSpot {
  let path: [String]
  /// The names that can follow, with what each is for in English.
  let names: [(name: String, summary: String)]
  let options: [Entry]
  let operands: [Entry]

  /// The names as one word, for names of functions and patterns.
  func joined(_ separator: String) -> String { path.joined(separator: separator) }

  static func label(_ phrase: Phrase) -> String {
    phrase.en.hasSuffix(".") ? String(phrase.en.dropLast()) : phrase.en
  }

  /// Lists a topic and all below it; what a group's default takes can be typed after the group.
  static func all(_ topic: Topic) -> [CompletionSpot] {
    let fallback = topic.topics.first(where: \.isDefault) ?? topic
    let help = topic.path.isEmpty ? [("help", Entry.help.label)] : []
    let spot = CompletionSpot(
      path: topic.path,
      names: topic.topics.map { ($0.path[topic.path.count], label($0.summary)) } + help,
      options: fallback.options.filter { !$0.isHidden },
      operands: fallback.operands.filter { !$0.isHidden })
    return [spot] + topic.topics.flatMap(all)
  }
}

extension [CompletionSpot] {
  /// The names of options that take a value wherever they are taken at all, so that the word after one is known for its
  /// value before it is known which command it is for.
  var takers: [String] {
    let all = flatMap(\.options)
    let flags = Set(all.filter { $0.role == .flag }.flatMap(\.spellings))
    var names: [String] = []
    for name in all.filter({ $0.role == .option }).flatMap(\.spellings) where !flags.contains(name) {
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension Entry {
  /// The English summary as a label, without its full stop.
  var label: String { CompletionSpot.label(summary) }
}

extension Program {
  /// The options that completions offer everywhere.
  var offeredGlobals: [Entry] { globals.filter { !$0.isHidden } }

  var completionSpots: [CompletionSpot] { CompletionSpot.all(root) }
}
