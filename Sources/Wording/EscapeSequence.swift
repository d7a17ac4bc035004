/// The sequences of ECMA-48 by which a text would command a terminal.
enum EscapeSequence {
  /// Gives how many scalars the sequence at an index takes, or nil when none starts there.
  ///
  /// One that breaks off takes only what was read of it, so that it cannot hide the text behind it.
  static func length(in scalars: [Unicode.Scalar], at index: Int) -> Int? {
    switch scalars[index].value {
    case 0x1B: return afterEscape(scalars, index)
    case 0x9B: return parameters(scalars, index + 1) - index
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: return string(scalars, index + 1) - index
    default: return nil
    }
  }

  private static func afterEscape(_ scalars: [Unicode.Scalar], _ index: Int) -> Int {
    guard index + 1 < scalars.count else { return 1 }
    switch scalars[index + 1] {
    case "[": return parameters(scalars, index + 2) - index
    case "]", "P", "X", "^", "_": return string(scalars, index + 2) - index
    default:
      let end = skip(0x20...0x2F, scalars, index + 1)
      return (end < scalars.count && (0x30...0x7E).contains(scalars[end].value) ? end + 1 : end) - index
    }
  }

  private static func parameters(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    let end = skip(0x20...0x2F, scalars, skip(0x30...0x3F, scalars, start))
    return end < scalars.count && (0x40...0x7E).contains(scalars[end].value) ? end + 1 : end
  }

  /// Reads a command string up to BEL or ST on the same line.
  private static func string(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    var end = start
    while end < scalars.count {
      switch scalars[end].value {
      case 0x07, 0x9C: return end + 1
      case 0x1B: return end + 1 < scalars.count && scalars[end + 1] == "\\" ? end + 2 : start
      case 0x0A, 0x0D: return start
      default: end += 1
      }
    }
    return start
  }

  private static func skip(_ range: ClosedRange<UInt32>, _ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    var end = start
    while end < scalars.count, range.contains(scalars[end].value) { end += 1 }
    return end
  }
}
