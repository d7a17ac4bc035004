package import Grammar
package import Travel
import Wording

/// Every command of the tool. Start reading here.
package enum Itravel {
  /// The release that this binary is, and the day it was made.
  package static let version = "0.1.0"
  package static let released = (2026, 11, 30)

  /// What a command with an effect answers, so that a format or a path nobody can print is refused before anything is
  /// done or anyone is asked.
  static func answer(of line: TypedLine) -> (any Answer.Type)? {
    switch line.path.first {
    case "book": line.words.contains("--resume") ? HistoryAnswer.self : BookAnswer.self
    case "cancel": CancelAnswer.self
    case "chat": ChatAnswer.self
    case "survey": SurveyAnswer.self
    case "search": line.path.last == "hotel" ? HotelsAnswer.self : FlightsAnswer.self
    case "sessions":
      switch line.path.last {
      case "list", "sessions": SessionsAnswer.self
      case "show", "export": TranscriptAnswer.self
      case _: SessionChangeAnswer.self
      }
    case "history":
      line.words.contains("--forget") && !line.words.contains("--verify") ? BookingDetailAnswer.self : nil
    case "doctor": DoctorAnswer.self
    case "sources": SourcesAnswer.self
    default: nil
    }
  }

  package static let program: Program<GlobalOptions, Context, Outcome> = GlobalOptions.program(commands: [
    .command("chat", Chat.command).under(Phrase("Ask", "물어보기")),
    .command("survey", Survey.command),
    .group(
      "search", Phrase("Find flights or places to stay.", "항공편이나 숙소를 찾아요."),
      examples: ["search flight ICN KIX --depart +30d", "search hotel Osaka --check-in +30d --nights 3"],
      [.command("flight", SearchFlight.command), .command("hotel", SearchHotel.command)]
    ).under(Phrase("Find and book", "찾고 예약하기")),
    .group(
      "book", Phrase("Book an offer shown earlier.", "앞에서 찾은 상품을 예약해요."),
      examples: ["book hotel 1 --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --dry-run"],
      default: "offer",
      [.command("flight", Book.flight), .command("hotel", Book.hotel), .command("offer", Book.offer)]),
    .command("history", History.command).under(Phrase("Look back", "돌아보기")),
    .command("cancel", Cancel.command),
    .group(
      "sessions", Phrase("See and manage the conversations kept here.", "저장된 대화를 보고 관리해요."),
      examples: ["sessions new --session osaka"], default: "list",
      [
        .command("list", Sessions.list), .command("show", Sessions.show), .command("new", Sessions.new),
        .command("use", Sessions.use), .command("rename", Sessions.rename), .command("delete", Sessions.delete),
        .command("export", Sessions.export), .command("import", Sessions.import),
      ]),
    .group(
      "completions", Phrase("Print the completion script of a shell.", "셸의 자동 완성 스크립트를 출력해요."),
      examples: ["completions bash"], default: "values",
      [
        .command("bash", Completions.bash), .command("zsh", Completions.zsh), .command("fish", Completions.fish),
        .command("values", Completions.values).hidden(),
      ]
    ).under(Phrase("The tool itself", "도구 자체")),
    .command("schema", Schema.command),
    .command("sources", Sources.command),
    .command("doctor", Doctor.command),
  ])
}
