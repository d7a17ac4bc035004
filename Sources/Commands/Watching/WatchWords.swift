import Grammar
import Travel
import Wording

/// How a search is watched, as its options say it: what is worth printing again.
struct WatchWords: Equatable, Sendable {
  /// Only what is new or cheaper than what was printed last.
  let onlyChanged: Bool
  /// Only when the cheapest is under this.
  let below: Money?
  /// The file of what was printed last; the common one when nil.
  let state: String?

  var isWatching: Bool { onlyChanged || below != nil }

  static let parameter = Parameter<WatchWords>.together(
    reads: WatchWords.read(onlyChanged:below:state:),
    .flag("--changed", Phrase("Print only what is new or cheaper than printed last.", "지난번보다 새롭거나 싸진 것만 출력해요."))
      .under(Phrase("Watching", "지켜보기")),
    .option(
      "--below AMOUNT", Phrase("Print only if the cheapest is under this.", "가장 싼 것이 이보다 쌀 때만 출력해요.")),
    .option("--state FILE", Phrase("Keep what was printed last here, for --changed.", "지난번에 출력한 내용을 이 파일에 둬요."))
      .completing(.files))

  private static func read(onlyChanged: Bool, below: Money?, state: String?) throws(UsageError) -> WatchWords {
    try check(onlyChanged: onlyChanged, state: state)
    return WatchWords(onlyChanged: onlyChanged, below: below, state: state)
  }

  /// Throws when `--state` stands alone, or names what does not last.
  static func check(onlyChanged: Bool, state: String?) throws(UsageError) {
    guard state == nil || onlyChanged else {
      throw UsageError(
        "missing_option", field: "changed",
        Phrase("--state is where --changed keeps what was printed.", "--state는 --changed가 쓰는 파일이에요. --changed도 써 주세요."))
    }
    guard state != "" else {
      throw UsageError(
        "bad_value", field: "state",
        Phrase("--state needs the path of a file, and this one is empty.", "--state에 파일 경로를 써 주세요. 비어 있어요."))
    }
    guard state != "-" else {
      throw UsageError(
        "bad_value", field: "state",
        Phrase("--state needs a file that lasts, not standard input.", "--state에는 표준 입력이 아니라 남아 있을 파일이 필요해요."))
    }
  }
}
