package import JSON
import Wording

/// The survey of a session, under `survey`.
package struct SurveyAnswer: Answer {
  package static let schema = "survey"
  package let answers: SurveyCard
  package let isSubmitted: Bool
  /// Whether the questions themselves are shown too.
  package let showsQuestions: Bool

  package init(answers: SurveyCard, isSubmitted: Bool, showsQuestions: Bool = false) {
    self.answers = answers
    self.isSubmitted = isSubmitted
    self.showsQuestions = showsQuestions
  }

  package static let record = Record(
    { (answers: SurveyCard, _: Bool, isSubmitted: Bool) in
      SurveyAnswer(answers: answers, isSubmitted: isSubmitted)
    },
    Field("answers", SurveyCard.record.codec, "The four answers; null where not given.") { $0.answers },
    Field("complete", .bool, "Whether all four are given.") { $0.answers.isComplete },
    Field("submitted", .bool, "Whether the provider has them.") { $0.isSubmitted })

  package func body(for reader: Reader) -> [Block] {
    if showsQuestions {
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
