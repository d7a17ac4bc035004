package import JSON
package import Wording

/// One question of the survey as it is asked in a language, with its choices.
package struct AskedQuestion: Equatable, Sendable {
  /// One choice: the word to answer with, and how people read it.
  package struct Choice: Equatable, Sendable {
    package let word: String
    package let title: String

    package static let record = Record(
      Choice.init(word:title:),
      Field("word", .string, "What to answer with.") { $0.word },
      Field("title", .string, "How people read it.") { $0.title })
  }

  /// The key of the answer.
  package let field: String
  package let question: String
  package let choices: [Choice]

  package static let record = Record(
    AskedQuestion.init(field:question:choices:),
    Field("field", .string, "Key of the answer.") { $0.field },
    Field("question", .string, "What is asked.") { $0.question },
    Field("choices", .list(Choice.record.codec), "What may be answered.") { $0.choices })

  /// Gives all questions in a language, in the order they are asked.
  package static func all(in language: Language) -> [AskedQuestion] {
    SurveyQuestion.all.map { question in
      AskedQuestion(
        field: question.name, question: question.question[language],
        choices: question.choices.map { Choice(word: $0.word, title: $0.title[language]) })
    }
  }
}
