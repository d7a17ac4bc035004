import Grammar
import JSON
import Travel
import Wording

/// `itravel survey` — the four-question preference survey of a session.
enum Survey {
  struct Words: Sendable {
    let atmosphere: SurveyCard.Atmosphere?
    let budget: SurveyCard.Spending?
    let priority: SurveyCard.Priority?
    let schedule: SurveyCard.Schedule?
    let answers: String?
    let showsQuestions: Bool
    let shows: Bool
    let clears: Bool
  }

  static let command = Command<Context, Outcome>(
    Phrase("Tell your taste; the plans of this conversation follow it.", "취향을 알려 주면 이 대화의 계획에 반영해요."),
    details: [
      Phrase(
        "On a terminal it asks the four questions one by one; in a script, give the options.",
        "터미널에서는 네 가지를 하나씩 물어봐요. 스크립트에서는 옵션으로 답해요.")
    ],
    examples: [
      "survey --atmosphere city --budget value --priority food --schedule planned", "survey --questions",
      Example(
        "survey --answers -", Phrase("The answers come as JSON.", "답을 JSON으로 받아요."),
        input: "{\"atmosphere\":\"city\",\"budget\":\"value\",\"priority\":\"food\",\"schedule\":\"planned\"}"),
      "survey --show --json",
    ],
    reads: Words.init(atmosphere:budget:priority:schedule:answers:showsQuestions:shows:clears:),
    .option("--atmosphere WORD", Phrase("Surroundings.", "여행 분위기예요.")),
    .option("--budget WORD", Phrase("How you spend.", "경비를 쓰는 방식이에요.")),
    .option("--priority WORD", Phrase("What matters most.", "가장 중요한 것이에요.")),
    .option("--schedule WORD", Phrase("How the days are planned.", "일정을 짜는 방식이에요.")),
    .option("--answers FILE|-", Phrase("Read the four answers from a JSON object.", "네 가지 답을 JSON 객체에서 읽어요."))
      .completing(.files),
    .flag("--questions", Phrase("Show the questions and their choices.", "질문과 선택지를 보여 줘요.")),
    .flag("--show", Phrase("Show the answers of this conversation.", "이 대화의 답을 보여 줘요.")),
    .flag("--clear", Phrase("Forget the answers.", "답을 지워요."))
  ) { words, context in
    try words.check()
    if words.showsQuestions {
      return Outcome(
        SurveyAnswer(answers: .empty, isSubmitted: false, questions: AskedQuestion.all(in: context.settings.language)))
    }
    let ledger = try context.ledger()
    if context.globals.isDryRun { return try rehearsed(words, ledger, context) }
    let session = try context.session(in: ledger, isNew: false)
    let kept = try ledger.sessions.survey(session.id)
    if words.shows {
      return Outcome(
        SurveyAnswer(answers: kept.answers, isSubmitted: kept.isSubmitted), session: session.id)
    }
    if words.clears {
      try ledger.sessions.keepSurvey(KeptSurvey(answers: .empty, isSubmitted: false), session.id, context.now)
      return Outcome(SurveyAnswer(answers: .empty, isSubmitted: false), session: session.id)
    }
    let answers = try words.answers(over: kept.answers, in: context)
    // Kept first, so that nothing that was answered is lost when it cannot be sent.
    try ledger.sessions.keepSurvey(KeptSurvey(answers: answers, isSubmitted: false), session.id, context.now)
    guard answers.isComplete else {
      return Outcome(SurveyAnswer(answers: answers, isSubmitted: false), session: session.id)
    }
    do throws(Failure) { try context.travel().submitSurvey(answers, session.id) } catch {
      // Who interrupts wants it over, not told.
      guard error.exit != .interrupted, error.exit != .terminated else { throw error }
      return Outcome(
        SurveyAnswer(answers: answers, isSubmitted: false), warnings: [unsent(answers, words, error, context)],
        session: session.id, isComplete: false)
    }
    try ledger.sessions.keepSurvey(KeptSurvey(answers: answers, isSubmitted: true), session.id, context.now)
    return Outcome(SurveyAnswer(answers: answers, isSubmitted: true), session: session.id)
  }

  /// Says that the answers stand though they were not sent, and how to send them.
  private static func unsent(_ answers: SurveyCard, _ words: Words, _ failure: Failure, _ context: Context) -> Warning {
    let given = SurveyQuestion.all.flatMap { question in
      question.answer(answers).map { ["--\(question.name)", $0] } ?? []
    }
    // The same line sends them, unless its answers came from somebody who was asked or from a pipe.
    let isWhole = !words.isAsking && words.answers != "-"
    let again = isWhole ? context.line.description : words.answers == nil ? context.line.adding(given) : nil
    return Warning(
      "survey_not_submitted", path: "data.submitted",
      Phrase(
        "The answers were not sent; they are kept and go with each message. \(failure.message.en)"
          + (again.map { "\nSend them: \($0)" } ?? ""),
        "답을 보내지 못했어요. 저장해 두고 메시지마다 함께 보내요. \(failure.message.ko)"
          + (again.map { "\n다시 보내기: \($0)" } ?? "")))
  }

