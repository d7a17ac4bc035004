import Civil
import JSON
import Loopback
import Testing
import Transport
import Travel
import Wording

@testable import Insight

@Suite("The server's bookings, and cancelling one")
struct ServerBookingTests {
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
    #expect(!all[0].isCreationKnown && all[1].isCreationKnown, "the server does not tell when a cancelled one was made")
    setting.backend.change { $0.isOlder = true }
    #expect(try setting.service.bookings().map(\.sort) == [.hotel, .hotel])
  }

  @Test("A row that says little is shown with what it says; when it was made is unknown, not long ago")
  func poorRows() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.fails(
      "/api/bookings",
      .answer(
        .json(
          #"{"items":[{"booking_code":"BK-1","status":"pending"},{"booking_code":"BK-2","booking_type":"car","payload":null},{"booking_code":"BK-3","status":"confirmed","payload":{"item":{},"passenger_info":"x"}},{"title":"no code"},null]}"#
        )))
    let cards = try setting.service.bookings().sorted { ($0.code ?? "") < ($1.code ?? "") }
    #expect(cards.map(\.code) == ["BK-1", "BK-2", "BK-3"])
    #expect(cards.map(\.status) == [.confirmed, .confirmed, .confirmed])
    #expect(cards.allSatisfy { !$0.isCreationKnown && BookingCard.keys.codec.write($0)["created_at"] == .null })
    #expect(cards.map(\.sort) == [.hotel, .hotel, .hotel])
    #expect(cards.allSatisfy { $0.travellers.isEmpty && $0.start == nil && $0.place == nil && $0.offer == .null })
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
}
