package import Civil
package import JSON

/// What is kept on this machine: conversations, the offers they showed, and bookings with their journal.
package struct Ledger: Sendable {
  package let sessions: SessionLedger
  package let offers: OfferLedger
  package let bookings: BookingLedger

  package init(sessions: SessionLedger, offers: OfferLedger, bookings: BookingLedger) {
    self.sessions = sessions
    self.offers = offers
    self.bookings = bookings
  }
}

/// A conversation.
package struct Session: Equatable, Sendable {
  package let id: String
  package let name: String?
  package let title: String
  package let turns: Int
  package let lastUsed: Instant
  package let isCurrent: Bool
  /// Whether the title is the beginning of a message, cut within a word.
  package let isTitleBroken: Bool

  package init(
    id: String, name: String?, title: String, turns: Int, lastUsed: Instant, isCurrent: Bool,
    isTitleBroken: Bool = false
  ) {
    self.id = id
    self.name = name
    self.title = title
    self.turns = turns
    self.lastUsed = lastUsed
    self.isCurrent = isCurrent
    self.isTitleBroken = isTitleBroken
  }

  /// The title as people read it: one that breaks off within a word ends before it.
  package var readableTitle: String {
    guard isTitleBroken else { return title }
    guard let space = title.lastIndex(of: " "), space > title.startIndex else { return title + "…" }
    return title[..<space] + "…"
  }

  /// The title as it stands in a list: as people read it on a screen, whole where nothing is shortened.
  func title(for reader: Reader) -> String { reader.isUnshortened ? title : readableTitle }
}

/// One exchange of a conversation, whole.
package struct Turn: Sendable {
  package let number: Int
  package let at: Instant
  package let message: String
  package let reply: String
  /// The `data` of the answer as it was printed, its cards among it.
  package let answer: JSONValue

  package init(number: Int, at: Instant, message: String, reply: String, answer: JSONValue) {
    self.number = number
    self.at = at
    self.message = message
    self.reply = reply
    self.answer = answer
  }
}

/// Conversations: found, started, continued, forgotten. Every closure throws `config` when the store cannot be used.
package struct SessionLedger: Sendable {
  /// Newest first; `find` narrows by title, name or message text.
  package let list: @Sendable (_ find: String?) throws(Failure) -> [Session]
  /// By id, unique prefix of an id, name, or `current`; nil when there is none.
  package let find: @Sendable (_ word: String) throws(Failure) -> Session?
  package let current: @Sendable () throws(Failure) -> Session?
  /// Starts one and makes it current. `id` is made by the ledger.
  package let start: @Sendable (_ name: String?, _ at: Instant) throws(Failure) -> Session
  /// Gives the current one when it was used within so many seconds, else starts one; two processes at once get the same.
  /// `dropped` is the one that was idle for longer.
  package let goOn:
    @Sendable (_ idle: Int64, _ at: Instant) throws(Failure) -> (session: Session, isFresh: Bool, dropped: Session?)
  /// Makes it the current one, used at a time: else a conversation idle for a day would be dropped at the next command.
  package let use: @Sendable (_ id: String, _ at: Instant) throws(Failure) -> Void
  package let rename: @Sendable (_ id: String, _ title: String) throws(Failure) -> Void
  /// Deletes conversations with their offers, never bookings. Gives how many there were.
  package let delete: @Sendable (_ ids: [String]) throws(Failure) -> Int
  package let turns: @Sendable (_ id: String) throws(Failure) -> [Turn]
  /// The words of the last exchanges, oldest first, without their cards: what a conversation goes on from.
  package let lastWords: @Sendable (_ id: String, _ count: Int) throws(Failure) -> [ChatQuery.Earlier]
  /// Adds a turn with the offers it numbered, keeps the goal and makes the conversation the one last used: all of it or
  /// nothing. Gives the turn's number: the next free one where another process took its own meanwhile.
  package let keep:
    @Sendable (_ turn: Turn, _ goal: TripGoalCard?, _ offers: [KeptOffer], _ id: String) throws(Failure) -> Int
  package let goal: @Sendable (_ id: String) throws(Failure) -> TripGoalCard
  package let survey: @Sendable (_ id: String) throws(Failure) -> KeptSurvey
  package let keepSurvey: @Sendable (_ survey: KeptSurvey, _ id: String, _ at: Instant) throws(Failure) -> Void
  /// Takes in a conversation from an export; gives the session it became. `title` is nil where it had none of its own.
  package let take:
    @Sendable (_ name: String?, _ title: String?, _ turns: [Turn], _ survey: SurveyCard, _ at: Instant) throws(Failure)
      -> Session

  package init(
    list: @escaping @Sendable (String?) throws(Failure) -> [Session],
    find: @escaping @Sendable (String) throws(Failure) -> Session?,
    current: @escaping @Sendable () throws(Failure) -> Session?,
    start: @escaping @Sendable (String?, Instant) throws(Failure) -> Session,
    goOn: @escaping @Sendable (Int64, Instant) throws(Failure) -> (session: Session, isFresh: Bool, dropped: Session?),
    use: @escaping @Sendable (String, Instant) throws(Failure) -> Void,
    rename: @escaping @Sendable (String, String) throws(Failure) -> Void,
    delete: @escaping @Sendable ([String]) throws(Failure) -> Int,
    turns: @escaping @Sendable (String) throws(Failure) -> [Turn],
    lastWords: @escaping @Sendable (String, Int) throws(Failure) -> [ChatQuery.Earlier],
    keep: @escaping @Sendable (Turn, TripGoalCard?, [KeptOffer], String) throws(Failure) -> Int,
    goal: @escaping @Sendable (String) throws(Failure) -> TripGoalCard,
    survey: @escaping @Sendable (String) throws(Failure) -> KeptSurvey,
    keepSurvey: @escaping @Sendable (KeptSurvey, String, Instant) throws(Failure) -> Void,
    take: @escaping @Sendable (String?, String?, [Turn], SurveyCard, Instant) throws(Failure) -> Session
  ) {
    self.list = list
    self.find = find
    self.current = current
    self.start = start
    self.goOn = goOn
    self.use = use
    self.rename = rename
    self.delete = delete
    self.turns = turns
    self.lastWords = lastWords
    self.keep = keep
    self.goal = goal
    self.survey = survey
    self.keepSurvey = keepSurvey
    self.take = take
  }

  /// Adds a turn that numbered no offers, keeps the goal and makes the conversation the one last used.
  /// Gives its number.
  @discardableResult
  package func add(_ turn: Turn, _ goal: TripGoalCard?, _ id: String) throws(Failure) -> Int {
    try keep(turn, goal, [], id)
  }
}

