import Travel

/// A piece of a message: a Latin word, a piece of Hangul, a number or a sign.
struct Token {
  enum Kind { case latin, hangul, number, sign }

  let kind: Kind
  /// As the tables of words have it: lower case, without apostrophes.
  let text: String
  /// Where it stands, in characters of the message.
  let span: Range<Int>
  /// Nothing stands between it and the token before.
  let isGlued: Bool
  /// It begins with a capital letter.
  let isCapital: Bool
  /// The value of a number.
  let value: ExactDecimal?
  /// The name of a place that begins here.
  var place: NamedPlace?
  /// It is a stretch of Hangul that no table knows.
  var isUnknown = false

  /// A number's value where it is whole and small enough to count with.
  var whole: Int? {
    guard let value, value.scale == 0, (0...99_999).contains(value.units) else { return nil }
    return value.units
  }
}
