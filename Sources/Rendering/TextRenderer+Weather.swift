import Travel
import Wording

extension TextRenderer {
  /// One column a day where several stand side by side; else one line a day.
  func lines(of days: [Block.WeatherDay], columns: Int?) -> [Text] {
    guard !days.isEmpty else { return [] }
    let cells = days.map { day in
      [day.label, Text(temperature(day)), Text(rain(day))]
    }
    let heads = [Text(""), .quiet(Phrase("mean", "평균")[language]), .quiet(Phrase("rain", "비")[language])]
    let head = heads.map(\.cells).max() ?? 0
    let width = (cells.flatMap { $0 }.map(\.cells).max() ?? 0) + 2
    let beside = columns.map { max(($0 - head - 2) / width, 0) } ?? days.count
    guard beside >= min(3, days.count) else {
      let label = cells.map { $0[0].cells }.max() ?? 0
      let warmth = cells.map { $0[1].cells }.max() ?? 0
      return cells.flatMap { day in
        (day[1].padded(to: warmth) + Text("  " + day[2].words)).titleLines(to: columns.map { $0 - label - 2 })
          .hanging(behind: day[0].padded(to: label + 2))
      }
    }
    return stride(from: 0, to: cells.count, by: beside).flatMap { start in
      let strip = cells[start..<min(start + beside, cells.count)]
      return heads.indices.filter { row in row == 0 || strip.contains { !$0[row].isEmpty } }.map { row in
        strip.reduce(heads[row].padded(to: head + 2)) { $0 + $1[row].padded(to: width) }
      }
    }
  }

  private func temperature(_ day: Block.WeatherDay) -> String {
    guard let celsius = day.celsius else { return "" }
    // From −10 to 40 °C, where most people travel.
    return signs.level((celsius + 10) / 50) + day.temperature
  }

  private func rain(_ day: Block.WeatherDay) -> String {
    guard let chance = day.rainChance else { return "" }
    return signs.level(Double(chance) / 100) + day.rain
  }
}

extension Block.WeatherDay {
  /// Whole degrees, which is all that a typical day is known by.
  var temperature: String {
    guard let celsius else { return "" }
    let degrees = Int(celsius.rounded())
    return degrees < 0 ? "−\(-degrees) °C" : "\(degrees) °C"
  }

  var rain: String { rainChance.map { "\($0) %" } ?? "" }

  /// The day in one line.
  var words: String { [temperature, rain].filter { !$0.isEmpty }.joined(separator: ", ") }
}
