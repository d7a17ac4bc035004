package import JSON
package import Wording

/// The tables inside the binary, under `sources`.
package struct SourcesAnswer: Answer {
  package static let schema = "sources"
  package let sources: [SourceRow]

  package init(sources: [SourceRow]) { self.sources = sources }

  package static let record = Record(
    SourcesAnswer.init(sources:), Field("sources", .list(SourceRow.record.codec), "Every table.") { $0.sources })

  package var items: [JSONValue] { sources.map { SourceRow.record.codec.write($0) } }

  package func body(for reader: Reader) -> [Block] {
    [
      .heading(Text(reader("What the offline answers are made of", "오프라인 답변의 근거 자료")), level: 1),
      SourceRow.columns.table(of: sources, for: reader),
    ]
  }
}

/// One table of facts with its origin.
package struct SourceRow: Equatable, Sendable {
  package let name: String
  package let rows: Int
  package let asOf: String
  package let licence: String
  package let credit: String

  package init(name: String, rows: Int, asOf: String, licence: String, credit: String) {
    self.name = name
    self.rows = rows
    self.asOf = asOf
    self.licence = licence
    self.credit = credit
  }

  package static let record = Record(
    SourceRow.init(name:rows:asOf:licence:credit:),
    Field("name", .string, "Name of the table.") { $0.name },
    Field("rows", .int, "How many rows it has.") { $0.rows },
    Field("as_of", .string, "Day or month of the facts.") { $0.asOf },
    Field("licence", .string, "Licence of the facts.") { $0.licence },
    Field("credit", .string, "Whom to credit.") { $0.credit })

  static let columns: [Column<SourceRow>] = [
    Column("name", Phrase("Table", "자료")) { row, _ in .strong(row.name) },
    Column("rows", Phrase("Rows", "행 수"), .trailing) { row, _ in Text(String(row.rows)) },
    Column("as_of", Phrase("As of", "기준일")) { row, _ in Text(row.asOf) },
    Column("licence", Phrase("Licence", "라이선스"), priority: 2) { row, _ in Text(row.licence) },
    Column("credit", Phrase("Credit", "출처"), priority: 3) { row, _ in .quiet(row.credit) },
  ]
}

/// What is right and wrong with this machine, under `doctor`.
package struct DoctorAnswer: Answer {
  package static let schema = "doctor"
  package let checks: [Check]

  package init(checks: [Check]) { self.checks = checks }

  /// One thing looked at.
  package struct Check: Equatable, Sendable {
    package enum Status: String, CaseIterable, Sendable { case ok, warn, fail }

    package let name: String
    package let status: Status
    /// What was seen, for people; JSON takes the English.
    package let words: Phrase
    /// A command that mends it; nil when nothing is wrong.
    package let fix: String?

    package var detail: String { words.en }

    package init(name: String, status: Status, detail: Phrase, fix: String? = nil) {
      self.name = name
      self.status = status
      self.words = detail
      self.fix = fix
    }

    package init(name: String, status: Status, detail: String, fix: String? = nil) {
      self.init(name: name, status: status, detail: .same(detail), fix: fix)
    }

    static let record = Record(
      { Check(name: $0, status: $1, detail: $2 as String, fix: $3) },
      Field("name", .string, "What was looked at.") { $0.name },
      Field("status", .word(), "ok, warn or fail.") { $0.status },
      Field("detail", .string, "What was seen.") { $0.detail },
      Field("fix", .optional(.string), "A command that mends it.") { $0.fix })
  }

  package static let record = Record(
    DoctorAnswer.init(checks:), Field("checks", .list(Check.record.codec), "Everything looked at.") { $0.checks })

  package var items: [JSONValue] { checks.map { Check.record.codec.write($0) } }

  package func body(for reader: Reader) -> [Block] {
    let facts = checks.map { check in
      let seen = Text(reader(check.words))
      let detail =
        switch check.status {
        case .ok: Text.good("✓ ") + seen
        case .warn: Text.strong("! ") + seen
        case .fail: Text.bad("✗ ") + seen
        }
      return Block.Fact(Text(check.name), detail)
    }
    // On lines of their own, so that each can be pasted.
    let fixes = checks.compactMap { check in
      check.fix.map { Block.hint(Text(reader("To mend \(check.name):", "\(check.name) 고치기:")), command: $0) }
    }
    return [.facts(facts)] + fixes
  }
}
