import Grammar
import Travel
package import Wording

/// The options that every command takes.
package struct GlobalOptions: Sendable {
  let form: FormOptions
  let service: ServiceOptions
  let manner: MannerOptions
  let limits: LimitOptions
  let look: LookOptions
  let ends: EndOptions
  let traffic: TrafficOptions

  package var isVerbose: Bool { manner.isVerbose }
  package var isQuiet: Bool { manner.isQuiet }
  package var isConfirmed: Bool { manner.isConfirmed }
  package var isDryRun: Bool { manner.isDryRun }
  package var noInput: Bool { manner.noInput }
  package var noWait: Bool { limits.noWait }
  package var timeout: Int? { limits.timeout }
  package var deadline: Int? { limits.deadline }
  package var columns: Int? { look.columns }

  /// Reads the global options of a program, in this order.
  static func program(commands: [Branch<Context, Outcome>]) -> Program<GlobalOptions, Context, Outcome> {
    Program(
      "itravel",
      Phrase("Plan, find and book trips from the shell.", "셸에서 여행을 계획하고, 찾고, 예약해요."),
      details: [
        Phrase(
          "Works offline: answers come from public facts in the binary and say how each figure is known. Offline bookings are practice bookings.",
          "오프라인에서도 동작해요. 답은 프로그램에 담긴 공개 자료에서 나오고, 숫자마다 근거를 밝혀요. 오프라인 예약은 연습 예약이에요.")
      ],
      examples: [
        "chat \"3 nights in Osaka from Seoul in December, two of us, food\"", "search flight ICN KIX --depart +30d",
        "search hotel Osaka --check-in +30d --nights 3", "history",
      ],
      freeText: "chat",
      reads: GlobalOptions.init(form:service:manner:limits:look:ends:traffic:),
      FormOptions.parameter, ServiceOptions.parameter, MannerOptions.parameter, LimitOptions.parameter,
      LookOptions.parameter, EndOptions.parameter, TrafficOptions.parameter,
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
