import Grammar
import Travel
import Wording

/// `itravel doctor` — what is right and wrong with this machine.
enum Doctor {
  static let command = Command<Context, Outcome>(
    Phrase("Look at this machine and say what to mend.", "이 컴퓨터를 살펴보고 고칠 것을 알려 줘요."),
    examples: ["doctor", "doctor --json"]
  ) { context in
    let checks = settings(context) + context.world.examine(context.settings)
    let isBad = checks.contains { $0.status == .fail }
    return Outcome(DoctorAnswer(checks: checks), exit: isBad ? .config : .ok)
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
