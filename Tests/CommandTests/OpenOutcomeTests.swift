import Civil
import Grammar
import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("What was left open at a server, and what changed there")
struct OpenOutcomeTests {
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

  /// The same home when any server is done with what it was sent.
  private var later: Bench {
    var later = box
    later.environment["ITRAVEL_NOW"] = "2026-11-30T09:10:00+09:00"
    return later
  }

  private func codes(_ result: Bench.Result) -> [String] {
    (JSONSelector("warnings.code")?.values(in: result.json ?? .null) ?? [])
      .compactMap { value in
        if case .string(let text) = value { return text }
        return nil
      }
  }

  private func events(_ code: String) -> [String] {
    box("history \(code) --get data.booking.timeline.event").out.split(separator: "\n").map(String.init)
  }

  @Test("A look at what changed finds a booking whose answer was lost, and writes it down once")
  func foundByRecheck() throws {
    backend.fails("/booking/confirm", .dropAfter)
    #expect(box(line).exit == .outcomeUnknown)
    let told = box("history --recheck --json")
    #expect(told["data.changes[0].was"] == "unknown" && told["data.changes[0].now"] == "confirmed", "\(told.out)")
    #expect(told["data.bookings[0].status"] == "confirmed")
    let code = try #require(told["data.bookings[0].code"])
    #expect(events(code) == ["intended", "sending", "unknown", "found"])
    #expect(box("history --recheck --json")["data.changes"] == "[0]")
    #expect(box("history --verify --json")["data.checks[0].detail"]?.hasPrefix("1 receipts") == true)
    #expect(box(line)["data.repeated"] == "true")
    #expect(backend.commits == 1)
  }

  @Test("A look at what changed gives up an order that the server does not list once it must be done")
  func absentByRecheck() {
    backend.fails("/booking/confirm", .dropBefore)
    #expect(box(line).exit == .outcomeUnknown)
    let early = box("history --recheck --json")
    #expect(codes(early).contains("order_open") && early["data.bookings[0].status"] == "unknown", "\(early.out)")
    let told = later("history --recheck --json")
    #expect(codes(told).contains("order_absent"), "\(told.out)")
    #expect(told["data.bookings[0].status"] == "failed")
    #expect(box(line).exit == .ok)
    #expect(backend.commits == 1)
  }

  @Test("A look that fails leaves the order open and says so", arguments: ["/api/bookings", "/api/cancelled-bookings"])
  func openAfterRecheck(path: String) {
    backend.fails("/booking/confirm", .dropAfter)
    #expect(box(line).exit == .outcomeUnknown)
    backend.fails(path, .brokenAfter(500))
    let told = box("history --recheck --json")
    #expect(told.exit == .ok, "\(told.err)")
    #expect(codes(told).contains("order_open"))
    #expect(told["meta.complete"] == "false")
    #expect(told["data.bookings[0].status"] == "unknown")
    #expect(box("history --recheck --json")["data.bookings[0].status"] == "confirmed")
  }

  @Test("Resumed with consent and a limit, an order that never arrived is sent again, once")
  func resume() {
    backend.fails("/booking/confirm", .dropBefore)
    #expect(box(line).exit == .outcomeUnknown)
    let resumed = later("book --resume --yes --max-total \"9000000 KRW\" --json")
    #expect(resumed.exit == .ok, "\(resumed.err)")
    #expect(resumed["data.bookings[0].status"] == "confirmed", "\(resumed.out)")
    #expect(backend.commits == 1)
    #expect(box(line)["data.repeated"] == "true")
    #expect(backend.commits == 1)
  }

  @Test("An order of which nobody can tell keeps no other from being settled")
  func several() {
    backend.fails("/booking/confirm", .answer(.plain("Gateway Time-out", status: 504)), .dropAfter)
    #expect(box(line).exit == .outcomeUnknown)
    #expect(box(line.replacing("hotel 1", with: "hotel 2")).exit == .outcomeUnknown)
    let resumed = box("book --resume --json")
    #expect(resumed.exit == .outcomeUnknown && resumed.out.isEmpty)
    #expect(box("history --status unknown --json")["data.bookings"] == "[1]")
    #expect(box("history --status active --provider offline --json")["data.bookings"] == "[1]")
    #expect(backend.commits == 1)
  }

