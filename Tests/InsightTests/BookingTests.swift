import Civil
import JSON
import Loopback
import Synchronization
import Testing
import Transport
import Travel
import Wording

@testable import Insight

@Suite("Booking at the server")
struct BookingTests {
  @Test("An order carries the names and types of the contract, and its quote is the first client's total")
  func order() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    #expect(order.quote.total?.text == "473,550 KRW")
    #expect(order.quote.tax?.text == "43,050 KRW")
    #expect(order.quote.basis == .model)
    #expect(order.quote.practice)
    let receipt = try setting.service.book(order)
    #expect(receipt.code == "BK-5ECCB71D")
    #expect(receipt.hasContents)
    #expect(
      setting.backend.look { JSONWriter().text($0.confirms[0]) }
        == #"{"session_id":"demo-session-1","booking_type":"hotel","item_index":1,"passenger_info":{"name":"김여행","email":"kim@example.com","phone":"+821012345678","checkin":"2026-12-24","checkout":"2026-12-27","guests":2}}"#
    )
    #expect(!JSONWriter().text(receipt.raw).contains("kim@example.com"))
  }

  @Test("A flight's order has the passport, the party as a number and its days")
  func flightOrder() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let offer = try #require(try setting.keptFlights().dropFirst().first)
    var person = Setting.traveller
    person.birth = CivilDate(iso: "1994-03-02")
    person.nationality = "KR"
    person.passport = "M12345678"
    let order = try setting.order(offer, traveller: person)
    #expect(order.quote.total == nil)
    _ = try setting.service.book(order)
    #expect(
      setting.backend.look { JSONWriter().text($0.confirms[0]) }
        == #"{"session_id":"demo-session-1","booking_type":"flight","item_index":1,"passenger_info":{"name":"김여행","birth":"1994-03-02","nationality":"대한민국","passport":"M12345678","email":"kim@example.com","phone":"+821012345678","guests":2,"is_roundtrip":true,"departure_date":"2026-12-24","return_date":"2026-12-27"}}"#
    )
    #expect(!setting.said.text.contains("M12345678"), "passport numbers are never told")
    #expect(!setting.said.text.contains("kim@example.com"))
  }

  @Test(
    "A list that has changed since it was shown books nothing",
    arguments: ["moved", "swapped", "emptied", "shorter", "dearer", "impostor"])
  func changedList(how: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "Bay Osaka"))
    setting.backend.change { state in
      var list = FakeBackend.hotels
      switch how {
      case "moved": list.swapAt(0, 4)
      case "swapped": list[4] = list[0]
      case "emptied": list = []
      case "shorter": list.removeLast()
      case "impostor":
        list[4] = .object(list[4].members.map { $0.key == "name" ? .init("name", .string("Bay Kyoto")) : $0 })
      case _: list[4] = .object(list[4].members.map { $0.key == "price" ? .init("price", .string("1박 999,000원")) : $0 })
      }
      state.lists["demo-session-1"]?["hotel"] = list
    }
    let failure = try #require(setting.failure { () throws(Failure) in _ = try setting.service.book(order) })
    #expect(failure.exit == .conflict)
    #expect(failure.effect == .nothingSent)
    #expect(setting.backend.commits == 0)
  }

  @Test("A confirmation of nothing, or of something else, is recorded as without contents")
  func emptyItem() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    for item in ["{}", #"{"name":"다른 호텔"}"#] {
      let order = try setting.order(try setting.kept(named: "호텔 정원"))
      setting.backend.fails(
        "/booking/confirm", .answer(.json("{\"booking_id\":\"BK-1\",\"item\":\(item),\"status\":\"confirmed\"}")))
      let receipt = try setting.service.book(order)
      #expect(receipt.code == "BK-1")
      #expect(!receipt.hasContents)
    }
  }

  @Test(
    "What became of an order follows from how its answer fails",
    arguments: [
      (FakeBackend.Fault.dropAfter, Failure.Effect.unknown), (.dropBefore, .unknown), (.cutAfter, .unknown),
      (.brokenAfter(500), .unknown), (.brokenAfter(502), .unknown),
      (.answer(.json("{\"status\":\"confirmed\"}")), .unknown), (.answer(.json("{\"booking_id\":null}")), .unknown),
      (.answer(.json("{\"booking_id\":")), .unknown),
      (.answer(.answer(200, [("Content-Type", "text/html")], Array("<html>".utf8))), .unknown),
      (
        .answer(
          .json(
            #"{"detail":[{"type":"missing","loc":["body","passenger_info","email"],"msg":"Field required","input":{"name":"김여행"}}]}"#,
            status: 422)), .notCommitted
      ),
      (.answer(.json("{}", status: 401)), .notCommitted), (.answer(.json("{}", status: 404)), .notCommitted),
      (.answer(.answer(429, [], [])), .notCommitted),
      (.answer(.answer(307, [("Location", "/booking/confirm/")], [])), .unknown),
    ])
  func effects(fault: FakeBackend.Fault, effect: Failure.Effect) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    setting.backend.fails("/booking/confirm", fault)
    let failure = try #require(setting.failure { () throws(Failure) in _ = try setting.service.book(order) })
    #expect(failure.effect == effect)
    #expect((failure.exit == .outcomeUnknown) == (effect == .unknown))
    #expect(setting.backend.requests.filter { $0.path == "/booking/confirm" }.count == 1, "sent once, whatever came")
    #expect(!"\(failure)".contains("김여행"))
  }

  @Test("Nothing that answers means nothing was sent")
  func unreached() throws {
    let setting = try Setting()
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    setting.backend.stop()
    let failure = try #require(setting.failure { () throws(Failure) in _ = try setting.service.book(order) })
    #expect(failure.effect == .nothingSent)
    #expect(failure.exit == .unavailable)
  }

  @Test("Orders come on fresh connections that are not used again")
  func connections() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    for _ in 0..<3 { _ = try setting.service.book(try setting.order(try setting.kept(named: "호텔 정원"))) }
    let numbers = setting.backend.requests.filter { $0.path == "/booking/confirm" }.map(\.connection)
    let others = setting.backend.requests.filter { $0.path != "/booking/confirm" }.map(\.connection)
    #expect(Set(numbers).count == 3)
    #expect(Set(numbers).isDisjoint(with: others))
  }

  @Test("A lost answer is found by its payload; an order that never arrived is absent")
  func lookUp() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    #expect(try setting.service.lookUp(order) == .absent)
    setting.backend.fails("/booking/confirm", .dropAfter)
    _ = setting.failure { () throws(Failure) in _ = try setting.service.book(order) }
    guard case .found(let receipt) = try setting.service.lookUp(order) else {
      Issue.record("not found")
      return
    }
    #expect(receipt.code == "BK-5ECCB71D")
    // Another traveller, another hotel: not his.
    var other = Setting.traveller
    other.email = "lee@example.com"
    #expect(try setting.service.lookUp(try setting.order(order.offer, traveller: other)) == .absent)
    #expect(try setting.service.lookUp(try setting.order(try setting.kept(named: "강변 호텔"))) == .absent)
    // A server that shows no dates and another key for the type.
    setting.backend.change { $0.isOlder = true }
    guard case .found = try setting.service.lookUp(order) else {
      Issue.record("not found at an older server")
      return
    }
  }

  @Test("A look that fails leaves the outcome unknown", arguments: ["/api/bookings", "/api/cancelled-bookings"])
  func lookUpFails(path: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    for fault in [
      FakeBackend.Fault.dropBefore, .answer(.json("{\"detail\":\"Not Found\"}", status: 404)), .brokenAfter(500),
    ] {
      setting.backend.fails(path, fault)
      let failure = setting.failure { () throws(Failure) in _ = try setting.service.lookUp(order) }
      #expect(failure?.exit == .outcomeUnknown)
      #expect(failure?.effect == .unknown)
    }
  }

  @Test("A list under another key is shown in no history, so absence there proves nothing")
  func otherList() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { state in
      state.lists["default"] = ["hotel": FakeBackend.hotels]
      state.reply = { _ in FakeBackend.action(type: "hotel", index: 0, list: "default") }
    }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    #expect(setting.backend.requests.contains { $0.target.contains("session_id=default") })
    #expect(try setting.service.lookUp(order) == .unclear)
  }

  @Test("A purchase that is known to be another's is not taken for the one looked for")
  func again() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let offer = try setting.kept(named: "호텔 정원")
    let first = try setting.service.book(try setting.order(offer))
    var second = try setting.order(offer, key: "K#2")
    second.foreignCodes = [first.code]
    #expect(try setting.service.lookUp(second) == .absent)
    let bought = try setting.service.book(second)
    guard case .found(let receipt) = try setting.service.lookUp(second) else {
      Issue.record("not found")
      return
    }
    #expect(receipt.code == bought.code)
  }

  @Test("The server's bookings are everybody's: marked foreign, masked, in UTC, both lists")
  func bookings() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let offer = try setting.kept(named: "호텔 정원")
    _ = try setting.service.book(try setting.order(offer))
    let second = try setting.service.book(try setting.order(offer))
    let card = try #require(try setting.service.bookings().first { $0.code == second.code })
    #expect(card.foreign)
    #expect(card.practice)
    #expect(card.title == "호텔 정원 예약")
    #expect(card.start == "2026-12-24")
    #expect(card.createdAt.rfc3339 == "2026-11-30T00:00:02Z")
    #expect(card.travellers.map(\.name) == ["김••"])
    #expect(!"\(card)".contains("kim@example.com"))
    _ = try setting.service.cancel(card, Setting.now)
    let all = try setting.service.bookings()
    #expect(all.map(\.status) == [.cancelled, .confirmed])
    #expect(all[0].cancelledAt?.rfc3339 == "2026-11-30T01:00:00Z")
    setting.backend.change { $0.isOlder = true }
    #expect(try setting.service.bookings().map(\.sort) == [.hotel, .hotel])
  }

  @Test(
    "An error body at status 200 is not an empty list", arguments: ["{\"error\":\"down\"}", "[]", "{\"items\":{}}"])
  func errorAt200(text: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.fails("/api/bookings", .answer(.json(text)))
    let failure = setting.failure { () throws(Failure) in _ = try setting.service.bookings() }
    #expect(failure?.code == "bad_response")
  }

  @Test("Cancelling: once; again is a conflict; an unknown code is not found, with the server's words")
  func cancel() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let receipt = try setting.service.book(try setting.order(try setting.kept(named: "호텔 정원")))
    let card = try #require(try setting.service.bookings().first { $0.code == receipt.code })
    let done = try setting.service.cancel(card, Setting.now)
    #expect(done.refund == nil && done.fee == nil)
    let again = setting.failure { () throws(Failure) in _ = try setting.service.cancel(card, Setting.now) }
    #expect(again?.code == "already_cancelled")
    #expect(again?.exit == .conflict)
    var unknown = card
    unknown.code = "BK-00000000"
    let missing = setting.failure { () throws(Failure) in _ = try setting.service.cancel(unknown, Setting.now) }
    #expect(missing?.exit == .notFound)
    #expect(missing?.message.ko.contains("예약 내역을 찾을 수 없습니다.") == true)
    let before = setting.backend.requests.count
    for code in ["", "../../chat", "BK 1", "BK%2F1"] {
      unknown.code = code
      let malformed = setting.failure { () throws(Failure) in _ = try setting.service.cancel(unknown, Setting.now) }
      #expect(malformed?.exit == .notFound)
    }
    #expect(setting.backend.requests.count == before, "what is no code is not sent")
  }

  @Test("A cancellation whose answer is lost is of unknown outcome")
  func lostCancellation() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let receipt = try setting.service.book(try setting.order(try setting.kept(named: "호텔 정원")))
    let card = try #require(try setting.service.bookings().first { $0.code == receipt.code })
    setting.backend.fails("/cancel", .dropAfter)
    let failure = setting.failure { () throws(Failure) in _ = try setting.service.cancel(card, Setting.now) }
    #expect(failure?.exit == .outcomeUnknown)
    #expect(
      setting.failure { () throws(Failure) in _ = try setting.service.cancel(card, Setting.now) }?.code
        == "already_cancelled")
  }

  @Test("An order in flight that is interrupted is of unknown outcome, a question is simply over")
  func interrupted() throws {
    let flag = Raised()
    let setting = try Setting(interruption: { flag.isUp ? .keyboard : nil })
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    setting.backend.fails("/booking/confirm", .answer(.hang))
    setting.backend.change { _ in }
    flag.rise(when: { setting.backend.requests.contains { $0.path == "/booking/confirm" } })
    let failure = try #require(setting.failure { () throws(Failure) in _ = try setting.service.book(order) })
    #expect(failure.exit == .outcomeUnknown)
    #expect(failure.effect == .unknown)
    #expect(setting.chatFailure()?.exit == .interrupted)
  }

  @Test("The deadline ends a look that hangs behind a chat")
  func deadline() throws {
    let setting = try Setting(deadline: 1)
    defer { setting.backend.stop() }
    setting.backend.fails("/api/bookings", .answer(.hang))
    let failure = setting.failure { () throws(Failure) in _ = try setting.service.bookings() }
    #expect(failure?.code == "deadline_passed")
    #expect(failure?.exit == .unavailable)
  }
}

/// A flag that is up from the moment a condition first holds.
final class Raised: Sendable {
  private let condition = Mutex<(@Sendable () -> Bool)?>(nil)
  var isUp: Bool { condition.withLock { $0?() ?? false } }
  func rise(when condition: @escaping @Sendable () -> Bool) { self.condition.withLock { $0 = condition } }
}
