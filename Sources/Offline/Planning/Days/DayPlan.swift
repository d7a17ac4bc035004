/// What one day holds, by index of candidate.
struct DayPlan: Equatable, Sendable {
  /// In order; the meals come between.
  var stops: [Int] = []
  /// The quarter to have lunch in; near the stop before when nil.
  var lunch: Int?
  var dinner: Int?

  enum Meal: CaseIterable { case lunch, dinner }

  subscript(meal: Meal) -> Int? {
    get {
      switch meal {
      case .lunch: lunch
      case .dinner: dinner
      }
    }
    set {
      switch meal {
      case .lunch: lunch = newValue
      case .dinner: dinner = newValue
      }
    }
  }

  /// Turns the stops from one place to another round.
  mutating func turn(_ first: Int, _ last: Int) {
    var (first, last) = (first, last)
    while first < last {
      stops.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }
}

/// One thing done on a day, with its time.
struct DayEntry: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    case visit(Int)
    /// In a food quarter, else near where one is.
    case lunch(Int?)
    case dinner(Int?)
    case freeTime
    /// Back at the stay for a while.
    case restAtStay
    case backAtStay
  }

  let action: Action
  /// The point it is at: 0 the stay, else a candidate's index and one.
  let point: Int
  /// The point before.
  let from: Int
  /// Minutes on the way from there.
  let leg: Int
  /// Minutes after midnight.
  let start: Int
  let end: Int

  /// Takes one to a place that is worth going to.
  var isSomewhere: Bool {
    switch action {
    case .visit, .lunch(.some), .dinner(.some): true
    case .lunch(nil), .dinner(nil), .freeTime, .restAtStay, .backAtStay: false
    }
  }
}
