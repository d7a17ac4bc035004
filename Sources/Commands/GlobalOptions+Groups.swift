import Grammar
import Rendering
import Travel
import Wording

/// The form of the answer.
struct FormOptions: Sendable {
  let output: Format?
  let isJSON: Bool
  let fields: String?
  let path: String?

  static let parameter = Parameter<FormOptions>.together(
    reads: FormOptions.init(output:isJSON:fields:path:),
    .option("-o, --output FORMAT", Phrase("Answer in this format.", "답의 형식을 골라요.")),
    .flag("--json", Phrase("Answer in JSON; the same as -o json.", "JSON으로 답해요. -o json과 같아요.")),
    .option("--fields PATHS", Phrase("With JSON, keep only these paths below data.", "JSON에서 data 아래 이 경로만 남겨요.")),
    .option(
      "--get PATH", Phrase("Print what the JSON answer has here, bare, or nothing.", "JSON 답에서 이 값만 출력해요. 없으면 비워요.")))
}

/// Who answers, and in which conversation, language and currency.
struct ServiceOptions: Sendable {
  let provider: String?
  let endpoint: WebAddress?
  let session: String?
  let language: LanguageWord?
  let currency: Currency?

  static let parameter = Parameter<ServiceOptions>.together(
    reads: ServiceOptions.init(provider:endpoint:session:language:currency:),
    .option("--provider NAME", Phrase("Ask this service.", "물어볼 서비스를 골라요.")),
    .option("--endpoint URL", Phrase("Reach the service here.", "서비스의 주소예요.")),
    .option("--session ID", Phrase("Work in this conversation.", "이 대화에서 이어가요.")).completing(.dynamic("sessions")),
    .option("--lang LANGUAGE", Phrase("Answer in English or Korean.", "영어나 한국어로 답해요.")),
    .option("--currency CUR", Phrase("Show estimates in this currency.", "추정 가격을 이 통화로 보여 줘요.")))
}

/// How the command behaves.
struct MannerOptions: Sendable {
  let isQuiet: Bool
  let isVerbose: Bool
  let noInput: Bool
  let isConfirmed: Bool
  let isDryRun: Bool

  static let parameter = Parameter<MannerOptions>.together(
    reads: MannerOptions.init(isQuiet:isVerbose:noInput:isConfirmed:isDryRun:),
    .flag("-q, --quiet", Phrase("Say nothing on standard error but errors.", "오류 말고는 표준 오류에 쓰지 않아요.")),
    .flag("-v, --verbose", Phrase("Tell on standard error what is done.", "하는 일을 표준 오류에 알려요.")),
    .flag("--no-input", Phrase("Never ask anything.", "아무것도 묻지 않아요.")),
    .flag("-y, --yes", Phrase("Consent to what the command is about to do.", "명령이 하려는 일에 동의해요.")),
    .flag("-n, --dry-run", Phrase("Show what would be done, and do nothing.", "무엇을 할지 보여 주기만 해요.")))
}

/// Where what providers are asked and answer is written down, or read from instead of asking.
struct TrafficOptions: Sendable {
  let record: String?
  let replay: String?

  static let parameter = Parameter<TrafficOptions>.together(
    reads: TrafficOptions.init(record:replay:),
    .option("--record DIR", Phrase("Write down what providers are asked and answer.", "제공자와 주고받은 내용을 기록해요."))
      .completing(.directories),
    .option("--replay DIR", Phrase("Answer from such a record; ask nobody.", "기록된 내용으로 답하고 아무 데도 묻지 않아요."))
      .completing(.directories))
}

/// How long the command may take.
struct LimitOptions: Sendable {
  let timeout: Int?
  let deadline: Int?
  let noWait: Bool

  static let parameter = Parameter<LimitOptions>.together(
    reads: LimitOptions.init(timeout:deadline:noWait:),
    .option(
      "--timeout SECONDS", Phrase("Give up on one request after this long.", "요청 하나를 이만큼만 기다려요."), within: 1...86_400),
    .option(
      "--deadline SECONDS", Phrase("Give up on the whole command after this long.", "명령 전체를 이만큼만 기다려요."),
      within: 1...86_400),
    .flag("--no-wait", Phrase("Do not wait for another process.", "다른 프로세스를 기다리지 않아요.")))
}

/// How text looks.
struct LookOptions: Sendable {
  let color: ColorWord?
  let noPager: Bool
  let columns: Int?
  let isWide: Bool

  static let parameter = Parameter<LookOptions>.together(
    reads: LookOptions.init(color:noPager:columns:isWide:),
    .option("--color WHEN", Phrase("Use colour.", "색을 써요.")),
    .flag("--no-pager", Phrase("Never open a pager.", "페이저를 열지 않아요.")),
    .option("--columns N", Phrase("Draw for this many columns.", "이 너비에 맞춰 그려요."), within: 20...1000),
    .flag("--wide", Phrase("Show every column.", "모든 열을 보여 줘요.")))
}

/// Which answers end the command with a code of their own.
struct EndOptions: Sendable {
  let failsEmpty: Bool
  let isStrict: Bool

  static let parameter = Parameter<EndOptions>.together(
    reads: EndOptions.init(failsEmpty:isStrict:),
    .flag("--fail-empty", Phrase("Exit 3 when nothing is found.", "결과가 없으면 3으로 끝나요.")),
    .flag("--strict", Phrase("Exit 12 when the answer is an estimate or partial.", "답이 추정이거나 일부이면 12로 끝나요.")))
}
