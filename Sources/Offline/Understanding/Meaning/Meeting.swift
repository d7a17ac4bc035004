import Travel

/// What one travels to for work: a meeting, with its hour and its part of the city where they were said.
struct Meeting: Equatable, Sendable {
  /// Minutes after midnight; nil when no hour was said.
  var clock: Int?
  /// The part of the city as it was said.
  var place: String?

  /// Where the goal keeps it, among the words of the trip.
  private static let slot = "meeting"
  /// How long one is taken to last.
  static let minutes = 120
  /// From the door of the meeting to the seat in the plane.
  private static let toFlight = 200

  init(clock: Int? = nil, place: String? = nil) {
    self.clock = clock
    self.place = place
  }

  /// Nil where nothing was said of work.
  init?(_ goal: TripGoalCard) {
    guard let words = goal.said.first(where: { $0.slot == Meeting.slot })?.words else { return nil }
    let parts = words.split(separator: ";", maxSplits: 1).map { String($0.drop { $0 == " " }) }
    clock = parts.first.flatMap { Int($0) }
    place = parts.dropFirst().first.flatMap { $0.isEmpty ? nil : $0 }
  }

  func keep(in goal: inout TripGoalCard) {
    let before = Meeting(goal)
    goal.said.removeAll { $0.slot == Meeting.slot }
    let words = "\((clock ?? before?.clock).map { "\($0)" } ?? "-"); \(place ?? before?.place ?? "")"
    goal.said.append(SaidWords(slot: Meeting.slot, words: words))
  }

  /// When the flight home of the same day leaves at the earliest: in the evening, and late enough behind the meeting.
  var back: Int {
    let ready = (clock ?? 840) + Meeting.minutes + Meeting.toFlight
    return max(1110, (ready + 29) / 30 * 30)
  }
}
