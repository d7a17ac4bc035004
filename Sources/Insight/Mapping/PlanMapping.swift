import Travel
import Wording

extension ServerPlan {
  /// The steps, each with the tool at its place in the list; without any, one step that says what is going on.
  func steps(in language: Language) -> [PlanStep] {
    guard steps.isEmpty else {
      return steps.enumerated().map { index, title in
        PlanStep(title: title, tool: index < tools.count ? tools[index] : nil)
      }
    }
    return [PlanStep(title: ServerPlan.title(of: intent)[language], tool: intent)]
  }

  private static func title(of intent: String) -> Phrase {
    switch intent {
    case "stay_search": Phrase("Sort out places to stay.", "숙소 후보를 정리해요.")
    case "flight_search": Phrase("Sort out flights.", "항공편 후보를 정리해요.")
    case "trip_ideation": Phrase("Gather ideas for the trip.", "여행 아이디어를 모아요.")
    case _: Phrase("Plan the trip.", "여행 계획을 세워요.")
    }
  }
}
