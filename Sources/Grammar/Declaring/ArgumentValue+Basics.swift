package import Wording

extension ArgumentValue where Self: CustomStringConvertible {
  /// The word that reads as this value.
  package var argument: String { description }
}

extension String: ArgumentValue {
  /// Takes the word as it is.
  package init(argument: String) { self = argument }
}

extension Language: ArgumentValue {}

extension Int: ArgumentValue {
  /// Reads decimal digits with at most a minus sign before them: no plus sign, no spaces, no separators.
  package init(argument: String) throws(ArgumentProblem) {
    let digits = argument.utf8.first == UInt8(ascii: "-") ? argument.utf8.dropFirst() : argument.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw ArgumentProblem(
        Phrase("“\(argument)” is not a whole number.", "“\(argument)” 대신 정수를 적어 주세요."))
    }
    guard let value = Int(argument) else {
      throw ArgumentProblem(
        Phrase("“\(argument)” is too large a number.", "“\(argument)”보다 작은 수를 적어 주세요."))
    }
    self = value
  }

  /// Reads a whole number that must lie within limits.
  init(argument: String, within limits: ClosedRange<Int>?) throws(ArgumentProblem) {
    let value = try Int(argument: argument)
    if let limits, !limits.contains(value) {
      let range = Phrase.limits(limits)
      throw ArgumentProblem(
        Phrase(
          "“\(argument)” is out of range: \(range.en).", "“\(argument)” 대신 \(range.ko)의 수를 적어 주세요."))
    }
    self = value
  }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  /// Reads one of the cases by its raw value, exactly as spelt.
  package init(argument: String) throws(ArgumentProblem) {
    guard let value = Self(rawValue: argument) else {
      let list = Self.choices.joined(separator: ", ")
      throw ArgumentProblem(
        Phrase("“\(argument)” is not one of \(list).", "“\(argument)” 대신 \(list) 중에서 골라 주세요."),
        instead: Nearness.nearest(to: argument, among: Self.choices))
    }
    self = value
  }

  /// The word that reads as this value.
  package var argument: String { rawValue }

  /// The raw values of all cases.
  package static var choices: [String] { allCases.map { $0.rawValue } }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable & CustomStringConvertible {
  /// The word that reads as this value.
  package var argument: String { rawValue }
}

extension Phrase {
  /// Says which whole numbers are meant, such as `1 to 9` or `1 or more`.
  static func limits(_ limits: ClosedRange<Int>) -> Phrase {
    limits.upperBound == .max
      ? Phrase("\(limits.lowerBound) or more", "\(limits.lowerBound) 이상")
      : Phrase(
        "\(limits.lowerBound) to \(limits.upperBound)", "\(limits.lowerBound)부터 \(limits.upperBound)까지")
  }
}
