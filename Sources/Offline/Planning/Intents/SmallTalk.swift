import Travel

/// A few friendly words, and the polite refusal of what is no travel.
struct SmallTalk: Sendable {
  let telling: Telling

  func draft() -> Draft {
    var draft = Draft()
    draft.showsGoal = !telling.goal.destinations.isEmpty
    if telling.understood.startsOver {
      draft.say(
        telling("All right, let us start afresh. Where would you like to go?", "좋아요, 처음부터 다시 해 볼까요? 어디로 가고 싶으세요?"))
    } else if let place = telling.goal.destinations.first {
      let name = telling.name(place)
      draft.say(
        telling(
          "Gladly. Your trip to \(name) is noted; what shall we do next?", "네, \(name) 여행은 잘 기억하고 있어요. 다음은 무엇을 도와드릴까요?")
      )
    } else {
      draft.say(
        telling(
          "Hello! Tell me where and when you would like to go, and I will plan the trip.",
          "안녕하세요! 어디로 언제 가고 싶은지 알려 주시면 여행을 계획해 드릴게요."))
    }
    return draft
  }

  func declined() -> Draft {
    var draft = Draft()
    draft.showsGoal = false
    draft.say(telling("That is beyond me; I only help with travel.", "그건 도와드릴 수 없어요. 저는 여행만 도와드려요."))
    return draft
  }
}
