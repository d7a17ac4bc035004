package import JSON
import Wording

/// The four answers of the preference survey, as far as they are given.
package struct SurveyCard: Card {
  package static let kind = "survey"

  package enum Atmosphere: String, CaseIterable, Sendable { case city, nature, both }
  package enum Spending: String, CaseIterable, Sendable { case value, premium, flexible }
  package enum Priority: String, CaseIterable, Sendable { case sights, food, rest }
  package enum Schedule: String, CaseIterable, Sendable { case planned, spontaneous, between }

  package var atmosphere: Atmosphere?
  package var budget: Spending?
  package var priority: Priority?
  package var schedule: Schedule?

  package init(atmosphere: Atmosphere?, budget: Spending?, priority: Priority?, schedule: Schedule?) {
    self.atmosphere = atmosphere
    self.budget = budget
    self.priority = priority
    self.schedule = schedule
  }

  package static let empty = SurveyCard(atmosphere: nil, budget: nil, priority: nil, schedule: nil)

  package var isComplete: Bool { atmosphere != nil && budget != nil && priority != nil && schedule != nil }

  package static let record = Record(
    SurveyCard.init(atmosphere:budget:priority:schedule:),
    Field("atmosphere", .optional(.word()), "city, nature or both.") { $0.atmosphere },
    Field("budget", .optional(.word()), "value, premium or flexible.") { $0.budget },
    Field("priority", .optional(.word()), "sights, food or rest.") { $0.priority },
    Field("schedule", .optional(.word()), "planned, spontaneous or between.") { $0.schedule })

  package func body(for reader: Reader) -> [Block] {
    [
      .facts(
        SurveyQuestion.all.map { question in
          let answer = question.answer(self).flatMap { word in question.choices.first { $0.word == word } }
          return Block.Fact(
            Text(reader(question.title)),
            answer.map { Text(reader($0.title)) } ?? .quiet(reader("not answered", "답하지 않음")))
        })
    ]
  }
}
