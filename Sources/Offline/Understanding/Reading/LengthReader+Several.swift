/// Several lengths of which not all are meant.
extension LengthReader {
  func isUndecided(_ parts: [LengthPart], _ line: Line) -> Bool {
    for (one, other) in zip(parts, parts.dropFirst()) {
      guard one.range.upperBound <= other.range.lowerBound else { continue }
      for index in one.range.upperBound..<other.range.lowerBound {
        if line.text(index) == "or" || ["아니면", "혹은", "또는", "이나"].contains(line.text(index)) { return true }
      }
    }
    return false
  }

  func isCorrected(_ parts: [LengthPart], _ line: Line) -> Bool {
    for (one, other) in zip(parts, parts.dropFirst()) {
      guard one.range.upperBound <= other.range.lowerBound else { continue }
      for index in one.range.upperBound..<other.range.lowerBound {
        if line.has(index, .refusesBefore) != nil || line.has(index, .cue(.change)) != nil { return true }
      }
      if line.text(one.range.lowerBound - 1) == "not" { return true }
    }
    return false
  }
}
