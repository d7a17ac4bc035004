import Travel
import Wording

extension Understanding {
  /// What is understood of a question of currencies, which touches no trip; nil for any other message.
  func ofCurrencies(_ heard: HeardMessage, _ query: ChatQuery) -> Understood? {
    let language = language(of: heard.line, query)
    let goal = query.goal
    var understood = Understood(
      goal: goal, intent: .localGuide, stage: goal.destinations.isEmpty ? .ideation : .planning, language: language)
    understood.isUnchanged = true
    let usual = query.currency ?? (language == .ko ? .krw : .usd)
    understood.exchange = ExchangeReader(atlas: atlas, goal: goal, usual: usual).read(heard)
    if understood.exchange != nil { return understood }
    // Of a trip that is known it is asked what it costs in that money.
    guard goal.destinations.isEmpty, !heard.hearing.hasTripFacts else { return nil }
    var follow = FollowUp(heard: heard, intent: .budgetPlanner)
    let reader = FollowUpReader(atlas: atlas, goal: goal, currency: query.currency)
    guard reader.prices(Phrasing(heard), &follow), !follow.unmet.isEmpty else { return nil }
    (understood.intent, understood.unmet) = (.budgetPlanner, follow.unmet)
    return understood
  }
}
