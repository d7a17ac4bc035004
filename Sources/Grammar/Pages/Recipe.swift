/// A few lines that do something useful with the program and others: shown in the manual and the README, run by a test.
package struct Recipe: Sendable {
  /// Where its lines are written.
  package enum Place: Sendable {
    case shell
    /// Five fields of time, then a command.
    case crontab
  }

  package let place: Place
  /// What it is for: one plain English sentence.
  package let caption: String
  package let lines: [String]

  package init(_ place: Place, _ caption: String, _ lines: String...) {
    self.place = place
    self.caption = caption
    self.lines = lines
  }
}

extension [Recipe] {
  /// The recipes for a README: a sentence and a block of code each.
  package var markdown: String {
    map { recipe in
      "\(recipe.caption)\n\n```\(recipe.place == .shell ? "sh" : "crontab")\n"
        + recipe.lines.map { $0 + "\n" }.joined() + "```\n"
    }.joined(separator: "\n")
  }
}
