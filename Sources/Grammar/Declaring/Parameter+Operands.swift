package import Wording

extension Parameter {
  /// A word that must be given, such as `ORIGIN`.
  package static func operand(_ placeholder: String, _ summary: Phrase) -> Parameter where Value: ArgumentValue {
    var entry = Entry(operand: placeholder, summary).of(Value.self)
    entry.isRequired = true
    return Parameter(entry) { reading throws(UsageError) in try reading.required(Value.init(argument:)) }
  }

  /// A whole number within limits that must be given.
  package static func operand(_ placeholder: String, _ summary: Phrase, within limits: ClosedRange<Int>) -> Parameter
  where Value == Int {
    var entry = Entry(operand: placeholder, summary)
    entry.isRequired = true
    entry.limits = limits
    return Parameter(entry) { reading throws(UsageError) in try reading.required(limits.number) }
  }

  /// A word that may be left out; `nil` then.
  package static func optionalOperand<One: ArgumentValue>(_ placeholder: String, _ summary: Phrase) -> Parameter
  where Value == One? {
    Parameter(Entry(operand: placeholder, summary).of(One.self)) { reading throws(UsageError) in
      try reading.last(One.init(argument:))
    }
  }

  /// All the words that are left, none included.
  package static func operands<One: ArgumentValue>(_ placeholder: String, _ summary: Phrase) -> Parameter
  where Value == [One] {
    var entry = Entry(operand: placeholder, summary).of(One.self)
    entry.isRepeatable = true
    return Parameter(entry) { reading throws(UsageError) in try reading.all(One.init(argument:)) }
  }
}
