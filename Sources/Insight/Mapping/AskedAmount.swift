import Travel

/// Reads an amount of money out of words: `128,000원`, `KRW 312000.00`, `1박 120,000원`, `약 2,400엔`, `120만원`.
enum AskedAmount {
  /// The amount with its currency; `fallback` stands in for a currency that is not said. nil when there is none: a count
  /// of nights, guests or minutes is no price.
  static func read(_ text: String, fallback: Currency?) -> Money? {
    let numbers = NumberInText.all(in: text)
    // What is owed to the traveller, or written by a machine for machines, is no price: nothing is made of it.
    guard !numbers.contains(where: { isOdd($0, in: text) }) else { return nil }
    for number in numbers {
      if let currency = currency(around: number, in: text) { return money(number, currency) }
    }
    guard let fallback else { return nil }
    let bare = numbers.filter { !isCount($0, in: text) }
    return bare.count == 1 && bare[0].isClear ? money(bare[0], fallback) : nil
  }

  /// The amount of a price; nil also where two are said to lie apart, as `100,000원~200,000원`: neither is the price.
  static func price(_ text: String, fallback: Currency) -> Money? {
    let numbers = NumberInText.all(in: text)
    let isRange = zip(numbers, numbers.dropFirst()).contains { one, other in
      let between = text[one.range.upperBound..<other.range.lowerBound]
      return between.count < 8 && between.contains { "~∼〜～–—".contains($0) } && currency(around: other, in: text) != nil
        && (one.digits.count > 3 || currency(around: one, in: text) != nil)
    }
    return isRange ? nil : read(text, fallback: fallback)
  }

  /// Every amount whose currency is said, with where its digits stand.
  static func all(in text: String) -> [(money: Money, range: Range<String.Index>)] {
    let numbers = NumberInText.all(in: text)
    guard !numbers.contains(where: { isOdd($0, in: text) }) else { return [] }
    return numbers.compactMap { number in
      currency(around: number, in: text).flatMap { money(number, $0) }.map { ($0, number.range) }
    }
  }

  private static func money(_ number: NumberInText, _ currency: Currency) -> Money? {
    guard let amount = ExactDecimal(number.digits), amount.units > 0 else { return nil }
    // Won have no cents, though one source writes them.
    let money = Money(amount.rescaled(to: currency.exponent), currency)
    // What no trip costs is no price, and would be too much to reckon with.
    return money.amount.units < 1_000_000_000_000 ? money : nil
  }

  private static let words: [(word: String, code: String)] = [
    ("US$", "USD"), ("HK$", "HKD"), ("NT$", "TWD"), ("S$", "SGD"), ("A$", "AUD"), ("CA$", "CAD"), ("NZ$", "NZD"),
    ("$", "USD"), ("원", "KRW"), ("₩", "KRW"), ("엔", "JPY"), ("円", "JPY"), ("달러", "USD"), ("유로", "EUR"), ("€", "EUR"),
    ("위안", "CNY"), ("元", "CNY"), ("바트", "THB"), ("฿", "THB"), ("동", "VND"), ("₫", "VND"), ("파운드", "GBP"),
    ("£", "GBP"), ("페소", "PHP"), ("루피아", "IDR"), ("링깃", "MYR"), ("싱가포르달러", "SGD"), ("대만달러", "TWD"),
    ("홍콩달러", "HKD"),
  ]

  private static func currency(around number: NumberInText, in text: String) -> Currency? {
    let after = text[number.range.upperBound...].trimmed
    let before = text[..<number.range.lowerBound].trimmed
    let longest = words.sorted { $0.word.count > $1.word.count }
    if let found = longest.first(where: { after.hasPrefix($0.word) || before.hasSuffix($0.word) }) {
      return Currency(found.code)
    }
    return code(after.prefix { $0.isASCII && $0.isLetter }) ?? code(before.lettersAtEnd)
  }

  private static func code(_ word: some StringProtocol) -> Currency? {
    word.count == 3 && word.allSatisfy(\.isUppercase) ? Currency(String(word)) : nil
  }

  /// Whether a number is below nothing, as `-5,000`, or has an exponent, as `1e9`, or may be read in two ways, as `99,50`.
  private static func isOdd(_ number: NumberInText, in text: String) -> Bool {
    if !number.isClear, currency(around: number, in: text) != nil { return true }
    let before = text[..<number.range.lowerBound]
    if let sign = before.last, "-−–".contains(sign) {
      // Behind a number or a word it stands for a range, a date or a hyphen.
      let left = before.dropLast()
      if left.last.map({ !$0.isNumber && !$0.isLetter }) ?? true || code(left.lettersAtEnd) != nil { return true }
    }
    let after = text[number.range.upperBound...]
    return after.first.map { "eE".contains($0) } == true
      && after.dropFirst().first.map { $0.isNumber || "+-".contains($0) } == true
  }

  private static func isCount(_ number: NumberInText, in text: String) -> Bool {
    let after = text[number.range.upperBound...].trimmed
    return ["박", "명", "인", "일", "월", "시", "분", "성급", "개", "%", "km", "층", "회", "대"].contains { after.hasPrefix($0) }
  }
}

/// A number as it stands in a text, its grouping commas taken out and Korean ten-thousands multiplied.
struct NumberInText {
  let digits: String
  let range: Range<String.Index>
  /// Whether commas part thousands and a point begins a fraction of one or two digits, and nothing else.
  let isClear: Bool

  static func all(in text: String) -> [NumberInText] {
    var found: [NumberInText] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(where: { $0.isASCII && $0.isNumber }) {
      var end = start
      while end < text.endIndex, isPart(text, end) { end = text.index(after: end) }
      var digits = text[start..<end].filter { $0 != "," }
      // A price never has more than a fraction behind its point.
      if digits.filter({ $0 == "." }).count > 1 { digits = String(digits.prefix { $0 != "." }) }
      var stop = end
      if end < text.endIndex, text[end] == "만", let whole = Int(digits), whole < 100_000_000 {
        digits = String(whole * 10_000)
        stop = text.index(after: end)
      }
      found.append(NumberInText(digits: digits, range: start..<stop, isClear: isClear(text[start..<end])))
      index = stop
    }
    return found
  }

  private static func isClear(_ written: Substring) -> Bool {
    let parts = written.split(separator: ".", omittingEmptySubsequences: false)
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped = groups.count == 1 || groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
    return isGrouped && (parts.count == 1 || parts.count == 2 && (1...2).contains(parts[1].count))
  }

  /// A digit, or a comma or point with a digit behind it.
  private static func isPart(_ text: String, _ index: String.Index) -> Bool {
    let character = text[index]
    if character.isASCII && character.isNumber { return true }
    guard character == "," || character == "." else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next].isASCII && text[next].isNumber
  }
}

extension Substring {
  /// The Latin letters it ends with.
  fileprivate var lettersAtEnd: Substring {
    self[(lastIndex { !($0.isASCII && $0.isLetter) }.map { index(after: $0) } ?? startIndex)...]
  }
}
