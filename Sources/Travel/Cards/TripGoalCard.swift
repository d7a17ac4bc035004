package import Civil
package import JSON
import Wording

/// The trip as understood so far. Nothing stands in it that the traveller did not say or that does not follow.
package struct TripGoalCard: Card {
  package static let kind = "trip_goal"

  /// How far the trip has come.
  package enum Status: String, CaseIterable, Sendable {
    case justStarted = "just_started"
    case choosingCity = "choosing_city"
    case planningItinerary = "planning_itinerary"
    case done
  }

  /// `City, CC`.
  package var origin: String?
  package var destinations: [String] = []
  package var depart: CivilDate?
  package var returning: CivilDate?
  package var departWindow: DateWindow?
  package var nights: Int?
  package var days: Int?
  package var adults: Int?
  package var children: Int?
  package var childAges: [Int] = []
  package var budget: TripBudget?
  package var styleTags: [String] = []
  package var constraints: [String] = []
  package var status: Status = .justStarted
  /// The month of the trip as `YYYY-MM`, when it is known.
  package var month: String?
  /// The words each slot was read from, by slot.
  package var said: [SaidWords] = []

  package init() {}

  private init(
    _ origin: String?, _ destinations: [String], _ depart: CivilDate?, _ returning: CivilDate?,
    _ departWindow: DateWindow?, _ nights: Int?, _ days: Int?, _ adults: Int?, _ children: Int?, _ childAges: [Int],
    _ budget: TripBudget?, _ styleTags: [String], _ constraints: [String], _ status: Status, _ month: String?,
    _ said: [SaidWords]
  ) {
    self.origin = origin
    self.destinations = destinations
    self.depart = depart
    self.returning = returning
    self.departWindow = departWindow
    self.nights = nights
    self.days = days
    self.adults = adults
    self.children = children
    self.childAges = childAges
    self.budget = budget
    self.styleTags = styleTags
    self.constraints = constraints
    self.status = status
    self.month = month
    self.said = said
  }

  package static let record = Record(
    TripGoalCard.init(_:_:_:_:_:_:_:_:_:_:_:_:_:_:_:_:),
    Field("origin", .optional(.string), "Where the trip starts: `City, CC`.") { $0.origin },
    Field("destinations", .list(.string), "Where it goes, in order: `City, CC`.") { $0.destinations },
    Field("depart", .optional(.date), "Day of departure or check-in.") { $0.depart },
    Field("return", .optional(.date), "Day of return or check-out.") { $0.returning },
    Field("depart_window", .optional(DateWindow.codec), "First and last day, when only a window is known.") {
      $0.departWindow
    },
    Field("nights", .optional(.int(within: 0...3660)), "Nights of the trip.") { $0.nights },
    Field("days", .optional(.int(within: 0...3660)), "Days of the trip.") { $0.days },
    Field("adults", .optional(.int(within: 0...999)), "Adults.") { $0.adults },
    Field("children", .optional(.int(within: 0...999)), "Children, infants among them.") { $0.children },
    Field("child_ages", .list(.int(within: 0...99)), "Ages of the children, as far as said.") { $0.childAges },
    Field("budget", .optional(TripBudget.record.codec), "What it may cost.") { $0.budget },
    Field("style_tags", .list(.string), "What the trip is for.") { $0.styleTags },
    Field("constraints", .list(.string), "What must hold.") { $0.constraints },
    Field("status", .word(), "How far the trip has come.") { $0.status },
    Field("month", .optional(.string), "Month of the trip, YYYY-MM.") { $0.month },
    Field("said", SaidWords.codec, "Slot to the words it was read from.") { $0.said })
}

/// A first and a last day.
package struct DateWindow: Hashable, Sendable {
  package let first: CivilDate
  package let last: CivilDate

  package init(first: CivilDate, last: CivilDate) {
    self.first = first
    self.last = last
  }

  /// Whether the window is exactly one calendar month.
  package var isWholeMonth: Bool {
    first.day == 1 && (first.year, first.month) == (last.year, last.month)
      && last.day == CivilDate.daysIn(month: last.month, of: last.year)
  }

  package static let codec = Codec<DateWindow>.by(
    .list(.date), expected: "two dates",
    { $0.count == 2 ? DateWindow(first: $0[0], last: $0[1]) : nil }, { [$0.first, $0.last] })
}

/// What a trip may cost, and what the sum is for.
package struct TripBudget: Hashable, Sendable {
  /// What the sum is for, as far as it was said.
  package enum Scope: String, CaseIterable, Sendable {
    case total
    case perPerson = "per_person"
    case perNight = "per_night"
    case unknown
  }

  package let money: Money
  package let scope: Scope

  package init(money: Money, scope: Scope) {
    self.money = money
    self.scope = scope
  }

  package static let record = Record(
    { (amount: ExactDecimal, currency: Currency, scope: Scope) in
      TripBudget(money: Money(amount, currency), scope: scope)
    },
    Field(
      "amount", .by(.string, expected: "a decimal number", { ExactDecimal($0) }, { $0.text }), "Exact decimal amount."
    ) { $0.money.amount },
    Field("currency", .by(.string, expected: "an ISO 4217 code", { Currency($0) }, { $0.code }), "ISO 4217 code.") {
      $0.money.currency
    },
    Field("basis", .word(), "What the sum is for.") { $0.scope })
}

/// The words one slot of a trip was read from.
package struct SaidWords: Hashable, Sendable {
  package let slot: String
  package let words: String

  package init(slot: String, words: String) {
    self.slot = slot
    self.words = words
  }

  package static let codec = Codec<[SaidWords]>(
    write: { .object($0.map { .init($0.slot, .string($0.words)) }) },
    read: { value, path throws(JSONMismatch) in
      if value == .null { return [] }
      guard case .object(let members) = value else { throw JSONMismatch(path, expected: "an object of words") }
      return try members.map { (member) throws(JSONMismatch) in
        SaidWords(slot: member.key, words: try Codec<String>.string.read(member.value, path.key(member.key)))
      }
    },
    schema: {
      .object([
        .init("type", .string("object")), .init("additionalProperties", .object([.init("type", .string("string"))])),
      ])
    })
}
