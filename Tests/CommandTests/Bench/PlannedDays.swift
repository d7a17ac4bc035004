import JSON

/// What an answer in JSON plans, day by day.
struct PlannedDays {
  struct Slot {
    let day: Int
    /// Minutes after midnight; nil without a clock.
    let start, end: Int?
    let purpose, name: String
    let why: String?
    let ways: [Way]
  }

  struct Way {
    let mode: String
    let minutes: Int?
    let low, high: Double?
  }

  let slots: [Slot]

  init(_ result: Bench.Result) {
    let cards = PlannedDays.list(result.json?["data"]?["cards"])
    let card = cards.first { $0["kind"] == .string("itinerary") }
    slots = PlannedDays.list(card?["days"]).enumerated().flatMap { index, day in
      PlannedDays.list(day["slots"]).map { PlannedDays.slot($0, index + 1) }
    }
  }

  func named(_ part: String) -> [Slot] { slots.filter { $0.name.contains(part) } }

  /// Days from 1 on.
  func day(_ number: Int) -> [Slot] { slots.filter { $0.day == number } }

  private static func slot(_ value: JSONValue, _ day: Int) -> Slot {
    Slot(
      day: day, start: clock(value["start"]), end: clock(value["end"]), purpose: word(value["purpose"]) ?? "",
      name: word(value["place"]?["name"]) ?? "", why: word(value["why"]), ways: ways(value))
  }

  /// The ways that a slot or a card names.
  static func ways(_ value: JSONValue) -> [Way] {
    list(value["ways"]).map { way in
      Way(
        mode: word(way["mode"]) ?? "", minutes: word(way["minutes"]).flatMap { Int($0) },
        low: amount(way["cost"]?["low"]), high: amount(way["cost"]?["high"]))
    }
  }

  static func list(_ value: JSONValue?) -> [JSONValue] { if case .array(let items)? = value { items } else { [] } }

  private static func word(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text), .number(let text): text
    case .bool, .null, .array, .object, nil: nil
    }
  }

  private static func amount(_ value: JSONValue?) -> Double? { word(value?["amount"]).flatMap { Double($0) } }

  private static func clock(_ value: JSONValue?) -> Int? {
    guard let parts = word(value)?.split(separator: ":"), parts.count == 2, let hour = Int(parts[0]),
      let minute = Int(parts[1])
    else { return nil }
    return hour * 60 + minute
  }
}
