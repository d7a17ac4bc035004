package import Civil
package import Travel
import Wording

/// What a message says that cannot be: nothing of it is taken, nothing is planned, and the right thing is asked for.
package enum Refusal: Equatable, Sendable {
  /// The last day lies before the first.
  case reversed(first: CivilDate, last: CivilDate)
  /// The days are over where the trip starts.
  case past(DateWindow)
  /// A day that no calendar has, as it was typed.
  case noSuchDay(String)
  /// A date with a weekday that it does not have, as both were typed.
  case otherWeekday(String, CivilDate)
  /// Days or weekends between which the words do not decide.
  case either(DateWindow, DateWindow)
  /// A length, as it was typed, that is not that of the days said with it.
  case unlikeDates(String, first: CivilDate, last: CivilDate)
  /// Nights and days that do not fit each other, as they were typed.
  case lengths(String)
  /// A length that no trip has, as it was typed.
  case length(String)
  /// A number of people who cannot travel, as it was typed.
  case party(String)
  /// More people than are planned or priced at once.
  case crowd(Int, most: Int)
  /// A sum that is no budget, as it was typed.
  case money(String)
}

extension Refusal {
  /// The most travellers that one search for flights takes, and the most guests of one for stays.
  static let (mostFlying, mostStaying) = (9, 40)

  /// The people of a trip, where they are more than what is asked for can be planned or priced for.
  init?(crowd goal: TripGoalCard, for intent: Intent) {
    let count = (goal.adults ?? 0) + max(goal.children ?? 0, goal.childAges.count)
    let most: Int? =
      switch intent {
      case .itineraryPlanner, .flightSearch, .budgetPlanner: Refusal.mostFlying
      case .staySearch: Refusal.mostStaying
      case .tripIdeation, .bookingAction, .generalChat, .outOfScope, .foodSpotSearch, .localGuide, .weatherLookup,
        .transportationSearch, .travelWarningSearch, .eventSearch:
        nil
      }
    guard let most, count > most else { return nil }
    self = .crowd(count, most: most)
  }

  /// It bears on what is asked about the world as well.
  var concernsLookUps: Bool {
    switch self {
    case .reversed, .noSuchDay, .otherWeekday: true
    case .past, .either, .unlikeDates, .lengths, .length, .party, .crowd, .money: false
    }
  }

  /// The keys of the goal that it leaves open, the one that is asked for first.
  private var fields: [String] {
    switch self {
    case .reversed: ["depart", "return"]
    case .past, .noSuchDay, .otherWeekday, .either: ["depart"]
    case .unlikeDates: ["nights", "return"]
    case .lengths, .length: ["nights"]
    case .party, .crowd: ["adults"]
    case .money: ["budget"]
    }
  }

  /// Has the answer ask for what it should be, and for nothing that this will settle.
  func ask(in understood: inout Understood) {
    let length = fields.contains("return") ? ["nights", "days"] : fields.contains("nights") ? ["days"] : []
    let settled = fields + length
    understood.refusal = understood.refusal ?? self
    understood.ambiguous = understood.ambiguous.filter { !settled.contains($0) } + fields
    understood.questions = understood.questions.filter { !settled.contains($0.field) }
    let asked = ChatQuestion(field: fields[0], question: question[understood.language])
    // What is refused is asked about before what is merely not known yet.
    understood.questions.insert(asked, at: min(understood.refusals, understood.questions.count))
    understood.refusals += 1
  }
}
