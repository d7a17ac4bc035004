import Grammar
package import Travel
package import Wording

/// The options that every command takes.
package struct GlobalOptions: Sendable {
  package let output: Format?
  package let json: Bool
  package let fields: String?
  package let get: String?
  package let provider: String?
  package let endpoint: String?
  package let session: String?
  package let language: LanguageWord?
  package let currency: Currency?
  package let isQuiet: Bool
  package let isVerbose: Bool
  package let noInput: Bool
  package let isConfirmed: Bool
  package let isDryRun: Bool
  package let timeout: Int?
  package let deadline: Int?
  package let noWait: Bool
  package let color: ColorWord?
  package let noPager: Bool
  package let columns: Int?
  package let isWide: Bool
  package let failsEmpty: Bool
  package let isStrict: Bool

  /// Reads the global options of a program, in this order.
  static func program(commands: [Branch<Context, Outcome>]) -> Program<GlobalOptions, Context, Outcome> {
    Program(
      "itravel",
      Phrase("Plan, find and book trips from the shell.", "셸에서 여행을 계획하고, 찾고, 예약해요."),
      details: [
        Phrase(
          "Works offline: answers come from public facts in the binary and say how each figure is known. Offline bookings are practice bookings.",
          "오프라인에서도 동작해요. 답은 프로그램에 담긴 공개 자료에서 나오고, 숫자마다 근거를 밝혀요. 오프라인 예약은 연습 예약이에요."),
      ],
      examples: [
        "chat \"3 nights in Osaka from Seoul in December, two of us, food\"", "search flight ICN KIX --depart +30d",
        "search hotel Osaka --check-in +30d --nights 3", "history",
      ],
      freeText: "chat",
      reads: GlobalOptions.init(
        output:json:fields:get:provider:endpoint:session:language:currency:isQuiet:isVerbose:noInput:isConfirmed:isDryRun:timeout:deadline:noWait:color:noPager:columns:isWide:failsEmpty:isStrict:),
      .option("-o, --output FORMAT", Phrase("Answer in this format.", "답의 형식을 골라요.")),
      .flag("--json", Phrase("Answer in JSON; the same as -o json.", "JSON으로 답해요. -o json과 같아요.")),
      .option("--fields PATHS", Phrase("With JSON, keep only these paths below data.", "JSON에서 data 아래 이 경로만 남겨요.")),
      .option("--get PATH", Phrase("Print one value of the JSON answer, bare.", "JSON 답에서 값 하나만 출력해요.")),
      .option("--provider NAME", Phrase("Ask this service.", "물어볼 서비스를 골라요.")),
      .option("--endpoint URL", Phrase("Reach the service here.", "서비스의 주소예요.")),
      .option("--session ID", Phrase("Work in this conversation.", "이 대화에서 이어가요."))
        .completing(.dynamic("sessions")),
      .option("--lang LANGUAGE", Phrase("Answer in English or Korean.", "영어나 한국어로 답해요.")),
      .option("--currency CUR", Phrase("Show estimates in this currency.", "추정 가격을 이 통화로 보여 줘요.")),
      .flag("-q, --quiet", Phrase("Say nothing on standard error but errors.", "오류 말고는 표준 오류에 쓰지 않아요.")),
      .flag("-v, --verbose", Phrase("Tell on standard error what is done.", "하는 일을 표준 오류에 알려요.")),
      .flag("--no-input", Phrase("Never ask anything.", "아무것도 묻지 않아요.")),
      .flag("-y, --yes", Phrase("Consent to what the command is about to do.", "명령이 하려는 일에 동의해요.")),
      .flag("-n, --dry-run", Phrase("Show what would be done, and do nothing.", "무엇을 할지 보여 주기만 해요.")),
      .option("--timeout SECONDS", Phrase("Give up on one request after this long.", "요청 하나를 이만큼만 기다려요."), within: 1...86_400),
      .option("--deadline SECONDS", Phrase("Give up on the whole command after this long.", "명령 전체를 이만큼만 기다려요."), within: 1...86_400),
      .flag("--no-wait", Phrase("Do not wait for another process.", "다른 프로세스를 기다리지 않아요.")),
      .option("--color WHEN", Phrase("Use colour.", "색을 써요.")),
      .flag("--no-pager", Phrase("Never open a pager.", "페이저를 열지 않아요.")),
      .option("--columns N", Phrase("Draw for this many columns.", "이 너비에 맞춰 그려요."), within: 20...1000),
      .flag("--wide", Phrase("Show every column.", "모든 열을 보여 줘요.")),
      .flag("--fail-empty", Phrase("Exit 3 when nothing is found.", "결과가 없으면 3으로 끝나요.")),
      .flag("--strict", Phrase("Exit 12 when the answer is an estimate or partial.", "답이 추정이거나 일부이면 12로 끝나요.")),
      commands: commands)
  }
}

/// The languages an answer can have.
package enum LanguageWord: String, CaseIterable, ArgumentValue {
  case en, ko

  package var language: Language {
    switch self {
    case .en: .en
    case .ko: .ko
    }
  }
}

/// When colour is used.
package enum ColorWord: String, CaseIterable, ArgumentValue {
  case auto, always, never
}
