/// A decimal number with every digit kept: `units` / 10^`scale`.
package struct ExactDecimal: Hashable, Comparable, Sendable {
  package let units: Int
  /// Digits after the point, 0 to 6.
  package let scale: Int

  package init(units: Int, scale: Int = 0) {
    self.units = units
    self.scale = scale
  }

  /// Reads `1234`, `-12.50`; grouping is not taken. nil for anything else, or for more digits than 15 + 6.
  package init?(_ text: some StringProtocol) {
    let isNegative = text.utf8.first == 45
    let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(separator: 46, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, (1...15).contains(whole.count) else { return nil }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    guard parts.count == 1 || (1...6).contains(fraction.count), whole.count + fraction.count <= 18 else { return nil }
    var units = 0
    for byte in Array(whole) + fraction {
      guard (48...57).contains(byte) else { return nil }
      units = units * 10 + Int(byte - 48)
    }
    self.init(units: isNegative ? -units : units, scale: fraction.count)
  }

  /// The number with exactly `scale` digits after the point.
  package var text: String {
    // From the last digit to the first, then turned round: prices are written by the hundred.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    var rest = units.magnitude
    while rest > 0 || bytes.count <= scale {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    if scale > 0 { bytes.insert(UInt8(ascii: "."), at: scale) }
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.reverse()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same number with more digits after the point, or fewer, rounded half away from zero. What has no room is cut to
  /// the largest number there is.
  package func rescaled(to newScale: Int) -> ExactDecimal {
    let current = scale
    guard current > newScale else { return ExactDecimal(wide: wide(at: newScale), scale: newScale) }
    var divisor = 1
    for _ in newScale..<current { divisor *= 10 }
    let rounded = (units.magnitude + UInt(divisor) / 2) / UInt(divisor)
    return ExactDecimal(units: units < 0 ? -Int(rounded) : Int(rounded), scale: newScale)
  }

  /// The nearest floating-point number, for models and sorting only, never for what is printed.
  package var approximate: Double {
    var divisor = 1.0
    for _ in 0..<scale { divisor *= 10 }
    return Double(units) / divisor
  }

  package static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    let scale = max(left.scale, right.scale)
    return left.wide(at: scale) == right.wide(at: scale)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(approximate) }

  package static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    let scale = max(left.scale, right.scale)
    return left.wide(at: scale) < right.wide(at: scale)
  }

  package static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    let scale = max(left.scale, right.scale)
    return ExactDecimal(wide: left.wide(at: scale) + right.wide(at: scale), scale: scale)
  }

  /// The units at a scale no smaller than its own; twice as wide, for eighteen digits and six more have no room in an `Int`.
  private func wide(at newScale: Int) -> Int128 {
    var units = Int128(units)
    for _ in scale..<max(scale, newScale) { units *= 10 }
    return units
  }

  private init(wide: Int128, scale: Int) {
    self.init(units: Int(clamping: wide), scale: scale)
  }
}