  @Test("What never arrived and can be bought no more is over, however it is tried again", arguments: [true, false])
  func gone(isResumed: Bool) {
    backend.fails("/booking/confirm", .dropBefore)
    #expect(box(line).exit == .outcomeUnknown)
    backend.change { $0.lists["demo-session-1"] = [:] }
    let tried = later(isResumed ? "book --resume --yes --json" : line)
    #expect(tried.exit == .conflict && Bench.word(tried.error, "error.code") == "offer_gone", "\(tried.out)")
    #expect(box("history --json")["data.bookings[0].status"] == "failed")
    #expect(box("book --resume --json")["data.bookings"] == "[0]")
  }

  @Test("A gateway that gave up proves nothing about the server behind it")
  func gateway() {
    backend.fails("/booking/confirm", .answer(.plain("Gateway Time-out", status: 504)))
    #expect(box(line).exit == .outcomeUnknown)
    #expect(box(line).exit == .outcomeUnknown)
    #expect(backend.look { $0.confirms.isEmpty })
    #expect(later(line).exit == .ok)
    #expect(backend.commits == 1)
  }

  @Test("A cancellation whose answer was lost is unknown in every list, and says what to do")
  func openCancellation() throws {
    let code = try #require(box(line)["data.booking.code"])
    backend.fails("/cancel", .dropBefore)
    #expect(box("cancel \(code) --yes").exit == .outcomeUnknown)
    let listed = box("history --json")
    #expect(listed["data.bookings[0].status"] == "unknown")
    #expect(codes(listed).contains("cancel_open"))
    #expect(box("history --status unknown --json")["data.bookings"] == "[1]")
    #expect(box("history --status active --provider offline --json")["data.bookings"] == "[0]")
    let detail = box("history \(code) --json")
    #expect(detail["data.booking.status"] == "unknown" && codes(detail).contains("cancel_open"))
    let text = box("history")
    #expect(text.out.contains("cancelling?") && text.err.contains("itravel cancel \(code)"), "\(text.out)\(text.err)")
    // Nothing is bought in its place while nobody knows whether it stands.
    let again = box(line)
    #expect(Bench.word(again.error, "error.code") == "cancel_open", "\(again.out)")
    #expect(backend.commits == 1)
    #expect(box("cancel \(code) --yes").exit == .ok)
    #expect(!codes(box("history --json")).contains("cancel_open"))
    #expect(box("history --json")["data.bookings[0].status"] == "cancelled")
    #expect(box("history --verify --json")["data.checks[0].detail"]?.hasPrefix("2 receipts") == true)
  }

  @Test("A look at what changed settles a cancellation by the server's lists", arguments: [true, false])
  func settledCancellation(isDone: Bool) throws {
    let code = try #require(box(line)["data.booking.code"])
    backend.fails("/cancel", isDone ? .dropAfter : .dropBefore)
    #expect(box("cancel \(code) --yes").exit == .outcomeUnknown)
    let told = (isDone ? box : later)("history --recheck --json")
    let status = isDone ? "cancelled" : "confirmed"
    #expect(told["data.changes[0].now"] == status, "\(told.out)")
    #expect(told["data.bookings[0].status"] == status)
    #expect(events(code).last == (isDone ? "cancelled" : "cancel_absent"))
    #expect(!codes(box("history --json")).contains("cancel_open"))
    #expect(box("history --verify --json")["data.checks[0].detail"]?.hasPrefix(isDone ? "2" : "1") == true)
    // What it is then, it is to everything else as well.
    let again = box(line)
    #expect(again["data.repeated"] == (isDone ? "false" : "true"), "\(again.err)")
  }

