package import JSON
import Wording

/// One turn's answer, under `chat`.
package struct ChatAnswer: Answer {
  package static let schema = "chat"
  package let session: String
  package private(set) var turn: Int
  package let intent: String
  package let stage: String
  package let reply: String
  package let goal: TripGoalCard
  package let questions: [ChatQuestion]
  package let plan: ChatPlan
  package let cards: [any Card]
  package let action: BookAction?
  /// The answer's JSON once it is made: it is both kept and printed.
  private var made: JSONValue?

  package var json: JSONValue { made ?? Self.record.codec.write(self) }

  /// The same answer with its JSON made.
  package var withJSON: ChatAnswer {
    var copy = self
    copy.made = json
    return copy
  }

  /// The same answer as the turn of another number.
  package func numbered(_ number: Int) -> ChatAnswer {
    guard number != turn else { return self }
    var copy = self
    copy.turn = number
    copy.made = nil
    return copy.withJSON
  }

  package init(
    session: String, turn: Int, intent: String, stage: String, reply: String, goal: TripGoalCard,
    questions: [ChatQuestion], plan: ChatPlan, cards: [any Card], action: BookAction?
  ) {
    self.session = session
    self.turn = turn
    self.intent = intent
    self.stage = stage
    self.reply = reply
    self.goal = goal
    self.questions = questions
    self.plan = plan
    self.cards = cards
    self.action = action
  }

  package static let record = Record(
    ChatAnswer.init(session:turn:intent:stage:reply:goal:questions:plan:cards:action:),
    Field(
      "session", .by(.optional(.string), expected: "an id", { $0 ?? "" }, { $0.isEmpty ? nil : $0 }),
      "Id of the conversation; null when nothing could be kept."
    ) { $0.session },
    Field("turn", .int, "Number of the turn, from 1.") { $0.turn },
    Field("intent", .string, "What the message was taken to ask for.") { $0.intent },
    Field("stage", .string, "ideation, planning, booking or post_trip.") { $0.stage },
    Field("reply", .string, "The answer in words.") { $0.reply },
    Field("goal", TripGoalCard.record.codec, "The trip as known after the turn.") { $0.goal },
    Field("questions", .list(ChatQuestion.record.codec), "What is still to be asked.") { $0.questions },
    Field("plan", ChatPlan.record.codec, "Steps and stays.") { $0.plan },
    Field("cards", .list(CardKind.codec), "The typed parts of the answer.") { $0.cards },
    Field("action", .optional(BookAction.record.codec), "What the traveller may confirm now.") { $0.action })

  package var items: [JSONValue] { cards.map { $0.json } }

  package func body(for reader: Reader) -> [Block] {
    var blocks: [Block] = [.paragraph(Text(reply))]
    // The reply asks the first of them itself.
    let open = questions.filter { !reply.contains($0.question) }
    if !open.isEmpty { blocks.append(.list(open.map { Text($0.question) })) }
    blocks += CardKind.grouped(cards, for: reader)
    if let action { blocks += action.body(for: reader) }
    return blocks
  }
}

/// Something the traveller should say.
package struct ChatQuestion: Equatable, Sendable {
  /// The key of the goal it is about.
  package let field: String
  package let question: String

  package init(field: String, question: String) {
    self.field = field
    self.question = question
  }

  package static let record = Record(
    ChatQuestion.init(field:question:),
    Field("field", .string, "The key of the goal it is about.") { $0.field },
    Field("question", .string, "The question in words.") { $0.question })
}

/// The steps of a trip and where it stays.
package struct ChatPlan: Equatable, Sendable {
  package let steps: [PlanStep]
  package let stays: [PlannedStay]

  package init(steps: [PlanStep], stays: [PlannedStay]) {
    self.steps = steps
    self.stays = stays
  }

  package static let empty = ChatPlan(steps: [], stays: [])

  package static let record = Record(
    ChatPlan.init(steps:stays:),
    Field("steps", .list(PlanStep.record.codec), "What to do, in order.") { $0.steps },
    Field("stays", .list(PlannedStay.record.codec), "Where the nights are spent.") { $0.stays })
}

/// Nights at one place.
package struct PlannedStay: Equatable, Sendable {
  /// `City, CC`.
  package let place: String
  package let nights: Int?
  package let depart: String?
  package let returning: String?

  package init(place: String, nights: Int?, depart: String?, returning: String?) {
    self.place = place
    self.nights = nights
    self.depart = depart
    self.returning = returning
  }

  package static let record = Record(
    PlannedStay.init(place:nights:depart:returning:),
    Field("place", .string, "City, CC.") { $0.place },
    Field("nights", .optional(.int), "Nights there.") { $0.nights },
    Field("depart", .optional(.string), "Day of arrival there, YYYY-MM-DD.") { $0.depart },
    Field("return", .optional(.string), "Day of leaving, YYYY-MM-DD.") { $0.returning })
}

/// Offers that may be booked now, with the one that fits best.
package struct BookAction: Equatable, Sendable {
  package let flights: [FlightOffer]
  package let hotels: [HotelOffer]
  /// Number of the suggested offer; nil for none.
  package let suggested: Int?

  package init(flights: [FlightOffer], hotels: [HotelOffer], suggested: Int?) {
    self.flights = flights
    self.hotels = hotels
    self.suggested = suggested
  }

  package static let record = Record(
    { (_: String, offers: [any Card], suggested: Int?) in
      BookAction(
        flights: offers.compactMap { $0 as? FlightOffer }, hotels: offers.compactMap { $0 as? HotelOffer },
        suggested: suggested)
    },
    Field("kind", .string, "Always book.") { _ in "book" },
    Field("offers", .list(CardKind.codec), "What may be booked.") { $0.flights as [any Card] + $0.hotels },
    Field("suggested", .optional(.int), "Number of the suggested offer.") { $0.suggested })

  func body(for reader: Reader) -> [Block] {
    guard let number = suggested else { return [] }
    let kind = hotels.isEmpty ? "flight" : "hotel"
    return [.hint(Text(reader("To book it:", "예약하려면:")), command: "itravel book \(kind) \(number) --dry-run")]
  }
}
