package import Travel
package import Wording

/// What a message was understood to say, and the trip as known after it.
package struct Understood: Sendable {
  /// The trip, this message merged into what was known, with status, month and the words it was read from.
  package var goal: TripGoalCard
  package var intent: Intent
  package var stage: Stage
  /// The language of the answer.
  package var language: Language
  /// Keys of the goal that one has to ask about, in the goal's order.
  package var ambiguous: [String]
  /// One question for each of those, in the language of the answer.
  package var questions: [ChatQuestion]
  /// The offer that is pointed at; nil when none is.
  package var reference: OfferReference?
  package var lookup: LookUp
  /// To give up a booking rather than make one.
  package var isCancellation: Bool
  /// The message starts the trip anew.
  package var startsOver: Bool
  /// Only the first part of an overlong message was read.
  package var isCut: Bool
  /// Countries (alpha-2) named as where to go, such as JP for "일본 4일"; no destination, but a bound for ideas.
  package var countries: [String]
  /// Places one is undecided between, as `City, CC`: "A or B".
  package var alternatives: [String]
  /// Places that are ruled out, as `City, CC` or alpha-2: "하와이 말고".
  package var excluded: [String]
  /// How long at each destination, where it is said: nights by `City, CC`.
  package var nightsAt: [String: Int]
  /// The trip as this answer goes by it, where the message asks of something that leaves the trip as it was.
  package var asked: TripGoalCard?
  /// What was asked of a known trip and kept.
  package var kept: [TripWish] = []
  /// What was asked of a known trip and could not be taken into account.
  package var unmet: [TripWish] = []
  /// What of the message cannot be, the first of it; nothing is planned by it.
  package var refusal: Refusal?
  /// How many things of the message cannot be; they are asked about before all else.
  package var refusals = 0
  /// What of the food a question asks for is not eaten.
  package var diet: Diet?
  /// The sum that is asked for in another currency.
  package var exchange: Exchange?
  /// What the message names as where to go and no table knows, as it was typed.
  package var unknownPlace: String?
  /// The message left the known trip as it was.
  package var isUnchanged = false
  /// How many of the travellers are adults was reckoned from their number and the children named.
  package var isPartyReckoned = false

  package init(
    goal: TripGoalCard, intent: Intent, stage: Stage, language: Language, ambiguous: [String] = [],
    questions: [ChatQuestion] = [], reference: OfferReference? = nil, lookup: LookUp = LookUp(),
    isCancellation: Bool = false, startsOver: Bool = false, isCut: Bool = false, countries: [String] = [],
    alternatives: [String] = [], excluded: [String] = [], nightsAt: [String: Int] = [:]
  ) {
    self.goal = goal
    self.intent = intent
    self.stage = stage
    self.language = language
    self.ambiguous = ambiguous
    self.questions = questions
    self.reference = reference
    self.lookup = lookup
    self.isCancellation = isCancellation
    self.startsOver = startsOver
    self.isCut = isCut
    self.countries = countries
    self.alternatives = alternatives
    self.excluded = excluded
    self.nightsAt = nightsAt
  }
}
