import Travel

/// Writes sections and blocks as HTML.
struct PageWriter {
  let reader: Reader

  /// The map of the whole answer: of the trip, or of one town's places; nothing where the days have maps of their own.
  func overview(of features: [MapFeature]) -> String {
    if let map = RouteMap(features, for: reader) {
      return "<figure class=\"trip\">\(map.svg(id: "m0"))</figure>\n"
    }
    guard features.allSatisfy({ $0.day == nil }) else { return "" }
    guard let map = TownMap(features, for: reader) else {
      return RouteMap(features, for: reader, isFar: false).map {
        "<figure class=\"trip\">\($0.svg(id: "m0"))</figure>\n"
      } ?? ""
    }
    let names = zip(1..., features).map { "<li><b>\($1.number ?? $0)</b> \(HTML.escaped($1.name))</li>" }
    return "<figure class=\"town\">\(map.svg(id: "m0"))<figcaption><ul>\(names.joined())</ul></figcaption></figure>\n"
  }

  /// What opens the page, under its title.
  func lead(_ blocks: [Block]) -> String {
    blocks.isEmpty ? "" : "<div class=\"lead\">\n\(drawing(of: blocks, id: "s0"))</div>\n"
  }

  /// What stands under no title of its own.
  func sheet(_ blocks: [Block]) -> String {
    blocks.isEmpty ? "" : "<div class=\"sheet\">\n\(drawing(of: blocks, id: "s0-0"))</div>\n"
  }

  func section(_ section: PageSection, id: String) -> String {
    let parts = zip(1..., section.parts).map { number, part in
      let name = "\(id)-\(number)"
      return """
        <section class="part" aria-labelledby="\(name)">
        <h3 id="\(name)">\(HTML.line(part.title ?? ""))</h3>
        \(drawing(of: part.blocks, id: name))</section>

        """
    }
    return """
      <section class="sheet" aria-labelledby="\(id)">
      <h2 id="\(id)">\(HTML.line(section.title ?? ""))</h2>
      \(drawing(of: section.blocks, id: id))\(parts.joined())</section>

      """
  }

  /// Draws blocks in order; a timeline and the sketch of its places after it stand side by side.
  private func drawing(of blocks: [Block], id: String) -> String {
    var text = ""
    var rest = blocks[...]
    while let block = rest.popFirst() {
      guard case .timeline(let moments) = block, case .sketch(let features)? = rest.first,
        let map = TownMap(features, for: reader)
      else {
        text += drawing(of: block, id: id)
        continue
      }
      rest = rest.dropFirst()
      text +=
        "<div class=\"route\"><figure>\(map.svg(id: id + "-m"))</figure>\n\(timeline(moments, isNumbered: true))</div>\n"
    }
    return text
  }

  private func drawing(of block: Block, id: String) -> String {
    switch block {
    case .heading(let text, _): "<p class=\"head\">\(HTML.line(text))</p>\n"
    case .paragraph(let text): text.isEmpty ? "" : "<p\(text.isQuiet ? " class=\"note\"" : "")>\(HTML.line(text))</p>\n"
    case .facts(let facts):
      facts.isEmpty
        ? ""
        : "<dl>\(facts.map { "<div><dt>\(HTML.line($0.name))</dt><dd>\(HTML.line($0.value))</dd></div>" }.joined())</dl>\n"
    case .table(let table): self.table(table)
    case .timeline(let moments): timeline(moments, isNumbered: false)
    case .list(let items): items.isEmpty ? "" : "<ul>\(items.map { "<li>\(HTML.line($0))</li>" }.joined())</ul>\n"
    case .bars(let bars): self.bars(bars)
    case .sketch(let features):
      TownMap(features, for: reader).map { "<figure class=\"town\">\($0.svg(id: id + "-m"))</figure>\n" } ?? ""
    case .weather(let days): weather(days)
    case .share(let share): self.share(share)
    case .verbatim(let script): "<pre><code>\(HTML.escaped(script))</code></pre>\n"
    case .hint(let text, let command):
      "<p class=\"hint\">\(HTML.line(text))\(command.map { " <code>\(HTML.escaped($0))</code>" } ?? "")</p>\n"
    }
  }
}
