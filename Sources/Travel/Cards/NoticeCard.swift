package import JSON
import Wording

/// Something the traveller should know, with where to look for more.
package struct NoticeCard: Card {
  package static let kind = "notice"

  package let code: String
  package let message: String
  package let links: [String]

  package init(code: String, message: String, links: [String] = []) {
    self.code = code
    self.message = message
    self.links = links
  }

  package static let record = Record(
    NoticeCard.init(code:message:links:),
    Field("code", .string, "Stable name of the notice.") { $0.code },
    Field("message", .string, "What to know.") { $0.message },
    Field("links", .list(.string), "Where to look.") { $0.links })

  package func body(for reader: Reader) -> [Block] {
    [.paragraph(Text(message))] + (links.isEmpty ? [] : [.list(links.map { .code($0) })])
  }
}

/// Something that went wrong inside an answer which is otherwise good.
package struct ErrorCard: Card {
  package static let kind = "error"

  package let code: String
  package let message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  package static let record = Record(
    ErrorCard.init(code:message:),
    Field("code", .string, "Stable name of what went wrong.") { $0.code },
    Field("message", .string, "What went wrong.") { $0.message })

  package func body(for reader: Reader) -> [Block] { [.paragraph(.bad(message))] }
}
