import Civil
import Grammar
import Rendering
import Travel
import Wording

/// `itravel doctor` — what is right and wrong with this machine.
enum Doctor {
  static let command = Command<Context, Outcome>(
    Phrase("Look at this machine and say what to mend.", "이 컴퓨터를 살펴보고 고칠 것을 알려 줘요."),
    examples: ["doctor", "doctor --json"],
    reads: { (isOnline: Bool) in isOnline },
    .flag(
      "--online",
      Phrase("Ask each provider too; nothing else here uses the network.", "제공자에게도 물어봐요. 이 옵션이 없으면 네트워크를 쓰지 않아요."))
  ) { isOnline, context in
    let checks =
      settings(context) + context.world.examine(context.settings)
      + (isOnline ? DoctorOnline(context: context).checks : [])
    let isBad = checks.contains { $0.status == .fail }
    return Outcome(DoctorAnswer(checks: checks), exit: isBad ? .config : .ok)
  }

  /// The one finding that keeps everything else from being looked at: a setting that cannot be read.
  static func tell(_ failure: Failure, _ voice: Voice, _ world: World) throws(Failure) -> ExitCode {
    let check = DoctorAnswer.Check(
      name: "settings", status: .fail, detail: failure.message[voice.language],
      fix: voice.language == .ko ? "고치거나 지워 주세요" : "mend or remove it")
    let reader = Reader(language: voice.language, now: Instant(seconds: 0)) { $0.name }
    let page = try Presentation(
      format: voice.wantsJSON ? .json : .text, canvas: Canvas(columns: nil, isColoured: false, isWide: false))
    try world.console.write(try page.render(Outcome(DoctorAnswer(checks: [check])), for: reader).bytes)
    return .config
  }

  private static func settings(_ context: Context) -> [DoctorAnswer.Check] {
    let settings = context.settings
    return [
      .init(name: "version", status: .ok, detail: "itravel \(Itravel.version)"),
      .init(
        name: "provider", status: .ok, detail: "\(settings.provider.value) (\(settings.provider.origin.rawValue))"),
      .init(name: "language", status: .ok, detail: settings.language.rawValue),
      .init(name: "currency", status: .ok, detail: settings.currency.code),
      .init(name: "data", status: .ok, detail: settings.dataDirectory),
      .init(name: "configuration", status: .ok, detail: settings.configDirectory),
    ]
  }
}
