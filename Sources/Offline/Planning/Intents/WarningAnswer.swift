import Travel

/// Says that no current warnings are known here, and where they are.
struct WarningAnswer: Sendable {
  let telling: Telling

  static let links = [
    "https://www.0404.go.kr", "https://travel.state.gov", "https://www.gov.uk/foreign-travel-advice",
  ]

  func draft() -> Draft {
    var draft = Draft()
    let place = telling.understood.lookup.place ?? telling.goal.destinations.first
    let name = place.map { telling.name($0) }
    draft.showsGoal = !telling.goal.destinations.isEmpty
    draft.say(
      name.map {
        telling(
          "I have no current warnings for \($0), so I cannot say how safe it is now.",
          "\($0)의 최신 여행경보는 알 수 없어서 지금 안전한지 말씀드릴 수 없어요.")
      }
        ?? telling("I have no current travel warnings.", "최신 여행경보는 알 수 없어요."))
    draft.say(telling("Official sites keep them up to date.", "공식 사이트에서 최신 정보를 확인해 주세요."))
    draft.add(
      NoticeCard(
        code: "no_current_warnings",
        message: telling(
          "Travel warnings change by the day and are not part of the offline data.", "여행경보는 수시로 바뀌어서 오프라인 자료에 없어요."),
        links: WarningAnswer.links))
    return draft
  }
}
