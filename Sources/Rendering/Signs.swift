/// The signs that pictures are drawn with.
struct Signs: Sendable {
  let bullet: String
  let arrow: String
  let stop: String
  let rail: String
  let way: String
  /// What is sure of a bar, and what may come on top of it.
  let heavy: String
  let light: String
  /// The parts of a stacked bar in turn; those of more parts begin anew.
  let fills: [String]
  let limit: String
  let unused: String
  /// From nothing to all; empty where no sign shows that.
  let levels: [String]

  static let unicode = Signs(
    bullet: "•", arrow: "→", stop: "•", rail: "┃", way: "↓", heavy: "━", light: "─",
    fills: ["█", "▓", "▒", "░", "▚", "▞"], limit: "┃", unused: "·",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"])

  static let ascii = Signs(
    bullet: "*", arrow: "->", stop: "*", rail: "|", way: "v", heavy: "=", light: "-",
    fills: ["#", "=", "+", "-", "%", "~"], limit: "|", unused: ".", levels: [])

  /// The sign for a share of the whole, from 0 to 1, with a space behind it; nothing where there is none.
  func level(_ share: Double) -> String {
    guard let last = levels.indices.last else { return "" }
    return levels[min(max(Int(share * Double(levels.count)), 0), last)] + " "
  }
}

extension TextRenderer {
  var signs: Signs { canvas.isUnicode ? .unicode : .ascii }
}
