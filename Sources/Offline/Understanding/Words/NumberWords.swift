/// Numbers in words, as people write them beside nights and heads.
enum NumberWords {
  static let entries: [Lexicon.Entry] = [
    .init(.number(1), "one|한|하나"),
    .init(.number(2), "two|두|둘"),
    .init(.number(3), "three|세|셋|석"),
    .init(.number(4), "four|네|넷|넉"),
    .init(.number(5), "five|다섯"),
    .init(.number(6), "six|여섯"),
    .init(.number(7), "seven|일곱"),
    .init(.number(8), "eight|여덟"),
    .init(.number(9), "nine|아홉"),
    .init(.number(10), "ten|열"),
    .init(.number(11), "eleven|열한"),
    .init(.number(12), "twelve|열두|a dozen"),
    .init(.number(13), "thirteen"),
    .init(.number(14), "fourteen"),
    .init(.number(15), "fifteen"),
    .init(.number(20), "twenty|스무"),
    .init(.ordinal(1), "first|첫|첫째|첫번째|1st|첫주"),
    .init(.ordinal(2), "second|둘째|두번째|2nd"),
    .init(.ordinal(3), "third|셋째|세번째|3rd"),
    .init(.ordinal(4), "fourth|넷째|네번째|4th"),
    .init(.ordinal(5), "fifth|다섯째|다섯번째|5th"),
    .init(.last, "last|마지막|끝"),
  ]
}