  @Test("A stay that the server moved is told once, kept, and stands in the calendar at its new days, changed once")
  func moved() throws {
    let code = try #require(box(line)["data.booking.code"])
    let before = box("history -o ics").out
    #expect(before.contains("SEQUENCE:0") && before.contains("DTSTART;VALUE=DATE:20261224"), "\(before)")
    backend.change { state in
      guard case .object(let members) = state.bookings[0].passenger else { return }
      state.bookings[0].passenger = .object(
        members.map { member in
          switch member.key {
          case "checkin": .init("checkin", .string("2026-12-25"))
          case "checkout": .init("checkout", .string("2026-12-28"))
          case _: member
          }
        })
    }
    let told = box("history --recheck --json")
    #expect(told["data.changes"] == "[2]")
    #expect(told["data.bookings[0].start"] == "2026-12-25", "\(told.out)")
    #expect(box("history --recheck --json")["data.changes"] == "[0]")
    #expect(events(code).last == "changed")
    for command in ["history -o ics", "history \(code) -o ics"] {
      let after = box(command).out
      #expect(after.contains("SEQUENCE:1") && after.contains("DTSTART;VALUE=DATE:20261225"), "\(command): \(after)")
      func uid(_ text: String) -> Substring? { text.split(separator: "\r\n").first { $0.hasPrefix("UID:") } }
      #expect(uid(after) == uid(before))
    }
    #expect(box("cancel \(code) --yes").exit == .ok)
    let gone = box("history -o ics").out
    #expect(gone.contains("SEQUENCE:2") && gone.contains("STATUS:CANCELLED"))
    #expect(box("history --verify").exit == .ok)
  }
}

@Suite("Practice bookings that have begun or are over")
struct BegunBookingTests {
  private let box = Bench(now: "2026-11-30T09:00:00+09:00")
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678 --birth 1994-05-01"

  private func at(_ now: String) -> Bench {
    var later = box
    later.environment["ITRAVEL_NOW"] = now
    return later
  }

  /// Check-in on the 11th and check-out on the 14th, by the clocks of Osaka.
  @Test(
    "A stay is free to cancel until it begins, worth nothing while it lasts, and not cancelled once it is over",
    arguments: [
      ("2026-12-10T23:59:00+09:00", "all"), ("2026-12-11T00:00:00+09:00", "nothing"),
      ("2026-12-14T23:59:00+09:00", "nothing"), ("2026-12-15T00:00:00+09:00", "over"),
      ("2027-02-01T09:00:00+09:00", "over"),
    ])
  func stay(now: String, outcome: String) throws {
    _ = box("search hotel Osaka --check-in 2026-12-11 --nights 3")
    let booked = box("book hotel 1 \(who) --yes --max-total \"9000 USD\" --json")
    let code = try #require(booked["data.booking.code"], "\(booked.err)")
    let total = try #require(booked["data.booking.total.amount"])
    let done = at(now)("cancel \(code) --yes --json")
    guard outcome != "over" else {
      #expect(done.exit == .conflict && Bench.word(done.error, "error.code") == "booking_over", "\(done.out)")
      #expect(at(now)("cancel \(code) --dry-run --json").exit == .conflict)
      #expect(box("history --json")["data.bookings[0].status"] == "confirmed")
      return
    }
    #expect(done["data.refund.amount"] == (outcome == "all" ? total : "0.00"), "\(done.err)")
    #expect(done["data.fee.amount"] == (outcome == "all" ? "0.00" : total))
    let told = at(now)("cancel \(code) --dry-run").err + at(now)("history \(code)").out
    #expect(!told.isEmpty)
  }

  @Test("What nothing comes back of is said before it is done")
  func told() throws {
    _ = box("search hotel Osaka --check-in 2026-12-11 --nights 3")
    let code = try #require(box("book hotel 1 \(who) --yes --max-total \"9000 USD\" --json")["data.booking.code"])
    let during = at("2026-12-12T12:00:00+09:00")
    #expect(during("cancel \(code) --dry-run").out.contains("nothing comes back"))
    #expect(during("cancel \(code) --dry-run --lang ko").out.contains("돌려받는 금액이 없어요"))
    #expect(during("cancel \(code) --yes --min-refund \"1 USD\"").exit == .conflict)
  }

  @Test("A flight is worth nothing once it has departed, and not cancelled once it has arrived")
  func flight() throws {
    _ = box("search flight ICN KIX --depart 2026-12-11")
    let booked = box("book flight 1 \(who) --yes --max-total \"9000 USD\" --json")
    let code = try #require(booked["data.booking.code"], "\(booked.err)")
    #expect(at("2026-12-10T09:00:00+09:00")("cancel \(code) --dry-run --json")["data.fee.amount"] == "0.00")
    #expect(at("2026-12-13T09:00:00+09:00")("cancel \(code) --yes --json").exit == .conflict)
  }
}
