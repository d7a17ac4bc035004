import Travel

/// A part of a page: its title, what stands under it, and the parts of that.
struct PageSection {
  var title: Text?
  /// The level of the heading that opened it.
  var level = 0
  var blocks: [Block] = []
  var parts: [PageSection] = []

  /// Parts blocks by their headings: those of level 1 and 2 open sections, those of level 3 parts of one.
  ///
  /// What stands before the first heading is a section without a title.
  static func sections(of blocks: [Block]) -> [PageSection] {
    blocks.reduce(into: [PageSection()]) { sections, block in
      let last = sections.count - 1
      if case .heading(let text, let level) = block {
        // A part without a section above it is a section itself, so that no level of heading is skipped.
        if level > 2, (1..<level).contains(sections[last].level) {
          sections[last].parts.append(PageSection(title: text, level: level))
        } else {
          sections.append(PageSection(title: text, level: level))
        }
      } else if sections[last].parts.isEmpty {
        sections[last].blocks.append(block)
      } else {
        sections[last].parts[sections[last].parts.count - 1].blocks.append(block)
      }
    }
    .filter { $0.title != nil || !$0.blocks.isEmpty }
  }
}
