package import Wording

/// One question of the survey with its three choices.
package struct SurveyQuestion: Sendable {
  /// One answer: the word in JSON and how people read it.
  package struct Choice: Sendable {
    package let word: String
    package let title: Phrase
  }

  /// The key in JSON.
  package let name: String
  package let title: Phrase
  package let question: Phrase
  package let choices: [Choice]
  /// Gives the word of the answer; nil when it is not answered.
  package let answer: @Sendable (SurveyCard) -> String?

  package static let all: [SurveyQuestion] = [
    SurveyQuestion(
      name: "atmosphere", title: Phrase("Atmosphere", "분위기"),
      question: Phrase("Which surroundings do you like on a trip?", "어떤 분위기의 여행을 좋아하세요?"),
      choices: [
        Choice(word: "city", title: Phrase("City", "도시")), Choice(word: "nature", title: Phrase("Nature", "자연")),
        Choice(word: "both", title: Phrase("Both", "둘 다")),
      ]
    ) { $0.atmosphere?.rawValue },
    SurveyQuestion(
      name: "budget", title: Phrase("Budget", "예산"),
      question: Phrase("How do you like to spend?", "여행 경비는 어떻게 쓰고 싶으세요?"),
      choices: [
        Choice(word: "value", title: Phrase("Good value", "가성비 있게")),
        Choice(word: "premium", title: Phrase("Premium", "넉넉하게")),
        Choice(word: "flexible", title: Phrase("It depends", "상황에 따라")),
      ]
    ) { $0.budget?.rawValue },
    SurveyQuestion(
      name: "priority", title: Phrase("Priority", "우선순위"),
      question: Phrase("What matters most?", "무엇이 가장 중요하세요?"),
      choices: [
        Choice(word: "sights", title: Phrase("Sights", "볼거리")), Choice(word: "food", title: Phrase("Food", "먹거리")),
        Choice(word: "rest", title: Phrase("Rest", "휴식")),
      ]
    ) { $0.priority?.rawValue },
    SurveyQuestion(
      name: "schedule", title: Phrase("Schedule", "일정"),
      question: Phrase("How do you like to plan your days?", "하루 일정은 어떻게 짜고 싶으세요?"),
      choices: [
        Choice(word: "planned", title: Phrase("Planned by the clock", "시간표대로")),
        Choice(word: "spontaneous", title: Phrase("As it comes", "마음 가는 대로")),
        Choice(word: "between", title: Phrase("In between", "적당히")),
      ]
    ) { $0.schedule?.rawValue },
  ]
}
