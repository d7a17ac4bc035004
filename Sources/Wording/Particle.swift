/// A Korean particle whose form follows the sound before it.
package enum Particle: Sendable {
  /// 은/는
  case topic
  /// 이/가
  case subject
  /// 을/를
  case object
  /// 이라는/라는
  case called
  /// 으로/로
  case toward

  fileprivate var forms: (closed: String, open: String) {
    switch self {
    case .topic: ("은", "는")
    case .subject: ("이", "가")
    case .object: ("을", "를")
    case .called: ("이라는", "라는")
    case .toward: ("으로", "로")
    }
  }
}

extension String {
  /// The particle in the form that fits these words by their last sound, what stands in brackets or quotes left aside.
  ///
  /// Latin letters and digits are heard as Koreans read them.
  package func particle(_ particle: Particle) -> String {
    let (closed, open) = particle.forms
    switch lastSound {
    case .open: return open
    case .closed: return closed
    case .liquid: return particle == .toward ? open : closed
    case .unknown: return particle == .called ? closed : "\(closed)(\(open))"
    }
  }

  private enum Sound { case open, closed, liquid, unknown }

  private var lastSound: Sound {
    var depth = 0
    for scalar in unicodeScalars.reversed() {
      if ")]）".unicodeScalars.contains(scalar) { depth += 1 }
      if "([（".unicodeScalars.contains(scalar) { depth -= 1 }
      guard depth == 0, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else { continue }
      return String.sound(of: scalar)
    }
    return .unknown
  }

  private static func sound(of scalar: Unicode.Scalar) -> Sound {
    switch scalar.value {
    case 0xAC00...0xD7A3:
      let final = (scalar.value - 0xAC00) % 28
      return final == 0 ? .open : final == 8 ? .liquid : .closed
    default: break
    }
    switch scalar {
    case "0", "3", "6": return .closed
    case "1", "7", "8", "l", "L", "r", "R": return .liquid
    case "2", "4", "5", "9": return .open
    case "m", "M", "n", "N", "b", "B", "c", "C", "k", "K", "p", "P", "t", "T", "g", "G", "d", "D": return .closed
    case "a"..."z", "A"..."Z": return .open
    default: return .unknown
    }
  }
}
