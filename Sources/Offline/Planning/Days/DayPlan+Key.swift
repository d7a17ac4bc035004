extension DayPlan {
  /// The plan and its day as one number, a byte each; nil when they do not fit.
  func key(on day: Int) -> UInt128? {
    guard stops.count <= 12, day < 255 else { return nil }
    var key = UInt128(day)
    for part in [lunch ?? -1, dinner ?? -1] + stops {
      guard part < 255 else { return nil }
      key = key << 8 | UInt128(part + 1)
    }
    return key
  }
}
