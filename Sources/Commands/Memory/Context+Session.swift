import Civil
import Travel
import Wording

extension Context {
  /// The conversation to work in.
  func session(in ledger: Ledger, isNew: Bool) throws(Failure) -> Session {
    try conversation(in: ledger, isNew: isNew).session
  }

  /// The conversation to work in: the one asked for, made when its name is new; else the current one, unless it has been
  /// idle for a day. Tells whether it starts only now.
  func conversation(in ledger: Ledger, isNew: Bool) throws(Failure) -> (session: Session, isFresh: Bool) {
    if let word = settings.session?.value {
      if isNew { return (try ledger.sessions.start(word, now), true) }
      if let found = try ledger.sessions.find(word) { return (found, false) }
      // Ids are made here and never typed first, so an unknown one is a mistake and an unknown name a wish.
      guard !Context.looksLikeId(word), word != "current" else { throw Context.unknownSession(word) }
      do throws(Failure) { return (try ledger.sessions.start(word, now), true) } catch {
        // Another process with the same wish was first.
        guard error.code == "session_name_taken", let found = try ledger.sessions.find(word) else { throw error }
        return (found, false)
      }
    }
    guard !isNew else { return (try ledger.sessions.start(nil, now), true) }
    let (session, isFresh, dropped) = try ledger.sessions.goOn(Context.idle, now)
    if let dropped {
      note(
        Phrase(
          "The last conversation is over a day old, so a new one starts. To go on with it: --session \(dropped.id)",
          "마지막 대화가 하루 넘게 지나서 새로 시작해요. 이어가려면: --session \(dropped.id)"))
    }
    return (session, isFresh)
  }

  /// The conversation that a command would work in, where it is there already: nothing is started for a dry run.
  func standingSession(in ledger: Ledger) throws(Failure) -> Session? {
    guard let word = settings.session?.value else { return try ledger.sessions.current() }
    if let found = try ledger.sessions.find(word) { return found }
    guard !Context.looksLikeId(word), word != "current" else { throw Context.unknownSession(word) }
    return nil
  }

  /// The conversation to read in, which is never started for that; nil when none was begun in the last day.
  func openSession(in ledger: Ledger) throws(Failure) -> Session? {
    if let word = settings.session?.value { return try knownSession(word, in: ledger) }
    guard let current = try ledger.sessions.find("current") else { return nil }
    guard now.seconds - current.lastUsed.seconds <= Context.idle else {
      note(
        Phrase(
          "The last conversation is over a day old. To go on with it: --session \(current.id)",
          "마지막 대화가 하루 넘게 지났어요. 이어가려면: --session \(current.id)"))
      return nil
    }
    return current
  }

  /// How long a conversation may rest and still be gone on with, in seconds.
  private static let idle: Int64 = 24 * 3600

  /// Finds a conversation by id, prefix, name or `current`; throws when there is none.
  func knownSession(_ word: String, in ledger: Ledger) throws(Failure) -> Session {
    guard let found = try ledger.sessions.find(word) else { throw Context.unknownSession(word) }
    return found
  }

  static func looksLikeId(_ word: String) -> Bool { word.hasPrefix("s_") }

  static func unknownSession(_ word: String) -> Failure {
    Failure(
      "session_not_found", .notFound,
      Phrase("There is no conversation “\(word)” on this machine.", "이 컴퓨터에 “\(word)” 대화가 없어요."),
      hint: "itravel sessions list", field: "session")
  }
}
