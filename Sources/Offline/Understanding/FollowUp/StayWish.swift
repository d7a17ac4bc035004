import Travel

/// By what the stays of a trip are chosen besides their price: a sight they are near, or their names.
struct StayWish: Equatable, Sendable {
  /// The English name of a sight.
  var near: String?
  /// Names of hotels, as they trade.
  var names: [String] = []

  /// Where the goal keeps it, among the words of the trip.
  private static let slot = "stay"

  init(near: String? = nil, names: [String] = []) {
    self.near = near
    self.names = names
  }

  /// The wish that a conversation settled; nil when there is none.
  init?(_ goal: TripGoalCard) {
    guard let words = goal.said.first(where: { $0.slot == StayWish.slot })?.words else { return nil }
    if words.hasPrefix("near ") {
      near = String(words.dropFirst(5))
    } else {
      names = words.split(separator: ";").map { String($0.drop { $0 == " " }) }
    }
  }

  func keep(in goal: inout TripGoalCard) {
    goal.said.removeAll { $0.slot == StayWish.slot }
    goal.said.append(SaidWords(slot: StayWish.slot, words: near.map { "near \($0)" } ?? names.joined(separator: "; ")))
  }
}
