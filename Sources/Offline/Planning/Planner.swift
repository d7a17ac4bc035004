package import Atlas
package import Travel

/// Makes the whole answer to what was understood: words, cards and steps, by rule and search alone.
package struct Planner: Sendable {
  package let atlas: Atlas

  package init(atlas: Atlas) { self.atlas = atlas }

  /// Answers one turn. The same question always has the same answer. Throws only when the embedded facts are damaged.
  package func answer(_ query: ChatQuery, _ understood: Understood) throws(Failure) -> ChatResult {
    let telling = Telling(atlas: atlas, query: query, understood: understood)
    let draft: Draft
    do throws(AtlasError) {
      draft = try Planner.draft(telling)
    } catch {
      throw Failure(damaged: error)
    }
    return Planner.result(draft, telling)
  }

  private static func draft(_ telling: Telling) throws(AtlasError) -> Draft {
    // Nothing is planned or offered for what cannot be: the question for what it should be is the answer.
    if telling.understood.refusal != nil {
      var draft = Draft()
      draft.questions = telling.understood.questions
      return draft
    }
    if let exchange = telling.understood.exchange {
      return try ExchangeAnswer(telling: telling, exchange: exchange).draft()
    }
    let followUp = FollowUpAnswer(telling: telling)
    if let plain = followUp.plain { return plain }
    var draft = try answer(telling)
    followUp.note(into: &draft)
    if let name = telling.understood.unknownPlace {
      draft.sentences.insert(
        telling("I do not know a place called “\(name)”.", "“\(name)”: 제가 모르는 곳이에요."), at: 0)
    }
    return draft
  }

  private static func answer(_ telling: Telling) throws(AtlasError) -> Draft {
    switch telling.understood.intent {
    case .itineraryPlanner: try PlanAnswer(telling: telling).draft()
    case .tripIdeation: try IdeasAnswer(telling: telling).draft()
    case .flightSearch: try FlightAnswer(telling: telling).draft()
    case .staySearch: try StayAnswer(telling: telling).draft()
    case .bookingAction: try BookingAnswer(telling: telling).draft()
    case .budgetPlanner: try BudgetAnswer(telling: telling).draft()
    case .foodSpotSearch: try FoodAnswer(telling: telling).draft()
    case .localGuide: try GuideAnswer(telling: telling).draft()
    case .weatherLookup: try WeatherAnswer(telling: telling).draft()
    case .transportationSearch: try TransportAnswer(telling: telling).draft()
    case .travelWarningSearch: WarningAnswer(telling: telling).draft()
    case .eventSearch: try EventsAnswer(telling: telling).draft()
    case .generalChat: SmallTalk(telling: telling).draft()
    case .outOfScope: SmallTalk(telling: telling).declined()
    }
  }

  private static func result(_ draft: Draft, _ telling: Telling) -> ChatResult {
    let understood = telling.understood
    var goal = understood.goal
    goal.status = draft.status ?? goal.status
    // A look-up asks for what it lacks itself, and for nothing else.
    let asked = Set(draft.questions.map(\.field))
    var questions = understood.questions.filter { !understood.intent.isLookUp || asked.contains($0.field) }
    for question in draft.questions where !questions.contains(where: { $0.field == question.field }) {
      questions.append(question)
    }
    var cards: [any Card] = []
    if draft.showsGoal { cards.append(goal) }
    if !draft.steps.isEmpty { cards.append(PlannerCard(stage: understood.stage.rawValue, steps: draft.steps)) }
    cards += draft.cards
    cards += (draft.flights?.offers ?? []) as [any Card]
    cards += (draft.hotels?.offers ?? []) as [any Card]
    var reply = draft.sentences
    reply += questions.prefix(2).map(\.question)
    if understood.isCut {
      reply.append(telling("Only the first part of the long message was read.", "메시지가 길어 앞부분만 읽었어요."))
    }
    let answer = ChatAnswer(
      session: telling.query.session, turn: telling.query.turn, intent: understood.intent.rawValue,
      stage: understood.stage.rawValue, reply: reply.joined(separator: " "), goal: goal, questions: questions,
      plan: ChatPlan(steps: draft.steps, stays: draft.stays), cards: cards, action: draft.action)
    return ChatResult(
      answer: answer, language: telling.language, flights: draft.flights?.offers, hotels: draft.hotels?.offers,
      flightRequest: draft.flights?.request, hotelRequest: draft.hotels?.request, warnings: draft.warnings)
  }
}
