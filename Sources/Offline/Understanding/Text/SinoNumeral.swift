/// A Sino-Korean numeral at the head of some syllables: 이십오, 백, 이천만.
struct SinoNumeral {
  let value: Int
  let length: Int

  /// Reads as many syllables as make a numeral; nil when there is none.
  init?(_ syllables: ArraySlice<Character>) {
    var total = 0
    var section = 0
    var digit = 0
    var length = 0
    for syllable in syllables.prefix(10) {
      switch syllable {
      case "일", "이", "삼", "사", "오", "육", "칠", "팔", "구":
        guard digit == 0, let value = SinoNumeral.digits[syllable] else { return nil }
        digit = value
      case "십": (section, digit) = (section + max(digit, 1) * 10, 0)
      case "백": (section, digit) = (section + max(digit, 1) * 100, 0)
      case "천": (section, digit) = (section + max(digit, 1) * 1000, 0)
      case "만": (total, section, digit) = ((total + max(section + digit, 1)) * 10_000, 0, 0)
      case _:
        guard length > 0 else { return nil }
        self.init(value: total + section + digit, length: length)
        return
      }
      length += 1
    }
    guard length > 0 else { return nil }
    self.init(value: total + section + digit, length: length)
  }

  private init(value: Int, length: Int) {
    self.value = value
    self.length = length
  }

  private static let digits: [Character: Int] = [
    "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "칠": 7, "팔": 8, "구": 9,
  ]
}
