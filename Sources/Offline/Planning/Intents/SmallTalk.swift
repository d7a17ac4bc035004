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
    } else if isThanks {
      draft.showsGoal = false
      draft.say(telling("You are welcome.", "천만에요."))
      draft.say(trip ?? next)
    } else if let trip {
      draft.say(isGreeting ? telling("Hello!", "안녕하세요!") : nil)
      draft.say(trip)
    } else {
      draft.say(telling("Hello!", "안녕하세요!"))
      draft.say(next)
    }
    return draft
  }

  /// What stands, where a trip is known.
  private var trip: String? {
    guard !telling.goal.destinations.isEmpty else { return nil }
    let names = telling.list(telling.goal.destinations.map { telling.name($0) })
    return telling(
      "Your trip to \(names) stands as it is; what shall we do next?", "\(names) 여행은 그대로 있어요. 다음은 무엇을 도와드릴까요?")
  }

  private var next: String {
    telling(
      "Tell me where and when you would like to go, and I will plan the trip.", "어디로 언제 가고 싶은지 알려 주시면 여행을 계획해 드릴게요.")
  }

  private var isThanks: Bool { says(["thank", "thx", "cheers", "고마", "고맙", "감사"]) }
  private var isGreeting: Bool { says(["hello", "hi", "hey", "good", "안녕", "반가"]) }

  private func says(_ beginnings: [String]) -> Bool {
    telling.query.message.lowercased().split { !$0.isLetter }.contains { word in
      beginnings.contains { $0 == "hi" ? word == "hi" : word.hasPrefix($0) }
    }
  }

  func declined() -> Draft {
    var draft = Draft()
    draft.showsGoal = false
    draft.say(telling("That is beyond me; I only help with travel.", "그건 도와드릴 수 없어요. 저는 여행만 도와드려요."))
    return draft
  }
}
