import Insight
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("A server that goes on working when the connection is over")
struct LateWorkTests {
  private let backend: FakeBackend
  private var box: Bench
  private let line =
    "book hotel 1 --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --yes --json --max-total \"9000000 KRW\""

  init() throws {
    backend = try FakeBackend()
    box = Bench(now: "2026-11-30T09:00:00+09:00")
    box.providers = [
      .offline, .insight(http: .curl(agent: "itravel/test", environment: { _ in nil }), facts: .embedded),
    ]
    box.environment["ITRAVEL_ENDPOINT"] = backend.address
    let found = box("search hotel Osaka --check-in 2026-12-24 --nights 3")
    try #require(found.exit == .ok, "\(found.err)")
  }

  private func at(_ now: String) -> Bench {
    var later = box
    later.environment["ITRAVEL_NOW"] = now
    return later
  }

  /// How a connection can end while the work goes on behind it.
  static let endings: [(String, Loopback.Reply)] = [
    ("closed", .drop), ("reset", .raw([])), ("cut short", .raw(Array("HTTP/1.1 200 OK\r\nContent-Le".utf8))),
    ("302", .answer(302, [("Location", "/done")], [])), ("303", .answer(303, [("Location", "/done")], [])),
    ("307", .answer(307, [("Location", "http://127.0.0.1:1/")], [])), ("408", .plain("Request Timeout", status: 408)),
    ("502", .plain("Bad Gateway", status: 502)), ("503", .plain("Unavailable", status: 503)),
    ("500", .plain("Internal Server Error", status: 500)), ("520", .plain("Unknown", status: 520)),
    ("425", .plain("Too Early", status: 425)), ("202", .json("{\"status\":\"accepted\"}", status: 202)),
    ("pending", .json("{\"status\":\"pending\",\"booking_id\":\"BK-11111111\"}")),
    ("504", .plain("Gateway Time-out", status: 504)), ("no HTTP", .raw([1, 2, 13, 10, 13, 10])),
  ]

  @Test("Nothing is sent again until the work must be over, and what came of it is found", arguments: endings)
  func late(name: String, reply: Loopback.Reply) throws {
    backend.fails("/booking/confirm", .doneLater(reply))
    let first = box(line)
    #expect(first.exit == .outcomeUnknown && Bench.word(first.error, "error.outcome") == "unknown", "\(first.err)")
    let second = box(line)
    #expect(second.exit == .outcomeUnknown && second.out.isEmpty, "\(second.out)")
    #expect(Bench.word(second.error, "error.retry_after_s") == "600", "\(second.err)")
    // Neither does a resumption send it, with consent or without, nor give it up.
    #expect(box("book --resume --yes --json").exit == .outcomeUnknown)
    #expect(box("book --resume --json").exit == .outcomeUnknown)
    #expect(box("history --json")["data.bookings[0].status"] == "unknown")
    backend.finish()
    let found = box(line)
    #expect(found.exit == .ok && found["data.repeated"] == "true", "\(found.err)")
    #expect(backend.commits == 1)
  }

  @Test("Ten minutes after it was sent, what the server does not list never arrived", arguments: endings)
  func never(name: String, reply: Loopback.Reply) {
    backend.fails("/booking/confirm", .answer(reply))
    #expect(box(line).exit == .outcomeUnknown)
    #expect(at("2026-11-30T09:09:59+09:00")(line).exit == .outcomeUnknown)
    let again = at("2026-11-30T09:10:00+09:00")(line)
    #expect(again.exit == .ok && again["data.repeated"] == "false", "\(again.err)")
    #expect(backend.commits == 1)
  }

  @Test("A refusal that was none is found by a look at what changed", arguments: [400, 422, 429])
  func refused(status: Int) throws {
    backend.fails("/booking/confirm", .brokenAfter(status))
    #expect(Bench.word(box(line).error, "error.outcome") == "not_committed")
    #expect(box("history --provider offline --json")["data.bookings[0].status"] == "failed")
    let told = box("history --recheck --json")
    #expect(told["data.changes[0].was"] == "failed" && told["data.changes[0].now"] == "confirmed", "\(told.out)")
    #expect(told["data.bookings[0].status"] == "confirmed")
    #expect(box("history --recheck --json")["data.changes"] == "[0]")
    #expect(box("history --verify").exit == .ok)
    #expect(backend.commits == 1)
  }

  @Test("A refused order is as it was when nobody answers: nothing was sent this time")
  func unreached() {
    backend.fails("/booking/confirm", .answer(.json("{\"detail\":[]}", status: 422)))
    #expect(Bench.word(box(line).error, "error.outcome") == "not_committed")
    backend.stop()
    let again = box(line)
    #expect(again.exit == .unavailable && Bench.word(again.error, "error.outcome") == "nothing_sent", "\(again.err)")
    #expect(box("history --status unknown --provider offline --json")["data.bookings"] == "[0]")
  }

  @Test("What the server shows and may be the lost order is told as that")
  func maybeSame() {
    backend.fails("/booking/confirm", .dropAfter)
    #expect(box(line).exit == .outcomeUnknown)
    let listed = box("history")
    #expect(listed.err.contains("may be the order of") && listed.err.contains("history --recheck"), "\(listed.err)")
    #expect(box("history --lang ko").err.contains("주문일 수 있어요"))
    _ = box("history --recheck")
    #expect(!box("history").err.contains("may be the order of"))
    #expect(box("history --json")["data.bookings"] == "[1]")
  }

  @Test("A cancellation whose answer was lost is looked up before the offer is bought anew", arguments: [true, false])
  func cancellation(isDone: Bool) throws {
    let code = try #require(box(line)["data.booking.code"])
    backend.fails("/cancel", isDone ? .dropAfter : .dropBefore)
    #expect(box("cancel \(code) --yes").exit == .outcomeUnknown)
    let again = box(line)
    if isDone {
      #expect(again.exit == .ok && again["data.repeated"] == "false", "\(again.err)")
      #expect(backend.commits == 2)
    } else {
      #expect(again.exit == .conflict && Bench.word(again.error, "error.code") == "cancel_open", "\(again.out)")
      let settled = at("2026-11-30T09:10:00+09:00")(line)
      #expect(settled["data.repeated"] == "true" && settled["data.booking.code"] == code, "\(settled.err)")
      #expect(backend.commits == 1)
    }
  }
}
