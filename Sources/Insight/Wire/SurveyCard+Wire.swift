import JSON
import Travel

extension SurveyCard {
  /// The answers in the server's words; nil unless all four are given, since it takes no fewer.
  var wire: JSONValue? {
    guard let atmosphere, let budget, let priority, let schedule else { return nil }
    return .object([
      .init("atmosphere", .string(atmosphere.wire)), .init("budget", .string(budget.wire)),
      .init("priority", .string(priority.wire)), .init("schedule", .string(schedule.wire)),
    ])
  }

  /// The line with which the first client begins a context.
  var contextLine: String? {
    guard let atmosphere, let budget, let priority, let schedule else { return nil }
    return "[사용자 여행 성향 설문결과] 여행분위기:\(atmosphere.wire) / 예산스타일:\(budget.wire) / "
      + "여행우선순위:\(priority.wire) / 일정스타일:\(schedule.wire)"
  }
}

extension SurveyCard.Atmosphere {
  fileprivate var wire: String {
    switch self {
    case .city: "도심형"
    case .nature: "자연형"
    case .both: "복합형"
    }
  }
}

extension SurveyCard.Spending {
  fileprivate var wire: String {
    switch self {
    case .value: "가성비"
    case .premium: "프리미엄"
    case .flexible: "유동적"
    }
  }
}

extension SurveyCard.Priority {
  fileprivate var wire: String {
    switch self {
    case .sights: "관람경험"
    case .food: "식도락"
    case .rest: "휴식"
    }
  }
}

extension SurveyCard.Schedule {
  fileprivate var wire: String {
    switch self {
    case .planned: "계획형"
    case .spontaneous: "즉흥형"
    case .between: "중간형"
    }
  }
}
