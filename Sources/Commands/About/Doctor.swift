import Civil
import Grammar
import Rendering
import Travel
import Wording

/// `itravel doctor` — what is right and wrong with this machine.
enum Doctor {
  static let command = Command<Context, Outcome>(
    Phrase("Look at this machine and say what to mend.", "이 컴퓨터를 살펴보고 고칠 것을 알려 줘요."),
    details: [
      Phrase(
        "The report is printed whatever it says. When a check fails, the exit code is 10 and standard error names what failed.",
        "보고서는 결과와 상관없이 출력해요. 실패한 항목이 있으면 10으로 끝나고 표준 오류에 그 이름을 적어요.")
    ],
    examples: ["doctor", "doctor --show-origin", "doctor --json"],
    reads: { (isOnline: Bool, showsOrigin: Bool) in (isOnline: isOnline, showsOrigin: showsOrigin) },
    .flag(
      "--online",
      Phrase("Ask each provider too; nothing else here uses the network.", "제공자에게도 물어봐요. 이 옵션이 없으면 네트워크를 쓰지 않아요.")),
    .flag("--show-origin", Phrase("Tell where each setting comes from.", "설정마다 어디에서 왔는지 알려 줘요."))
  ) { words, context in
    let checks =
      DoctorSettings(context: context, showsOrigin: words.showsOrigin).checks
      + DoctorTerminal(world: context.world).checks
      + context.world.examine(context.settings) + DoctorTravellers(context: context).checks
      + (words.isOnline ? DoctorOnline(context: context).checks : [])
    return report(checks)
  }

  /// The report, with a complaint when something in it fails.
  static func report(_ checks: [DoctorAnswer.Check]) -> Outcome {
    let bad = checks.filter { $0.status == .fail }
    guard let first = bad.first else { return Outcome(DoctorAnswer(checks: checks)) }
    let names = bad.map(\.name).joined(separator: ", ")
    return Outcome(DoctorAnswer(checks: checks), exit: .config).complaining(
      Failure(
        "checks_failed", .config,
        Phrase("Something is to be mended: \(names).", "고칠 것이 있어요: \(names)."), hint: first.fix))
  }

  /// The one finding that keeps everything else from being looked at: a setting that cannot be read.
  static func tell(_ failure: Failure, _ voice: Voice, _ world: World) throws(Failure) -> ExitCode {
    let variable = failure.field.flatMap { $0.hasPrefix("ITRAVEL_") ? $0 : nil }
    let fix = variable.map { "unset \($0)" } ?? failure.hint
    let outcome = report([
      DoctorAnswer.Check(name: "settings", status: .fail, detail: failure.message, fix: fix)
    ])
    let reader = Reader(language: voice.language, now: Instant(seconds: 0)) { $0.name }
    let page = try Presentation(
      format: voice.wantsJSON ? .json : .text, canvas: Canvas(columns: nil, isColoured: false, isWide: false))
    try world.console.write(try page.render(outcome, for: reader).bytes)
    if let complaint = outcome.complaint { voice.say(complaint) }
    return outcome.exit
  }
}