/// The survey answers of a conversation, and whether the provider has them.
package struct KeptSurvey: Equatable, Sendable {
  package let answers: SurveyCard
  package let isSubmitted: Bool

  package init(answers: SurveyCard, isSubmitted: Bool) {
    self.answers = answers
    self.isSubmitted = isSubmitted
  }
}

/// Offers by session, number and id. A new search replaces the session's numbers, never its ids.
package struct OfferLedger: Sendable {
  /// Keeps the offers of a search and makes the conversation the one last used. Those of no conversation are kept by
  /// their ids alone, and no conversation is touched.
  package let keep: @Sendable (_ offers: [KeptOffer]) throws(Failure) -> Void
  /// Empties the numbered list of a kind, for a search that found nothing.
  package let clear: @Sendable (_ sort: BookingCard.Sort, _ session: String, _ at: Instant) throws(Failure) -> Void
  /// The numbered offers of the session's latest search of a kind.
  package let latest: @Sendable (_ sort: BookingCard.Sort, _ session: String) throws(Failure) -> [KeptOffer]
  /// By id, in any session or none, the newest copy.
  package let find: @Sendable (_ id: String) throws(Failure) -> KeptOffer?
  /// The offers seen last, in any session or none, whose ids begin so.
  package let recent: @Sendable (_ prefix: String, _ limit: Int) throws(Failure) -> [KeptOffer]

  package init(
    keep: @escaping @Sendable ([KeptOffer]) throws(Failure) -> Void,
    clear: @escaping @Sendable (BookingCard.Sort, String, Instant) throws(Failure) -> Void,
    latest: @escaping @Sendable (BookingCard.Sort, String) throws(Failure) -> [KeptOffer],
    find: @escaping @Sendable (String) throws(Failure) -> KeptOffer?,
    recent: @escaping @Sendable (String, Int) throws(Failure) -> [KeptOffer]
  ) {
    self.keep = keep
    self.recent = recent
    self.clear = clear
    self.latest = latest
    self.find = find
  }
}
