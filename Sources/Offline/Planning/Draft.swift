import JSON
import Travel

/// An answer while it is being made.
struct Draft: Sendable {
  /// Sentences, joined into the reply.
  var sentences: [String] = []
  var cards: [any Card] = []
  var steps: [PlanStep] = []
  var stays: [PlannedStay] = []
  var flights: FlightSuggestions?
  var hotels: HotelSuggestions?
  var action: BookAction?
  var warnings: [Warning] = []
  /// Questions besides those of the understanding.
  var questions: [ChatQuestion] = []
  /// The stage when it is another than what was understood.
  var status: TripGoalCard.Status?
  /// Small talk shows no trip.
  var showsGoal = true

  mutating func say(_ sentence: String?) {
    if let sentence, !sentence.isEmpty { sentences.append(sentence) }
  }

  mutating func add(_ card: (any Card)?) {
    if let card { cards.append(card) }
  }
}
