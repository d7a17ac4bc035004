import Civil
import Travel
import Wording

@testable import Offline

/// What somebody says, over one to six turns of a conversation; form feeds part the turns.
enum Messages {
  static func read(_ bytes: [UInt8]) {
    let understanding = Understanding(atlas: Desk.atlas)
    var goal = TripGoalCard()
    var earlier: [ChatQuery.Earlier] = []
    for (place, message) in bytes.split(separator: 12).prefix(6).enumerated() {
      let text = String(decoding: message, as: UTF8.self)
      let query = ChatQuery(
        message: text, session: "S", turn: place + 1, goal: goal, earlier: earlier, survey: .empty, flights: [],
        hotels: [], variant: 1, language: nil, fallbackLanguage: .en, currency: nil,
        now: Instant(seconds: 1_795_996_800), homeZone: nil)
      let understood = understanding.read(query)
      Fuzz.expect(understanding.read(query).goal == understood.goal, "the same words, another goal")
      let nights = understood.goal.nights ?? 0
      Fuzz.expect((0...3650).contains(nights), "\(nights) nights")
      goal = understood.goal
      earlier.append(.init(message: text, reply: ""))
    }
  }
}
