package import Wording

extension Parameter {
  /// An option that may be left out, such as `-d, --depart DATE`; `nil` then.
  package static func option<One: ArgumentValue>(_ spelling: String, _ summary: Phrase) -> Parameter
  where Value == One? {
    Parameter(Entry(option: spelling, summary, role: .option).of(One.self)) { reading throws(UsageError) in
      try reading.last(One.init(argument:))
    }
  }

  /// An option with a value of its own when it is left out.
  package static func option(_ spelling: String, _ summary: Phrase, default fallback: Value) -> Parameter
  where Value: ArgumentValue {
    var entry = Entry(option: spelling, summary, role: .option).of(Value.self)
    entry.fallback = fallback.argument
    return Parameter(entry) { reading throws(UsageError) in try reading.last(Value.init(argument:)) ?? fallback }
  }

  /// An option that must be given.
  package static func requiredOption(_ spelling: String, _ summary: Phrase) -> Parameter where Value: ArgumentValue {
    var entry = Entry(option: spelling, summary, role: .option).of(Value.self)
    entry.isRequired = true
    return Parameter(entry) { reading throws(UsageError) in try reading.required(Value.init(argument:)) }
  }

  /// An option that may be given several times, none included.
  package static func repeated<One: ArgumentValue>(_ spelling: String, _ summary: Phrase) -> Parameter
  where Value == [One] {
    var entry = Entry(option: spelling, summary, role: .option).of(One.self)
    entry.isRepeatable = true
    return Parameter(entry) { reading throws(UsageError) in try reading.all(One.init(argument:)) }
  }

  /// A name alone: true when it stands among the words, however often.
  package static func flag(_ spelling: String, _ summary: Phrase) -> Parameter where Value == Bool {
    Parameter(Entry(option: spelling, summary, role: .flag)) { reading in !reading.uses.isEmpty }
  }
}

extension Parameter {
  /// A whole number within limits that may be left out.
  package static func option(_ spelling: String, _ summary: Phrase, within limits: ClosedRange<Int>) -> Parameter
  where Value == Int? {
    Parameter(Entry(number: spelling, summary, limits)) { reading throws(UsageError) in
      try reading.last(limits.number)
    }
  }

  /// A whole number within limits with a value of its own when it is left out.
  package static func option(
    _ spelling: String, _ summary: Phrase, default fallback: Int, within limits: ClosedRange<Int>
  ) -> Parameter where Value == Int {
    var entry = Entry(number: spelling, summary, limits)
    entry.fallback = fallback.description
    return Parameter(entry) { reading throws(UsageError) in try reading.last(limits.number) ?? fallback }
  }

  /// Whole numbers within limits, one each time the option is given.
  package static func repeated(_ spelling: String, _ summary: Phrase, within limits: ClosedRange<Int>) -> Parameter
  where Value == [Int] {
    var entry = Entry(number: spelling, summary, limits)
    entry.isRepeatable = true
    return Parameter(entry) { reading throws(UsageError) in try reading.all(limits.number) }
  }
}

extension Entry {
  fileprivate init(number spelling: String, _ summary: Phrase, _ limits: ClosedRange<Int>) {
    self.init(option: spelling, summary, role: .option)
    self.limits = limits
  }

  /// Takes over what the value's type knows of its words.
  func of<Value: ArgumentValue>(_ type: Value.Type) -> Entry {
    var entry = self
    entry.choices = type.choices
    entry.completion = type.completion
    return entry
  }
}

extension ClosedRange<Int> {
  func number(_ argument: String) throws(ArgumentProblem) -> Int { try Int(argument: argument, within: self) }
}
