import Civil
import Foundation
import JSON
import Testing
import Travel

@testable import Storage

@Suite struct SessionTests {
  let folder = Folder()
  var sessions: SessionLedger { folder.ledger.sessions }

  private func turn(_ number: Int, _ message: String, at: Instant = noon, answer: JSONValue = .object([])) -> Turn {
    Turn(number: number, at: at, message: message, reply: "Gladly.", answer: answer)
  }

  @Test func startsAndFinds() throws {
    let first = try sessions.start(nil, noon)
    #expect(first.id.wholeMatch(of: /s_[a-z2-7]{6}/) != nil)
    #expect(first.isCurrent && first.turns == 0 && first.name == nil)
    let named = try sessions.start("osaka", noon.adding(minutes: 1))
    #expect(try sessions.find("osaka") == named)
    #expect(try sessions.find("current") == named)
    #expect(try sessions.current() == named)
    #expect(try sessions.find(first.id)?.isCurrent == false)
    #expect(try sessions.find("nowhere") == nil)
    #expect(try sessions.list(nil).map(\.id) == [named.id, first.id])
  }

  @Test func findsByUniquePrefixAlone() throws {
    let store = Store(directory: nil)
    let ledger = Ledger(store: store, locks: .threads(ThreadLocks()))
    try store.write(.normal) { (connection) throws(Failure) in
      for id in ["s_abcdef", "s_abczzz", "s_qqqqqq"] {
        try connection.run("INSERT INTO sessions (id, last_used, turn_of_use) VALUES (?1, 0, 0)", .text(id))
      }
    }
    #expect(try ledger.sessions.find("s_q")?.id == "s_qqqqqq")
    #expect(try ledger.sessions.find("s_abcz")?.id == "s_abczzz")
    #expect(try ledger.sessions.find("s_abcdef")?.id == "s_abcdef")
    #expect(try ledger.sessions.find("s_x") == nil)
    #expect(try ledger.sessions.find("s_") == nil)
    let failure = failure { _ = try ledger.sessions.find("s_abc") }
    #expect(failure?.code == "session_ambiguous")
    #expect(failure?.details["ids"] == .array([.string("s_abcdef"), .string("s_abczzz")]))
  }

  @Test func titleIsTheFirstMessageUntilRenamed() throws {
    let id = try sessions.start(nil, noon).id
    #expect(try sessions.find(id)?.title == id)
    _ = try sessions.add(turn(1, " \u{1B}[31m3 nights\nin Osaka, two of us, food "), nil, id)
    #expect(try sessions.find(id)?.title == "3 nights in Osaka,")
    _ = try sessions.add(turn(2, "make it five"), nil, id)
    #expect(try sessions.find(id)?.title == "3 nights in Osaka,")
    try sessions.rename(id, "Osaka in December, with mother")
    #expect(try sessions.find(id)?.title == "Osaka in December, with mother")
    let korean = try sessions.start(nil, noon).id
    _ = try sessions.add(turn(1, "👨‍👩‍👧‍👦 12월에 서울에서 오사카 3박 4일 맛집"), nil, korean)
    #expect(try sessions.find(korean)?.title.count == 18)
    #expect(try sessions.find(korean)?.title == "👨‍👩‍👧‍👦 12월에 서울에서 오사카 3박")
    let even = try sessions.start(nil, noon).id
    _ = try sessions.add(turn(1, "3 nights in Osaka please"), nil, even)
    #expect(try sessions.find(even)?.title == "3 nights in Osaka")
  }

  @Test func theLastUsedIsCurrentWhateverTheClock() throws {
    let first = try sessions.start("a", noon).id
    let second = try sessions.start("b", noon).id
    #expect(try sessions.current()?.id == second)
    try sessions.use(first, noon)
    #expect(try sessions.current()?.id == first)
    _ = try sessions.add(turn(1, "hello", at: noon.adding(minutes: -90)), nil, second)
    #expect(try sessions.current()?.id == second)
    #expect(try sessions.current()?.lastUsed == noon.adding(minutes: -90))
    try folder.ledger.offers.keep([kept(.hotel(hotel("of_a")), in: first)])
    #expect(try sessions.current()?.id == first)
    try folder.ledger.offers.clear(.hotel, second, noon)
    #expect(try sessions.current()?.id == second)
    try sessions.keepSurvey(KeptSurvey(answers: .empty, isSubmitted: false), first, noon)
    #expect(try sessions.current()?.id == first)
  }

  @Test(arguments: ["current", "s_abc", "", "  ", "a\u{1B}[2Jb", "a\u{202E}b"])
  func refusesANameThatMisleads(_ name: String) throws {
    #expect(failure { _ = try sessions.start(name, noon) }?.code == "bad_session_name")
    #expect(try sessions.list(nil).isEmpty)
  }

  @Test func namesAreUniqueInEverySpelling() throws {
    let id = try sessions.start("가을", noon).id
    let decomposed = "가을".decomposedStringWithCanonicalMapping
    #expect(failure { _ = try sessions.start(decomposed, noon) }?.code == "session_name_taken")
    #expect(try sessions.find(decomposed)?.id == id)
    try #expect(sessions.delete([id]) == 1)
    #expect(try sessions.start("가을", noon).name == "가을")
  }