  /// The answers as they would stand; nothing is kept and nothing is sent.
  private static func rehearsed(_ words: Words, _ ledger: Ledger, _ context: Context) throws(Failure) -> Outcome {
    let session = try context.standingSession(in: ledger)
    var kept = KeptSurvey(answers: .empty, isSubmitted: false)
    if let session { kept = try ledger.sessions.survey(session.id) }
    if words.shows {
      return Outcome(SurveyAnswer(answers: kept.answers, isSubmitted: kept.isSubmitted), session: session?.id)
    }
    let answers = try words.clears ? .empty : words.answers(over: kept.answers, in: context)
    context.note(Phrase("Nothing was kept or sent.", "저장하거나 보내지 않았어요."))
    return Outcome(SurveyAnswer(answers: answers, isSubmitted: false), session: session?.id)
  }
}

extension Survey.Words {
  /// Whether no answer is given, so that somebody has to be asked.
  fileprivate var isAsking: Bool {
    answers == nil && atmosphere == nil && budget == nil && priority == nil && schedule == nil
  }

  /// Throws when two of them ask for different things.
  fileprivate func check() throws(Failure) {
    var asked: [Phrase] = []
    if showsQuestions { asked.append(.same("--questions")) }
    if shows { asked.append(.same("--show")) }
    if clears { asked.append(.same("--clear")) }
    if !isAsking { asked.append(Phrase("answers", "답")) }
    guard asked.count > 1 else { return }
    let (one, other) = (asked[0], asked[1])
    throw .usage(
      "conflicting_options", field: clears ? "clear" : shows ? "show" : "questions",
      Phrase(
        "\(one.en) and \(other.en) do not go together.",
        "\(one.ko)와 \(other.ko)\(other.ko.particle(.topic)) 함께 쓸 수 없어요."))
  }

  /// The answers of the line, of a file, or of the person at the terminal, laid over those kept before.
  func answers(over kept: SurveyCard, in context: Context) throws(Failure) -> SurveyCard {
    var card = kept
    if let path = answers { card = try Survey.read(path, in: context) }
    card.atmosphere = atmosphere ?? card.atmosphere
    card.budget = budget ?? card.budget
    card.priority = priority ?? card.priority
    card.schedule = schedule ?? card.schedule
    guard isAsking else { return card }
    guard context.canAsk else {
      throw .usage(
        "missing_option", field: "atmosphere",
        Phrase("Nobody can be asked here, so give the answers as options.", "여기서는 물어볼 수 없으니 옵션으로 답해 주세요."),
        hint: "itravel survey --atmosphere city --budget value --priority food --schedule planned")
    }
    return try Survey.interview(over: kept, in: context)
  }
}

extension Survey {
  static func read(_ path: String, in context: Context) throws(Failure) -> SurveyCard {
    let root = try context.json(at: path, field: "answers")
    let names = SurveyQuestion.all.map(\.name)
    guard case .object(let members) = root else {
      throw .usage("bad_answers", field: "answers", Phrase("The answers must be a JSON object.", "답은 JSON 객체여야 해요."))
    }
    for member in members where !names.contains(member.key) {
      throw .usage(
        "bad_answers", field: "answers",
        Phrase(
          "“\(member.key)” is no question. There are: \(names.joined(separator: ", ")).",
          "“\(member.key)”\(member.key.particle(.called)) 질문은 없어요. 있는 것: \(names.joined(separator: ", "))."))
    }
    do { return try SurveyCard.record.codec.read(root, .root) } catch {
      throw .usage(
        "bad_answers", field: "answers",
        Phrase("\(error.path): \(error.expected) is expected.", "\(error.path)에는 \(error.expected) 가운데 하나를 써 주세요."))
    }
  }

  /// Asks the questions one by one. An empty line keeps what was said before, `b` goes back.
  static func interview(over kept: SurveyCard, in context: Context) throws(Failure) -> SurveyCard {
    var words = SurveyQuestion.all.map { $0.answer(kept) }
    let language = context.settings.language
    var index = 0
    while index < SurveyQuestion.all.count {
      let question = SurveyQuestion.all[index]
      var prompt = "\n\(question.question[language])\n"
      for (number, choice) in question.choices.enumerated() {
        let mark = choice.word == words[index] ? "●" : " "
        prompt += "  \(mark) \(number + 1)  \(choice.title[language])\n"
      }
      prompt += Phrase("1–3, Enter to skip, b to go back: ", "1–3, 건너뛰려면 Enter, 뒤로 가려면 b: ")[language]
      guard let line = context.world.console.ask(prompt) else {
        throw Failure(
          "interrupted", .interrupted, Phrase("The survey was left; nothing was kept.", "설문을 그만뒀어요. 저장된 것은 없어요."))
      }
      let reply = line.filter { !$0.isWhitespace }
      if reply == "b" {
        index = max(index - 1, 0)
      } else if reply.isEmpty {
        index += 1
      } else if let choice = question.choices.enumerated().first(where: {
        reply == String($0.offset + 1) || reply.lowercased() == $0.element.word
      }) {
        words[index] = choice.element.word
        index += 1
      }
    }
    return SurveyCard(
      atmosphere: words[0].flatMap { SurveyCard.Atmosphere(rawValue: $0) },
      budget: words[1].flatMap { SurveyCard.Spending(rawValue: $0) },
      priority: words[2].flatMap { SurveyCard.Priority(rawValue: $0) },
      schedule: words[3].flatMap { SurveyCard.Schedule(rawValue: $0) })
  }
}
