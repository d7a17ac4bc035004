package import Civil

/// Where one embedded table comes from, for `itravel sources`.
package struct TableSource: Equatable, Sendable {
  /// The table's name in its blob, such as `airports`.
  package let name: String
  /// What it holds, in a few English words.
  package let title: String
  /// How many rows it has.
  package let rows: Int
  /// The day the facts are as of; nil when they bear no date.
  package let asOf: CivilDate?
  /// The packages it is made from, with their versions.
  package let source: String
  /// The short name of the licence.
  package let licence: String
  /// The words the licence asks for; empty when it asks for none.
  package let credit: String
}

extension CivilDate {
  /// Reads a date kept as the number yyyymmdd; nil for 0 and for what is no date.
  init?(number: Int) {
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}

extension Directory {
  /// The day the facts of a table are as of.
  func asOf(_ name: String) -> CivilDate? {
    (0..<count).lazy.map(entry).first { $0.ascii(0, 16) == name }.flatMap { CivilDate(number: $0.u32(36)) }
  }

  /// The tables that are facts by themselves, in the order of their names.
  func sources(_ text: TextPool) throws(AtlasError) -> [TableSource] {
    var sources: [TableSource] = []
    for index in 0..<count {
      let entry = entry(index)
      guard entry.u32(56) == 1 else { continue }
      sources.append(
        TableSource(
          name: entry.ascii(0, 16), title: try text.text(entry.u32(40)) ?? "", rows: entry.u32(24),
          asOf: CivilDate(number: entry.u32(36)), source: try text.text(entry.u32(44)) ?? "",
          licence: try text.text(entry.u32(48)) ?? "", credit: try text.text(entry.u32(52)) ?? ""))
    }
    return sources
  }

  /// The tables whose bytes are not those that were written.
  func damagedTables() throws(AtlasError) -> [String] {
    var damaged: [String] = []
    let entries = UnsafeRawBufferPointer(
      rebasing: blob.bytes[Blob.headerLength..<Blob.headerLength + count * Blob.entryLength])
    let sum = UInt32(littleEndian: blob.bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
    if Checksum.of(entries) != sum { damaged.append("directory") }
    for index in 0..<count {
      let entry = entry(index)
      if Checksum.of(try bytes(of: entry)) != UInt32(entry.u32(32)) { damaged.append(entry.ascii(0, 16)) }
    }
    return damaged
  }
}

extension Atlas {
  /// Every table of facts with its size, date, source and licence.
  package var sources: [TableSource] {
    get throws(AtlasError) {
      try facts.directory.sources(facts.text) + routes.directory.sources(routes.text)
        + hand.directory.sources(hand.text)
    }
  }

  /// One table by its name, such as `fares`, for the date and the credit of a fact; nil when there is none.
  package func source(named name: String) throws(AtlasError) -> TableSource? {
    try sources.first { $0.name == name }
  }

  /// Compares every table with the checksum it was written with; gives the names of those that differ.
  package func damagedTables() throws(AtlasError) -> [String] {
    try facts.directory.damagedTables() + routes.directory.damagedTables() + hand.directory.damagedTables()
  }
}
