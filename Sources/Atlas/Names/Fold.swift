/// Brings names to one form, so that `Köln`, `koln` and `KOLN` are one key, and `오사카` typed in pieces is `오사카`.
struct Fold: Sendable {
  let table: Table

  /// The folded text as UTF-8.
  func callAsFunction(_ text: String) throws(AtlasError) -> [UInt8] {
    var scalars: [UInt32] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { try append(scalar.value, to: &scalars) }
    return Fold.utf8(Fold.composed(scalars))
  }

  private func append(_ scalar: UInt32, to scalars: inout [UInt32]) throws(AtlasError) {
    switch scalar {
    case 0x61...0x7A, 0x30...0x39, 0xAC00...0xD7A3:
      scalars.append(scalar)
    case 0x41...0x5A:
      scalars.append(scalar + 32)
    case 0...0xFFFF:
      let index = try table.partition { $0.u16(0) < scalar }
      guard index < table.rows, try table.row(index).u16(0) == scalar else {
        scalars.append(scalar)
        return
      }
      let row = try table.row(index)
      for at in [2, 4, 6] {
        let mapped = row.u16(at)
        if mapped == 0 { break }
        scalars.append(UInt32(mapped))
      }
    case _:
      scalars.append(scalar)
    }
  }

  /// Joins kana with their voicing marks and jamo into syllables, from left to right.
  private static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var joined: [UInt32] = []
    joined.reserveCapacity(scalars.count)
    for scalar in scalars {
      let last = joined.last ?? 0
      switch scalar {
      case 0x3099, 0x309A:
        guard (0x3041...0x30FF).contains(last) else { continue }
        joined[joined.count - 1] = voiced(last, half: scalar == 0x309A)
      case 0x1161...0x1175 where (0x1100...0x1112).contains(last):
        joined[joined.count - 1] = 0xAC00 + ((last - 0x1100) * 21 + (scalar - 0x1161)) * 28
      case 0x11A8...0x11C2 where (0xAC00...0xD7A3).contains(last) && (last - 0xAC00) % 28 == 0:
        joined[joined.count - 1] = last + scalar - 0x11A7
      case _:
        joined.append(scalar)
      }
    }
    return joined
  }

  private static func voiced(_ kana: UInt32, half: Bool) -> UInt32 {
    if half { return kana + 2 }
    switch kana {
    case 0x30A6: return 0x30F4
    case 0x3046: return 0x3094
    case _: return kana + 1
    }
  }

  private static func utf8(_ scalars: [UInt32]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count * 3)
    for scalar in scalars {
      // The table of a damaged blob may hold half of a surrogate pair.
      let whole = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      if whole.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: whole.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(whole) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }
}
