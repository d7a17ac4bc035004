import Travel

/// Reads the weather of a day: `오전 6도(맑음, 강수 0%), 오후 -2도(눈, 강수 70%)`.
enum WeatherText {
  static func weather(_ text: String?, outfit: String?) -> DayWeather? {
    guard text != nil || outfit != nil else { return nil }
    var periods: [WeatherPeriod] = []
    var rest: [String] = []
    for part in text.map({ parts($0) }) ?? [] {
      if let period = period(part) {
        periods.append(period)
      } else {
        rest.append(part)
      }
    }
    return DayWeather(
      meanC: nil, rainChance: nil, summary: rest.isEmpty ? nil : rest.joined(separator: ", "), outfit: outfit,
      periods: periods, basis: .live)
  }

  /// The parts between commas that stand in no parentheses.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(depth - 1, 0) }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private static let names: [(String, String)] = [
    ("오전", "morning"), ("아침", "morning"), ("점심", "noon"), ("낮", "noon"), ("오후", "afternoon"), ("저녁", "evening"),
    ("밤", "night"),
  ]

  private static func period(_ part: String) -> WeatherPeriod? {
    guard let (word, name) = names.first(where: { part.hasPrefix($0.0) }) else { return nil }
    let rest = part.dropFirst(word.count).trimmed
    guard let (degrees, behind) = temperature(rest) else { return nil }
    var summary: [String] = []
    var rain: Int?
    let inside = behind.drop { $0 == "(" }.prefix { $0 != ")" }
    for piece in inside.split(separator: ",").map({ String($0.trimmed) }) where !piece.isEmpty {
      if piece.hasPrefix("강수"), let chance = NumberInText.all(in: piece).first.flatMap({ Int($0.digits) }) {
        rain = chance
      } else {
        summary.append(piece)
      }
    }
    return WeatherPeriod(
      period: name, temperatureC: degrees, rainChance: rain,
      summary: summary.isEmpty ? nil : summary.joined(separator: ", "))
  }

  /// `-2도`, `영하 2도`, `6.5℃`: the degrees, and what stands behind.
  private static func temperature(_ text: Substring) -> (String, Substring)? {
    let isBelow = text.hasPrefix("영하")
    var rest = isBelow ? text.dropFirst(2).trimmed : text
    if rest.hasPrefix("영상") { rest = rest.dropFirst(2).trimmed }
    var sign = ""
    if let first = rest.first, "-−–".contains(first) {
      sign = "-"
      rest = rest.dropFirst()
    }
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest = rest.dropFirst(digits.count).trimmed
    guard ExactDecimal(digits) != nil, let unit = ["도", "°C", "℃", "°"].first(where: { rest.hasPrefix($0) }) else {
      return nil
    }
    return ((isBelow ? "-" : sign) + digits, rest.dropFirst(unit.count).trimmed)
  }
}
