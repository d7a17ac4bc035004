package import Civil
package import JSON

/// What watching commands printed last, question by question, in a file that processes share. It is held against every
/// other process from its opening until the last copy of the value is gone.
package struct Watch: Sendable {
  /// A question that is asked again and again, and whose answers are compared with what was printed before.
  package struct Question: Equatable, Sendable {
    /// What tells it from every other question: what the user asked for, understood, without what is only of its look.
    package let asked: JSONValue
    /// The last day it makes sense on; nil when it never ends. A question that is over is forgotten.
    package let ends: CivilDate?

    package init(asked: JSONValue, ends: CivilDate? = nil) {
      self.asked = asked
      self.ends = ends
    }

    /// The question as a short word, 32 hexadecimal digits.
    package var key: String { String(SHA256.hex(JSONWriter().text(asked)).prefix(32)) }
  }

  /// What was printed last for a question, by what tells its items apart; empty when nothing was.
  package let printed: @Sendable (_ question: Question) -> [String: JSONValue]
  /// Writes what is about to be printed beside the file, durably; nothing that was printed before is forgotten. Throws
  /// `config` when there is no room or no right to.
  package let prepare:
    @Sendable (_ question: Question, _ items: [String: JSONValue], _ at: Instant) throws(Failure) -> Void
  /// Puts what was prepared in the file's place, once it was printed.
  package let commit: @Sendable () throws(Failure) -> Void

  package init(
    printed: @escaping @Sendable (Question) -> [String: JSONValue],
    prepare: @escaping @Sendable (Question, [String: JSONValue], Instant) throws(Failure) -> Void,
    commit: @escaping @Sendable () throws(Failure) -> Void
  ) {
    self.printed = printed
    self.prepare = prepare
    self.commit = commit
  }
}
