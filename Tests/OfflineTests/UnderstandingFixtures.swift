import Atlas
import Civil
import Foundation
import JSON
import Travel
import Wording

@testable import Offline

/// A conversation with the reader, at nine in the morning of Monday, 30 November 2026, in Seoul.
struct Conversation {
  private(set) var goal = TripGoalCard()
  private var earlier: [ChatQuery.Earlier] = []

  static let now = Instant(seconds: 1_795_996_800)

  mutating func say(_ message: String) throws -> Understood {
    let understood = Understanding(atlas: try Atlas.embedded).read(
      Conversation.query(message, goal: goal, earlier: earlier))
    goal = understood.goal
    earlier.append(ChatQuery.Earlier(message: message, reply: ""))
    return understood
  }

  static func query(
    _ message: String, goal: TripGoalCard = TripGoalCard(), earlier: [ChatQuery.Earlier] = []
  ) -> ChatQuery {
    ChatQuery(
      message: message, session: "cs_test", turn: earlier.count + 1, goal: goal, earlier: earlier, survey: .empty,
      flights: [], hotels: [], variant: 1, language: nil, fallbackLanguage: .en, currency: nil, now: now, homeZone: nil)
  }
}

/// Reads one message from nothing.
func understood(_ message: String) throws -> Understood {
  var conversation = Conversation()
  return try conversation.say(message)
}

/// Reads several messages one after the other, and gives the last.
func understood(_ messages: [String]) throws -> Understood {
  var conversation = Conversation()
  var last = try conversation.say(messages[0])
  for message in messages.dropFirst() { last = try conversation.say(message) }
  return last
}

/// The filled parts of a trip as one line, for tables of expectations.
func summary(_ goal: TripGoalCard) -> String {
  var parts: [String] = []
  if let origin = goal.origin { parts.append("from \(origin)") }
  if !goal.destinations.isEmpty { parts.append("to \(goal.destinations.joined(separator: "; "))") }
  if let depart = goal.depart { parts.append("on \(depart.iso)") }
  if let returning = goal.returning { parts.append("back \(returning.iso)") }
  if let window = goal.departWindow { parts.append("within \(window.first.iso)/\(window.last.iso)") }
  if let days = goal.days { parts.append("\(goal.nights.map(String.init) ?? "?")N\(days)D") }
  if let adults = goal.adults { parts.append("\(adults)A") }
  if let children = goal.children { parts.append("\(children)C\(goal.childAges.isEmpty ? "" : "\(goal.childAges)")") }
  if let budget = goal.budget { parts.append("\(budget.money.text) \(budget.scope.rawValue)") }
  parts += goal.styleTags.map { "#\($0)" } + goal.constraints.map { "!\($0)" }
  return parts.joined(separator: ", ")
}
