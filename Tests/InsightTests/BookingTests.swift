import Civil
import JSON
import Loopback
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
    #expect(order.quote.start == "2026-12-24" && order.quote.end == "2026-12-27", "a placeholder is no time")
    _ = try setting.service.book(order)
    #expect(
      setting.backend.look { JSONWriter().text($0.confirms[0]) }
        == #"{"session_id":"demo-session-1","booking_type":"flight","item_index":1,"passenger_info":{"name":"김여행","birth":"1994-03-02","nationality":"대한민국","passport":"M12345678","email":"kim@example.com","phone":"+821012345678","guests":2,"is_roundtrip":true,"departure_date":"2026-12-24","return_date":"2026-12-27"}}"#
    )
    #expect(!setting.said.text.contains("M12345678"), "passport numbers are never told")
    #expect(!setting.said.text.contains("kim@example.com"))
  }

  @Test("A flight whose times the server says is quoted with them")
  func timedFlight() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { $0.searchFlights = [FakeBackend.richFlight] }
    let quote = try setting.order(try #require(try setting.keptFlights().first)).quote
    #expect(quote.start == "2026-12-24T08:35:00+09:00" && quote.end == "2026-12-27T20:15:00+09:00")
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
}
