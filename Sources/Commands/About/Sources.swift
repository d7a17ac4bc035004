import Grammar
import Travel
import Wording

/// `itravel sources` — the tables of facts in the binary, with date, licence and credit.
enum Sources {
  static let command = Command<Context, Outcome>(
    Phrase("List the facts inside: their date, licence and credit.", "담긴 자료의 기준일, 라이선스, 출처를 보여 줘요."),
    examples: ["sources", "sources --json"]
  ) { context in
    Outcome(SourcesAnswer(sources: context.world.sources()))
  }
}
