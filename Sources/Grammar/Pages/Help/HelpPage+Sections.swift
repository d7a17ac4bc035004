import Wording

extension HelpPage {
  mutating func write(_ topic: Topic, of program: String, globals: [Entry]) {
    paragraph(topic.summary)
    usage(of: topic, program)
    for details in topic.details + (topic.namelessDefault?.details ?? []) { paragraph(details) }
    commands(of: topic)
    list(topic.operands, under: Phrase("Arguments", "인자"))
    list(topic.options, under: Phrase("Options", "옵션"))
    if topic.path.isEmpty {
      list(globals, under: Phrase("Options of every command", "모든 명령의 옵션"))
    } else if !topic.isGroup || topic.namelessDefault != nil {
      reminder(of: globals)
    }
    examples(topic.examples + (topic.namelessDefault?.examples ?? []), program)
    pointers(topic, program)
  }

  private mutating func usage(of topic: Topic, _ program: String) {
    heading(Phrase("Usage", "사용법"))
    let command = ([program] + topic.path).joined(separator: " ")
    if topic.isGroup {
      let isOptional = topic.topics.contains(where: \.isDefault)
      usageLine(command, isOptional ? "[COMMAND]" : topic.path.isEmpty ? "COMMAND [WORDS]" : "COMMAND", true)
    }
    if !topic.isGroup || topic.namelessDefault != nil {
      usageLine(command, topic.signature, true)
    }
  }

  private mutating func usageLine(_ command: String, _ signature: String, _ hasOptions: Bool) {
    let words = [signature, hasOptions ? "[OPTIONS]" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    line(Span("  "), Span(command, .name), Span(" " + words, .placeholder))
  }

  private mutating func commands(of topic: Topic) {
    var sections = [Section(title: Phrase("Commands", "명령"))]
    for child in topic.topics {
      if let title = child.section { sections.append(Section(title: title)) }
      let shown = isSpread(child, in: topic) ? child.commands : [child]
      sections[sections.count - 1].rows += shown.map { row(for: $0, in: topic) }
    }
    if let nameless = topic.namelessDefault {
      let label = [Span(topic.signature, .placeholder)]
      sections[sections.count - 1].rows.append(Row(label: label, text: nameless.summary[language]))
    }
    table(sections)
  }

  /// On the program's page, a small group is shown as its commands.
  private func isSpread(_ child: Topic, in topic: Topic) -> Bool {
    topic.path.isEmpty && child.isGroup && child.topics.count <= 3
  }

  private func row(for child: Topic, in topic: Topic) -> Row {
    let name = child.path.dropFirst(topic.path.count).joined(separator: " ")
    // A group's own page has room for the words that each command takes; a nameless command is known by them.
    let words = topic.path.isEmpty && !child.isNameless ? "" : child.signature
    let note: String? =
      if child.isGroup {
        child.topics.map { $0.path[child.path.count] }.joined(separator: ", ")
      } else if child.isDefault, !child.isNameless {
        Phrase("the default", "이름을 빼도 돼요")[language]
      } else {
        nil
      }
    return Row(
      label: [Span(name, .name)] + (words.isEmpty ? [] : [Span(" " + words, .placeholder)]),
      text: child.summary[language], note: note)
  }

  /// Lists parameters, each section under its own heading.
  private mutating func list(_ entries: [Entry], under title: Phrase) {
    let isAligned = entries.contains { $0.spellings.count > 1 }
    var sections = [Section(title: title)]
    for entry in entries where !entry.isHidden {
      if let title = entry.section { sections.append(Section(title: title)) }
      sections[sections.count - 1].rows.append(row(for: entry, isAligned: isAligned))
    }
    table(sections)
  }

  /// Names the options of every command without explaining them again.
  private mutating func reminder(of globals: [Entry]) {
    heading(Phrase("Options of every command", "모든 명령의 옵션"))
    let names = globals.filter { !$0.isHidden }.map { entry in
      entry.spellings.joined(separator: ", ") + (entry.placeholder.isEmpty ? "" : " " + entry.placeholder)
    }
    var current = ""
    for name in names {
      let longer = current.isEmpty ? name : current + "  " + name
      if displayWidth(of: longer) > columns - 2 {
        line(Span("  " + current, .quiet))
        current = name
      } else {
        current = longer
      }
    }
    line(Span("  " + current, .quiet))
  }

  private mutating func examples(_ examples: [Example], _ program: String) {
    guard !examples.isEmpty else { return }
    heading(Phrase(examples.count == 1 ? "Example" : "Examples", "예시"))
    for (index, example) in examples.enumerated() {
      if let caption = example.caption {
        if index > 0 { line() }
        for text in wrap(caption[language], to: columns - 2) { line(Span("  " + text, .quiet)) }
      }
      line(Span("  "), Span(example.shown(program), .code))
    }
  }

  private mutating func pointers(_ topic: Topic, _ program: String) {
    let path = ([program, "help"] + topic.path).joined(separator: " ")
    let near =
      topic.isGroup
      ? Row(
        label: [Span(path, .code), Span(" COMMAND", .placeholder)],
        text: Phrase("One command, with examples.", "명령 하나와 그 예시.")[language])
      : Row(
        label: [Span(program + " help", .code)],
        text: Phrase("All commands, and the options of every command.", "모든 명령과 공통 옵션.")[language])
    let manual = Row(
      label: [Span("man " + program, .code)],
      text: Phrase("Exit codes, files and environment.", "종료 코드, 파일, 환경 변수.")[language])
    table([Section(title: Phrase("See also", "더 보기"), rows: [near, manual])])
  }
}
