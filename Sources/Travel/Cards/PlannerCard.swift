package import JSON
import Wording

/// What is to be done next for a trip, step by step.
package struct PlannerCard: Card {
  package static let kind = "planner"

  package let stage: String
  package let steps: [PlanStep]

  package init(stage: String, steps: [PlanStep]) {
    self.stage = stage
    self.steps = steps
  }

  package static let record = Record(
    PlannerCard.init(stage:steps:),
    Field("stage", .string, "ideation, planning, booking or post_trip.") { $0.stage },
    Field("steps", .list(PlanStep.record.codec), "What is to be done, in order.") { $0.steps })

  package func body(for reader: Reader) -> [Block] {
    guard !steps.isEmpty else { return [] }
    return [
      .heading(Text(reader("Next steps", "다음 단계")), level: 2), .list(steps.map { Text($0.title) }),
    ]
  }
}

/// One step of a plan, with the tool that does it.
package struct PlanStep: Equatable, Sendable {
  package let title: String
  /// The intent that serves it, such as `stay_search`; nil when none does.
  package let tool: String?

  package init(title: String, tool: String?) {
    self.title = title
    self.tool = tool
  }

  package static let record = Record(
    PlanStep.init(title:tool:),
    Field("title", .string, "What to do.") { $0.title },
    Field("tool", .optional(.string), "The intent that serves it.") { $0.tool })
}
