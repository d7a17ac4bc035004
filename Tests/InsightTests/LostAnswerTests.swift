import Civil
import JSON
import Loopback
import Synchronization
import Testing
import Transport
import Travel
import Wording

@testable import Insight

@Suite("Answers that were lost")
struct LostAnswerTests {
  @Test("A lost answer is found by its payload; an order that never arrived is absent")
  func lookUp() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    var order = try setting.order(try setting.kept(named: "호텔 정원"))
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
    #expect(
      try setting.service.lookUp(try setting.order(try setting.kept(named: "강변 호텔")))
        == .doubtful([receipt.code]), "the server books by a place in a list that may have moved")
    // A server that shows no dates and another key for the type: only what it listed before tells.
    setting.backend.change { $0.isOlder = true }
    #expect(try setting.service.lookUp(order) == .doubtful([receipt.code]))
    order.seen = []
    guard case .found = try setting.service.lookUp(order) else {
      Issue.record("not found at an older server")
      return
    }
  }

  @Test("A server that writes the party as words and lists more than was sent shows the same booking")
  func looseTypes() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    setting.backend.fails("/booking/confirm", .dropAfter)
    _ = setting.failure { () throws(Failure) in _ = try setting.service.book(order) }
    setting.backend.change { state in
      let members = state.bookings[0].passenger.members.map { member in
        member.key == "guests" ? JSONValue.Member("guests", .string("2")) : member
      }
      state.bookings[0].passenger = .object(members + [.init("passport_expiry", .null)])
    }
    guard case .found = try setting.service.lookUp(order) else {
      Issue.record("not found")
      return
    }
  }

  @Test("A look that fails is a failure, never an absence", arguments: ["/api/bookings", "/api/cancelled-bookings"])
  func lookUpFails(path: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    for fault in [
      FakeBackend.Fault.dropBefore, .answer(.json("{\"detail\":\"Not Found\"}", status: 404)), .brokenAfter(500),
    ] {
      setting.backend.fails(path, fault)
      let failure = setting.failure { () throws(Failure) in _ = try setting.service.lookUp(order) }
      #expect(failure?.exit == .unavailable)
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

  @Test(
    "A list with something in it that does not say whose it is proves no absence",
    arguments: [
      "{\"items\":[{\"booking_code\":\"BK-00000001\",\"booking_type\":\"hotel\",\"status\":\"confirmed\"}]}",
      "{\"items\":[{\"booking_code\":\"BK-00000001\",\"payload\":{\"item\":{},\"passenger_info\":{}}}]}",
      "{\"items\":[{\"booking_type\":\"hotel\",\"status\":\"confirmed\"}]}", "{\"items\":[null]}",
      "{\"items\":[],\"next\":\"/api/bookings?page=2\"}", "{\"items\":[],\"total\":3}",
      "{\"items\":[],\"message\":\"database is locked\"}", "{\"items\":[],\"has_more\":true}",
    ])
  func silentList(list: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    var order = try setting.order(try setting.kept(named: "호텔 정원"))
    #expect(try setting.service.lookUp(order) == .absent)
    setting.backend.fails("/api/bookings", .answer(.json(list)))
    #expect(try setting.service.lookUp(order) == (list.contains("BK-") ? .doubtful(["BK-00000001"]) : .unclear))
    guard list.contains("BK-") else { return }
    // Known before the order was sent, it cannot be of this order.
    order.foreignCodes = ["BK-00000001"]
    setting.backend.fails("/api/bookings", .answer(.json(list)))
    #expect(try setting.service.lookUp(order) == .absent)
  }

  @Test(
    "A booking written otherwise proves no absence, nor does a list beside an error",
    arguments: [
      ("name", "김 여행"), ("email", "KIM@example.com"), ("phone", "010-1234-5678"), ("name", nil), ("email", nil),
      ("guests", "many"),
    ] as [(String, String?)])
  func writtenOtherwise(key: String, value: String?) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    setting.backend.fails("/booking/confirm", .dropAfter)
    _ = setting.failure { () throws(Failure) in _ = try setting.service.book(order) }
    setting.backend.change { state in
      let others = state.bookings[0].passenger.members.filter { $0.key != key }
      state.bookings[0].passenger = .object(others + (value.map { [.init(key, .string($0))] } ?? []))
    }
    #expect(try setting.service.lookUp(order) == .doubtful(["BK-5ECCB71D"]))
    setting.backend.fails("/api/bookings", .answer(.json("{\"items\":[],\"error\":\"db down\"}")))
    let failure = setting.failure { () throws(Failure) in _ = try setting.service.lookUp(order) }
    #expect(failure?.exit == .unavailable)
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
