import Civil
import JSON
import Travel

/// All that was printed by watching commands, as it stands in the file.
struct WatchDocument: Equatable, Sendable {
  /// One question with what was printed for it last.
  struct Entry: Equatable, Sendable {
    let key: String
    let asked: JSONValue
    let ends: CivilDate?
    let printedAt: Instant
    let items: [String: JSONValue]

    static let record = Record(
      Entry.init(key:asked:ends:printedAt:items:),
      Field("key", .string, "The question as a short word.") { $0.key },
      Field("asked", .any, "The question.") { $0.asked },
      Field("ends", .optional(.date), "The last day it makes sense on.") { $0.ends },
      Field("printed_at", .instant, "When something was printed for it last.") { $0.printedAt },
      Field("items", .keyed(.any), "What was printed last, by item.") { $0.items })
  }

  static let schema = "itravel.state/1"
  /// More questions than anyone asks; the longest unanswered are dropped first, so that the file cannot grow for ever.
  static let most = 2000

  var entries: [Entry] = []

  static let record = Record(
    { (_: String, entries: [Entry]) in WatchDocument(entries: entries) },
    Field("schema", .constant(schema), "What this file is.") { _ in schema },
    Field("questions", .list(Entry.record.codec), "Every question.") { $0.entries })

  func printed(for question: Watch.Question) -> [String: JSONValue] {
    entries.first { $0.key == question.key }?.items ?? [:]
  }

  /// The document once these items were printed too. Questions that are over are left out.
  func printing(_ items: [String: JSONValue], for question: Watch.Question, at now: Instant) -> WatchDocument {
    // It is still the day before somewhere on Earth for twelve hours after midnight in Greenwich.
    let yesterday = CivilDate(dayNumber: Int(now.seconds / 86_400) - 1)
    var kept = entries.filter { $0.key != question.key && $0.ends.map { $0 >= yesterday } ?? true }
    kept.append(
      Entry(
        key: question.key, asked: question.asked, ends: question.ends, printedAt: now,
        items: printed(for: question).merging(items) { $1 }))
    let excess = kept.count - WatchDocument.most
    if excess > 0 { kept = Array(kept.sorted { $0.printedAt < $1.printedAt }.dropFirst(excess)) }
    return WatchDocument(entries: kept.sorted { $0.key < $1.key })
  }
}
