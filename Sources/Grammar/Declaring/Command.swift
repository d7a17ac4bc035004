package import Wording

/// One command: its pages, and its words read into a request that it then carries out.
///
/// A command has no name: its name is its place among the program's branches.
package struct Command<World, Answer>: Sendable {
  /// Carries the parsed command out in a world.
  package typealias Work = (World) throws -> Answer

  /// One sentence, at most 72 cells.
  package let summary: Phrase
  /// Paragraphs that say more.
  package let details: [Phrase]
  /// Lines that the command reads.
  package let examples: [Example]
  /// Its parameters, in order.
  package let entries: [Entry]
  let bind: @Sendable (inout Readings) throws(UsageError) -> Work

  /// Ties the parameters, in order, to the arguments of `make`, and the request that it makes to `run`.
  package init<each Value, Request>(
    _ summary: Phrase,
    details: [Phrase] = [],
    examples: [Example],
    reads make: @escaping @Sendable (repeat each Value) throws(UsageError) -> Request,
    _ parameters: repeat Parameter<each Value>,
    run: @escaping @Sendable (Request, World) throws -> Answer
  ) {
    var entries: [Entry] = []
    for parameter in repeat each parameters { entries += parameter.entries }
    self.summary = summary
    self.details = details
    self.examples = examples
    self.entries = entries
    bind = { (readings: inout Readings) throws(UsageError) -> Work in
      let request = try make(repeat (each parameters).read(&readings))
      return { world in try run(request, world) }
    }
  }

  /// Makes a command that takes no words of its own.
  package init(
    _ summary: Phrase,
    details: [Phrase] = [],
    examples: [Example],
    run: @escaping @Sendable (World) throws -> Answer
  ) {
    self.summary = summary
    self.details = details
    self.examples = examples
    entries = []
    bind = { (_: inout Readings) throws(UsageError) -> Work in { world in try run(world) } }
  }
}
