package import Wording

/// What can be told from words that may not be sound: how to answer a mistake in them.
package struct Glimpse: Equatable, Sendable {
  /// Whether JSON is asked for, by `--json` or as the value of `--output`.
  package let wantsJSON: Bool
  /// The value of `--output`, known or not.
  package let output: String?
  /// The value of `--lang`, when it is a language.
  package let language: Language?

  /// Holds what is known before a command is.
  package init(wantsJSON: Bool, output: String?, language: Language?) {
    self.wantsJSON = wantsJSON
    self.output = output
    self.language = language
  }
}

extension Program {
  /// Looks for the output format and language among the words, before a `--`, without reading a command.
  package func glimpse(_ words: [String]) -> Glimpse {
    let uses = globalUses(words)
    func value(of name: String) -> String? {
      globals.firstIndex { $0.spellings.contains(name) }.flatMap { uses[$0].last }?.text
    }
    let output = value(of: "--output")
    return Glimpse(
      wantsJSON: value(of: "--json") != nil || output == "json", output: output,
      language: value(of: "--lang").flatMap(Language.init(rawValue:)))
  }

  /// Finds the global options among words that may hold anything; what is not understood is passed over.
  func globalUses(_ words: [String]) -> [[WordScan.Use]] {
    let scan = WordScan(words: words, entries: globals)
    var uses = [[WordScan.Use]](repeating: [], count: globals.count)
    var index = 0
    while index < words.count {
      switch scan.step(at: index) {
      case .end: return uses
      case .operand: index += 1
      case .fault(_, let next): index = next
      case .uses(let found, let next):
        for (entry, use) in found { uses[entry].append(use) }
        index = next
      }
    }
    return uses
  }
}