  @Test func keepsTurnsWholeWhateverIsInThem() throws {
    let id = try sessions.start(nil, noon).id
    let answer = try JSONReader().read(
      #"{"cards":[{"kind":"hologram","depth":1.50,"deep":[[[{"x":null}]]]}],"z":1,"a":"\u0000 \ud83c\udfe8"}"#)
    _ = try sessions.add(turn(1, "one\ntwo", answer: answer), nil, id)
    let turns = try sessions.turns(id)
    #expect(turns.count == 1)
    #expect(turns.first?.answer == answer)
    #expect(turns.first?.message == "one\ntwo")
    #expect(turns.first?.at == noon)
  }

  @Test func aTurnWhoseNumberIsTakenComesAfter() throws {
    let id = try sessions.start(nil, noon).id
    for message in ["a", "b", "c"] { _ = try sessions.add(turn(1, message), nil, id) }
    #expect(try sessions.turns(id).map(\.number) == [1, 2, 3])
    #expect(try sessions.turns(id).map(\.message) == ["a", "b", "c"])
  }

  @Test func keepsGoalAndSurvey() throws {
    let id = try sessions.start(nil, noon).id
    #expect(try sessions.goal(id) == TripGoalCard())
    #expect(try sessions.survey(id) == KeptSurvey(answers: .empty, isSubmitted: false))
    var goal = TripGoalCard()
    goal.destinations = ["Osaka, JP"]
    goal.nights = 3
    _ = try sessions.add(turn(1, "a"), goal, id)
    _ = try sessions.add(turn(2, "b"), nil, id)
    #expect(try sessions.goal(id) == goal)
    let survey = KeptSurvey(
      answers: SurveyCard(atmosphere: .city, budget: nil, priority: .food, schedule: nil), isSubmitted: true)
    try sessions.keepSurvey(survey, id, noon)
    #expect(try sessions.survey(id) == survey)
  }

  @Test func findsWords() throws {
    let first = try sessions.start("trip", noon).id
    _ = try sessions.add(turn(1, "a beach in February"), nil, first)
    _ = try sessions.add(turn(2, "50% off, 100_000 won"), nil, first)
    let second = try sessions.start(nil, noon).id
    _ = try sessions.add(turn(1, "오사카 맛집"), nil, second)
    #expect(try sessions.list("BEACH").map(\.id) == [first])
    #expect(try sessions.list("맛집").map(\.id) == [second])
    #expect(try sessions.list("tri").map(\.id) == [first])
    #expect(try sessions.list("50%").map(\.id) == [first])
    #expect(try sessions.list("0_0").map(\.id) == [first])
    #expect(try sessions.list("0%0").isEmpty)
    #expect(try sessions.list("").count == 2)
  }

  @Test func takesInAnExport() throws {
    let mine = try sessions.start(nil, noon).id
    var goal = TripGoalCard()
    goal.destinations = ["Rome, IT"]
    let answers = SurveyCard(atmosphere: .city, budget: .value, priority: .food, schedule: .planned)
    let answer = JSONValue.object([.init("goal", TripGoalCard.record.codec.write(goal))])
    let taken = try sessions.take(
      nil, "Rome", [turn(1, "Rome"), turn(2, "in May", answer: answer)], answers, noon.adding(minutes: 5))
    #expect(taken.title == "Rome" && taken.turns == 2 && taken.lastUsed == noon.adding(minutes: 5))
    #expect(!taken.isCurrent)
    #expect(try sessions.current()?.id == mine)
    #expect(try sessions.goal(taken.id) == goal)
    #expect(try sessions.survey(taken.id) == KeptSurvey(answers: answers, isSubmitted: false))
    #expect(try sessions.turns(taken.id).map(\.message) == ["Rome", "in May"])
  }

  @Test func deletesAllOfAConversationButItsBookings() throws {
    let ledger = folder.ledger
    let id = try ledger.sessions.start(nil, noon).id
    _ = try ledger.sessions.add(turn(1, "a"), nil, id)
    try ledger.offers.keep([kept(.hotel(hotel("of_a")), in: id)])
    try ledger.booked("IT-AAAAAA", session: id)
    #expect(try ledger.sessions.delete([id, "s_nobody"]) == 1)
    #expect(try ledger.sessions.list(nil).isEmpty)
    #expect(try ledger.offers.find("of_a") == nil)
    #expect(failure { _ = try ledger.sessions.turns(id) }?.code == "session_not_found")
    #expect(try ledger.bookings.find("IT-AAAAAA")?.booking.session == id)
  }

  @Test func tellsOfAConversationThatIsGone() throws {
    let codes = [
      failure { try sessions.use("s_nobody", noon) }, failure { try sessions.rename("s_nobody", "x") },
      failure { _ = try sessions.add(turn(1, "a"), nil, "s_nobody") }, failure { _ = try sessions.goal("s_nobody") },
      failure { try folder.ledger.offers.keep([kept(.hotel(hotel("of_a")), in: "s_nobody")]) },
    ].map { $0?.code }
    #expect(codes == Array(repeating: "session_not_found", count: codes.count))
  }
}
