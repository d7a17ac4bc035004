package import Civil

/// A train, coach or ferry that people usually take between two cities, either way.
package struct LineFacts: Equatable, Sendable {
  /// What one rides; the raw values are those of the blob.
  package enum Mode: Int, Sendable {
    case train, bus, ferry
  }

  /// What one adult pays, in whole units of a currency.
  package struct Fare: Equatable, Sendable {
    package let low: Int
    package let high: Int
    /// The ISO 4217 code.
    package let currency: String
  }

  package let mode: Mode
  /// Minutes on board by a usual fast service, from main station or pier to the other.
  package let minutes: Int
  /// Nil where prices move too fast to write down.
  package let fare: Fare?
  /// The train or company in English.
  package let englishName: String
  /// The train or company in Korean.
  package let koreanName: String
  /// The day somebody looked it up; nil when nobody has yet.
  package let checked: CivilDate?
}

extension Atlas {
  /// The lines written down between two cities, each named `Kyoto, JP`; in the order of their modes, empty when none is.
  package func lines(between one: String, and other: String) throws(AtlasError) -> [LineFacts] {
    let ends = one.utf8.lexicographicallyPrecedes(other.utf8) ? (one, other) : (other, one)
    let wanted = "\(ends.0)|\(ends.1)"
    let table = hand.lines
    var low = 0
    var high = table.rows
    while low < high {
      let middle = (low + high) / 2
      let key = try key(of: try table.row(middle))
      if key.utf8.lexicographicallyPrecedes(wanted.utf8) { low = middle + 1 } else { high = middle }
    }
    var found: [LineFacts] = []
    while low < table.rows, try key(of: try table.row(low)) == wanted {
      found.append(try line(try table.row(low)))
      low += 1
    }
    return found
  }

  /// The two ends of every line, for proofs over the table.
  package var lineEnds: [(one: String, other: String)] {
    get throws(AtlasError) {
      var found: [(one: String, other: String)] = []
      for index in 0..<hand.lines.rows {
        let ends = try key(of: try hand.lines.row(index)).split(separator: "|").map(String.init)
        guard ends.count == 2 else { throw .malformed(table: "lines") }
        found.append((ends[0], ends[1]))
      }
      return found
    }
  }

  private func key(of row: Row) throws(AtlasError) -> String { try hand.text.text(row.u32(0)) ?? "" }

  private func line(_ row: Row) throws(AtlasError) -> LineFacts {
    guard let mode = LineFacts.Mode(rawValue: row.u8(15)), let english = try hand.text.text(row.u32(4)),
      let korean = try hand.text.text(row.u32(8))
    else { throw .malformed(table: "lines") }
    let fare = LineFacts.Fare(low: row.u32(16), high: row.u32(20), currency: row.ascii(12, 3))
    return LineFacts(
      mode: mode, minutes: row.u16(28), fare: fare.low == 0 ? nil : fare, englishName: english, koreanName: korean,
      checked: CivilDate(number: row.u32(24)))
  }
}
