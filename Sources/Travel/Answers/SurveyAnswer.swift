package import JSON
import Wording

/// The survey of a session, under `survey`.
package struct SurveyAnswer: Answer {
  package static let schema = "survey"
  package let answers: SurveyCard
  package let isSubmitted: Bool
  /// The questions, where they were asked for.
  package let questions: [AskedQuestion]

  package init(answers: SurveyCard, isSubmitted: Bool, questions: [AskedQuestion] = []) {
    self.answers = answers
    self.isSubmitted = isSubmitted
    self.questions = questions
  }

  package static let record = Record(
    { (answers: SurveyCard, _: Bool, isSubmitted: Bool, questions: [AskedQuestion]) in
      SurveyAnswer(answers: answers, isSubmitted: isSubmitted, questions: questions)
    },
    Field("answers", SurveyCard.record.codec, "The four answers; null where not given.") { $0.answers },
    Field("complete", .bool, "Whether all four are given.") { $0.answers.isComplete },
    Field("submitted", .bool, "Whether the provider has them.") { $0.isSubmitted },
    Field("questions", .list(AskedQuestion.record.codec), "With their choices; empty without --questions.") {
      $0.questions
    })

  package var items: [JSONValue] {
    questions.isEmpty ? [json] : questions.map { AskedQuestion.record.codec.write($0) }
  }

  /// A row for each choice of the questions, else one of the answers.
  package func rows(for reader: Reader) -> [[(name: String, words: String)]] {
    guard !questions.isEmpty else { return items.map { flatRow($0) } }
    return questions.flatMap { question in
      question.choices.map { choice in
        [
          (name: "field", words: question.field), (name: "question", words: question.question),
          (name: "word", words: choice.word), (name: "title", words: choice.title),
        ]
      }
    }
  }

  package func body(for reader: Reader) -> [Block] {
    if !questions.isEmpty {
      return SurveyQuestion.all.flatMap { question -> [Block] in
        [
          .heading(Text(reader(question.question)) + .quiet("  --\(question.name)"), level: 3),
          .facts(question.choices.map { Block.Fact(.code($0.word), Text(reader($0.title))) }),
        ]
      }
    }
    let title =
      answers.isComplete
      ? reader("Your preferences", "여행 취향") : reader("Your preferences so far", "지금까지의 여행 취향")
    return [.heading(Text(title), level: 1)] + answers.body(for: reader)
  }
}
