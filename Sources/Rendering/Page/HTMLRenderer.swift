import Civil
import Travel
import Wording

/// Writes an answer as one page that needs nothing else: no script, no network, no file beside it.
enum HTMLRenderer {
  static func text(of answer: any Answer, for reader: Reader) -> String {
    let writer = PageWriter(reader: reader)
    let (title, blocks) = opening(of: answer, for: reader)
    let sections = PageSection.sections(of: blocks)
    // Words alone open the page beside its title; what is more stands below the map.
    let opening = sections.first.flatMap { $0.title == nil ? $0.blocks : nil } ?? []
    let lead = Array(opening.prefix { $0.isParagraph })
    let titled = sections.filter { $0.title != nil }
    let map = writer.overview(of: ((answer as? any Mapped)?.features(for: reader) ?? []).map(\.sanitised))
    let main =
      map + writer.sheet(Array(opening.dropFirst(lead.count)))
      + zip(1..., titled).map { writer.section($1, id: "s\($0)") }.joined()
    let style = displayWidth(of: title.words) > 32 ? " class=\"long\"" : ""
    return HTMLDocument(
      language: reader.language, title: HTML.escaped(title.words),
      header: "<h1\(style)>\(HTML.line(title))</h1>\n" + writer.lead(lead),
      navigation: navigation(to: titled, for: reader),
      main: main, footer: footer(for: reader, hasMap: !map.isEmpty)
    ).text
  }

  /// The title of the page, and what follows it: the answer's own first heading, or what the answer is called.
  private static func opening(of answer: any Answer, for reader: Reader) -> (Text, [Block]) {
    let blocks = answer.body(for: reader).map(\.sanitised)
    let rest = if case .heading(_, level: 1)? = blocks.first { Array(blocks.dropFirst()) } else { blocks }
    if let title = answer.title(for: reader) { return (Text(title).sanitised, rest) }
    if case .heading(let title, _)? = blocks.first { return (title, Array(blocks.dropFirst())) }
    return (Text(reader("Your trip", "내 여행")), blocks)
  }

  /// Links to the sections of a long page.
  private static func navigation(to sections: [PageSection], for reader: Reader) -> String {
    guard (4...12).contains(sections.count) else { return "" }
    let links = zip(1..., sections).map { number, section in
      "<li><a href=\"#s\(number)\">\(HTML.escaped((section.title ?? "").words))</a></li>"
    }
    return "<nav aria-label=\"\(reader("On this page", "이 페이지"))\"><ul>\(links.joined())</ul></nav>\n"
  }

  private static func footer(for reader: Reader, hasMap: Bool) -> String {
    let when = String(reader.now.rfc3339.prefix(10))
    let made = reader("Made by itravel on \(when) (UTC).", "\(when)(UTC)에 itravel이 만들었어요.")
    let outline = reader(
      "Land outline: Natural Earth, public domain, simplified.", "지도 윤곽: Natural Earth(퍼블릭 도메인), 간략화.")
    return "<p>\(made)\(hasMap ? " \(outline)" : "")</p>"
  }
}

extension Block {
  fileprivate var isParagraph: Bool {
    switch self {
    case .paragraph: true
    case .heading, .facts, .table, .timeline, .list, .bars, .weather, .share, .sketch, .verbatim, .hint: false
    }
  }
}
