import Travel

/// How a terminal shows a text that is longer than itself.
package struct Paging: Sendable {
  /// Lines that the terminal shows at once; nil when standard output is none, or nobody knows.
  package let rows: Int?
  /// What `PAGER` says: nil when it is unset, empty when it is set to nothing.
  package let wish: String?
  /// Shows bytes through a program and waits for the reader to leave it. False when there is no such program, so that
  /// nothing was shown. Leaving early is no failure.
  package let show: @Sendable (_ program: [String], _ bytes: [UInt8]) -> Bool

  package init(rows: Int?, wish: String?, show: @escaping @Sendable ([String], [UInt8]) -> Bool) {
    self.rows = rows
    self.wish = wish
    self.show = show
  }

  /// Shows nothing page by page.
  package static let none = Paging(rows: nil, wish: nil) { _, _ in false }

  /// The words of the pager; nil when none is wished for.
  ///
  /// Plain words are a program and its arguments and need no shell; anything that only a shell understands is left to it.
  var program: [String]? {
    guard let wish else { return ["less"] }
    let words = wish.split { $0 == " " || $0 == "\t" }.map { String($0) }
    guard let first = words.first, words != ["cat"] else { return nil }
    let isPlain = words.joined().unicodeScalars.allSatisfy { scalar in
      !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "-_./+:,@%".unicodeScalars.contains(scalar) || (scalar == "=" && !first.unicodeScalars.contains("="))
    }
    return isPlain ? words : ["/bin/sh", "-c", wish]
  }
}

extension World {
  /// Writes a text for people: through their pager when it is longer than the terminal, else straight.
  ///
  /// No pager opens where nobody may press a key, or where a terminal cannot move its cursor.
  func show(_ bytes: [UInt8], look: LookOptions, isAttended: Bool = true) throws(Failure) {
    let paging = console.paging
    if console.isOutputTerminal, !look.noPager, isAttended, let rows = paging.rows, let program = paging.program,
      let terminal = environment("TERM"), terminal != "dumb", bytes.count(where: { $0 == 10 }) >= rows,
      paging.show(program, bytes)
    {
      return
    }
    try console.write(bytes)
  }
}
