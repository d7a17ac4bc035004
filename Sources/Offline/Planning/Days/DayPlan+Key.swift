extension DayPlan {
  /// The plan and its day as one number, a byte each; nil when they do not fit.
  func key(on day: Int) -> UInt128? {
    guard stops.count <= 12, day < 255 else { return nil }
    var key = UInt128(day)
    var fits = true
    func add(_ part: Int) {
      fits = fits && part < 255
      key = key << 8 | UInt128(truncatingIfNeeded: part + 1)
    }
    add(lunch ?? -1)
    add(dinner ?? -1)
    for stop in stops { add(stop) }
    return fits ? key : nil
  }
}
