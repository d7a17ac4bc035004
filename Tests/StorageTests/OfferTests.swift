import Civil
import JSON
import Testing
import Travel

@testable import Storage

@Suite struct OfferTests {
  let folder = Folder()
  var ledger: Ledger { folder.ledger }

  @Test func keepsOffersAsTheyWereShown() throws {
    let id = try ledger.sessions.start(nil, noon).id
    let offers = [
      kept(.hotel(hotel("of_a", number: 1)), in: id), kept(.hotel(hotel("of_b", number: 2)), in: id),
      kept(.flight(flight("of_f", number: 1)), in: id),
    ]
    try ledger.offers.keep(offers)
    #expect(try ledger.offers.latest(.hotel, id) == Array(offers.prefix(2)))
    #expect(try ledger.offers.latest(.flight, id) == [offers[2]])
    #expect(try ledger.offers.find("of_b") == offers[1])
    #expect(try ledger.offers.find("of_z") == nil)
  }

  @Test func aNewSearchTakesTheNumbersAndLeavesTheIds() throws {
    let id = try ledger.sessions.start(nil, noon).id
    let other = try ledger.sessions.start(nil, noon).id
    try ledger.offers.keep([kept(.hotel(hotel("of_x")), in: other), kept(.flight(flight("of_f")), in: id)])
    try ledger.offers.keep((1...3).map { kept(.hotel(hotel("of_\($0)", number: $0)), in: id) })
    try ledger.offers.keep([
      kept(.hotel(hotel("of_9", number: 1)), in: id), kept(.hotel(hotel("of_2", number: 2)), in: id),
    ])
    #expect(try ledger.offers.latest(.hotel, id).map(\.id) == ["of_9", "of_2"])
    #expect(try ledger.offers.latest(.flight, id).map(\.id) == ["of_f"])
    #expect(try ledger.offers.latest(.hotel, other).map(\.id) == ["of_x"])
    #expect(try ledger.offers.find("of_3")?.id == "of_3")
  }

  @Test func aSearchThatFoundNothingLeavesNoNumbers() throws {
    let id = try ledger.sessions.start(nil, noon).id
    try ledger.offers.keep([kept(.hotel(hotel("of_1")), in: id), kept(.flight(flight("of_f")), in: id)])
    try ledger.offers.clear(.hotel, id, noon)
    #expect(try ledger.offers.latest(.hotel, id).isEmpty)
    #expect(try ledger.offers.latest(.flight, id).count == 1)
    #expect(try ledger.offers.find("of_1") != nil)
    try ledger.offers.keep([])
    #expect(try ledger.offers.latest(.flight, id).count == 1)
  }

  @Test func anOfferOfNoConversationHasAnIdAndNoNumber() throws {
    try ledger.offers.keep([kept(.hotel(hotel("of_w", number: 1)), in: nil)])
    #expect(try ledger.offers.find("of_w") == kept(.hotel(hotel("of_w", number: 1)), in: nil))
    #expect(try ledger.sessions.list(nil).isEmpty)
    #expect(try ledger.sessions.current() == nil)
    let id = try ledger.sessions.start(nil, noon).id
    try ledger.offers.keep([kept(.hotel(hotel("of_a", number: 1)), in: id)])
    let before = try ledger.sessions.list(nil)
    try ledger.offers.keep([kept(.hotel(hotel("of_v", number: 1)), in: nil, at: noon.adding(minutes: 5))])
    #expect(try ledger.sessions.list(nil) == before)
    #expect(try ledger.offers.latest(.hotel, id).map(\.id) == ["of_a"])
    _ = try ledger.sessions.delete([id])
    #expect(try ledger.offers.find("of_a") == nil)
    #expect(try ledger.offers.find("of_v") != nil)
  }

  @Test func anOfferOfNoConversationIsKeptForNinetyDays() throws {
    func keep(_ id: String, _ day: Int) throws {
      try ledger.offers.keep([kept(.hotel(hotel(id)), in: nil, at: noon.adding(minutes: day * 1440))])
    }
    try keep("of_old", 0)
    try keep("of_seen", 0)
    try keep("of_seen", 60)
    try keep("of_new", 90)
    #expect(try ledger.offers.find("of_old") != nil)
    try keep("of_new", 91)
    #expect(try ledger.offers.find("of_old") == nil)
    #expect(try ledger.offers.find("of_seen")?.seenAt == noon.adding(minutes: 60 * 1440))
  }

  @Test func theNewestCopyOfAnIdIsFoundInAConversationOrNone() throws {
    let id = try ledger.sessions.start(nil, noon).id
    try ledger.offers.keep([kept(.hotel(hotel("of_a", total: "300000 KRW")), in: id)])
    try ledger.offers.keep([kept(.hotel(hotel("of_a", total: "100000 KRW")), in: nil, at: noon.adding(minutes: 1))])
    #expect(try ledger.offers.find("of_a")?.price.total?.text == "100,000 KRW")
    #expect(try ledger.offers.latest(.hotel, id).first?.price.total?.text == "300,000 KRW")
    try ledger.offers.keep([kept(.hotel(hotel("of_a", total: "200000 KRW")), in: id, at: noon.adding(minutes: 2))])
    #expect(try ledger.offers.find("of_a")?.session == id)
  }

  @Test func theNewestCopyOfAnIdIsFound() throws {
    let first = try ledger.sessions.start(nil, noon).id
    let second = try ledger.sessions.start(nil, noon).id
    try ledger.offers.keep([kept(.hotel(hotel("of_a", total: "200000 KRW")), in: second)])
    try ledger.offers.keep([kept(.hotel(hotel("of_a", total: "100000 KRW")), in: first)])
    #expect(try ledger.offers.find("of_a")?.session == first)
    try ledger.offers.keep([
      kept(.hotel(hotel("of_a", total: "150000 KRW")), in: second, at: noon.adding(minutes: 1))
    ])
    #expect(try ledger.offers.find("of_a")?.price.total?.text == "150,000 KRW")
    #expect(try ledger.offers.find("of_a")?.seenAt == noon.adding(minutes: 1))
  }
}
