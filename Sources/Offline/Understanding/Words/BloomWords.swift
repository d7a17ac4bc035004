/// Words for what grows in one season alone.
enum BloomWords {
  static let entries: [Lexicon.Entry] = [
    .init(
      .bloom(.cherries),
      "cherry blossom|cherry blossoms|cherry season|cherry tree season|cherry trees|sakura|벚꽃|사쿠라"),
    .init(
      .bloom(.leaves),
      "autumn leaves|fall leaves|autumn foliage|fall foliage|foliage|autumn colors|autumn colours|fall colors|fall colours|autumn color|fall color|leaf peeping|momiji|koyo|단풍"
    ),
  ]
}
