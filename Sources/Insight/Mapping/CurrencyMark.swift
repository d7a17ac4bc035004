import Travel

/// What stands beside an amount for its currency. A mark that several currencies share, or that none is known for, makes
/// an amount of unknown currency, never one of the usual currency.
enum CurrencyMark {
  private static let words: [(word: String, code: String)] = [
    ("US$", "USD"), ("HK$", "HKD"), ("NT$", "TWD"), ("S$", "SGD"), ("A$", "AUD"), ("AU$", "AUD"), ("C$", "CAD"),
    ("CA$", "CAD"), ("NZ$", "NZD"), ("R$", "BRL"), ("MX$", "MXN"), ("$", "USD"), ("원", "KRW"), ("₩", "KRW"),
    ("엔", "JPY"),
    ("円", "JPY"), ("달러", "USD"), ("유로", "EUR"), ("€", "EUR"), ("위안", "CNY"), ("元", "CNY"), ("바트", "THB"), ("฿", "THB"),
    ("동", "VND"), ("₫", "VND"), ("파운드", "GBP"), ("£", "GBP"), ("페소", "PHP"), ("₱", "PHP"), ("루피아", "IDR"),
    ("링깃", "MYR"), ("싱가포르달러", "SGD"), ("대만달러", "TWD"), ("홍콩달러", "HKD"), ("₹", "INR"), ("₦", "NGN"), ("₪", "ILS"),
    ("₺", "TRY"), ("₴", "UAH"), ("₽", "RUB"), ("zł", "PLN"),
  ]

  /// Signs and short words of several currencies: yen and yuan, crowns, rupees, francs.
  private static let sharedSigns: Set<Character> = ["¥", "￥"]
  private static let sharedWords: Set<String> = ["kr", "rs", "fr", "sfr", "re", "lei"]

  /// The currency that is said before or behind a number; nil when none is, or none that is known.
  static func currency(around number: NumberInText, in text: String) -> Currency? {
    let (before, after) = sides(of: number, in: text)
    if let found = longest.first(where: { after.hasPrefix($0.word) || ends(before, with: $0.word) }) {
      return Currency(found.code)
    }
    // A code beside a shared sign says which of its currencies is meant.
    var left = before
    while let sign = left.last, sharedSigns.contains(sign) { left = left.dropLast().trimmed }
    return code(after.prefix { $0.isASCII && $0.isLetter }) ?? code(left.lettersAtEnd)
  }

  /// Whether something beside a number may stand for a currency, known or not.
  static func isBeside(_ number: NumberInText, in text: String) -> Bool {
    let (before, after) = sides(of: number, in: text)
    if [before.last, after.first].contains(where: { $0?.isCurrencySymbol == true }) { return true }
    let left = (before.last == "." ? before.dropLast() : before).lettersAtEnd
    let right = after.prefix { $0.isLetter }
    return (1...3).contains(left.count) || sharedWords.contains(right.lowercased())
      || right.count == 3 && right.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// Three capitals that are a currency in use.
  static func code(_ word: some StringProtocol) -> Currency? {
    guard word.count == 3, word.allSatisfy({ $0.isASCII && $0.isUppercase }), let currency = Currency(String(word)),
      currency.isInUse
    else { return nil }
    return currency
  }

  private static var longest: [(word: String, code: String)] { words.sorted { $0.word.count > $1.word.count } }

  private static func sides(of number: NumberInText, in text: String) -> (before: Substring, after: Substring) {
    (text[..<number.range.lowerBound].trimmed, text[number.range.upperBound...].trimmed)
  }

  /// A dollar of another country has letters before its sign.
  private static func ends(_ before: Substring, with word: String) -> Bool {
    guard before.hasSuffix(word) else { return false }
    return !(word.last == "$" && before.dropLast(word.count).last.map { $0.isASCII && $0.isLetter } == true)
  }
}

extension Substring {
  /// The Latin letters it ends with.
  var lettersAtEnd: Substring {
    self[(lastIndex { !($0.isASCII && $0.isLetter) }.map { index(after: $0) } ?? startIndex)...]
  }
}
