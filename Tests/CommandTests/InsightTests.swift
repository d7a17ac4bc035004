import Foundation
import Insight
import JSON
import Loopback
import Offline
import Synchronization
import Testing
import Transport
import Travel

@testable import itravel

@Suite("The InsighTravel server, from the command line")
struct InsightTests {
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"

  /// A box whose default is still the embedded engine, and a fake server it is pointed at.
  private func box(_ backend: FakeBackend) -> Bench {
    var bench = Bench(now: "2026-11-30T09:00:00+09:00")
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    bench.environment["ITRAVEL_ENDPOINT"] = backend.address
    return bench
  }

  @Test("Chat, items, book, history, cancel: the whole way round")
  func roundTrip() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    let chat = box("chat \"오사카 12월 24일부터 3박 호텔 두 번째 걸로 예약할게 2명\" --json")
    #expect(chat.exit == .ok, "\(chat.err)")
    #expect(chat["data.reply"] == "두 번째 것을 예약할게요.")
    #expect(chat["data.action.suggested"] == "2")
    #expect(chat["data.action.offers[1].name"] == "호텔 정원")
    #expect(chat["meta.provider"] == "insight")
    let quote = box("book hotel 2 \(who) --dry-run --json")
    #expect(quote["data.quote.total.amount"] == "473550", "\(quote.err)")
    #expect(backend.commits == 0)
    let booked = box("book hotel 2 \(who) --expect-total \"473550 KRW\" --yes --json")
    #expect(booked.exit == .ok, "\(booked.err)")
    let code = try #require(booked["data.booking.code"])
    #expect(code.hasPrefix("BK-"))
    #expect(booked["data.booking.practice"] == "true")
    let again = box("book hotel 2 \(who) --expect-total \"473550 KRW\" --yes --json")
    #expect(again["data.repeated"] == "true")
    #expect(again["data.booking.code"] == code)
    #expect(backend.commits == 1)
    let history = box("history --json")
    #expect(history["data.bookings"] == "[1]", "\(history.err)")
    #expect(history["data.bookings[0].code"] == code)
    #expect(history["data.bookings[0].foreign"] == "false")
    #expect(history["data.bookings[0].endpoint"] == backend.address)
    // A booking goes to its own server, whatever the run is pointed at.
    var elsewhere = box
    elsewhere.environment["ITRAVEL_ENDPOINT"] = nil
    #expect(elsewhere("cancel \(code) --yes").exit == .ok)
    #expect(box("cancel \(code) --yes").exit == .conflict)
    #expect(box("history --json")["data.bookings[0].status"] == "cancelled")
  }

  @Test("History shows what others booked as foreign and masked, says so once, and cancels it only when told to")
  func foreign() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let mine = box(backend)
    let other = box(backend)
    for box in [mine, other] {
      _ = box("search hotel Osaka --check-in 2026-12-24 --nights 3")
      let passport = "--name \"Juno Park\" --email juno@example.com --phone +821087654321"
      #expect(
        box("book hotel 1 \(box.directory == mine.directory ? who : passport) --max-total \"9000000 KRW\" --yes").exit
          == .ok)
    }
    let history = mine("history --json")
    #expect(history["data.bookings"] == "[2]")
    #expect(history["warnings[0].code"] == "shared_history")
    let foreign = try #require(history.json.flatMap { JSONSelector("data.bookings")?.values(in: $0).first }?.foreign)
    #expect(JSONWriter().text(foreign).contains("\"name\":\"J•"))
    #expect(!history.out.contains("juno@example.com"))
    let code = try #require(Bench.word(foreign, "code"))
    #expect(mine("history \(code) --json")["data.booking.foreign"] == "true")
    #expect(mine("cancel \(code) --yes").exit == .unconfirmed)
    #expect(mine("cancel BK-00000000 --yes").exit == .notFound)
    // One that the server does not list may be there all the same, so it is asked, and its words are shown.
    let missing = mine("cancel BK-00000000 --yes --foreign")
    #expect(missing.exit == .notFound)
    #expect(missing.err.contains("예약 내역을 찾을 수 없습니다."))
    #expect(mine("history").out.contains("elsewhere"))
    #expect(mine("cancel \(code) --yes --foreign").exit == .ok)
    #expect(mine("history --status cancelled --json")["data.bookings[0].code"] == code)
    // The embedded engine knows of nobody else's.
    var offline = mine
    offline.environment["ITRAVEL_ENDPOINT"] = nil
    #expect(offline("history --json")["data.bookings"] == "[1]")
  }

  @Test("A server that is gone leaves the bookings made here, with a warning")
  func gone() throws {
    let backend = try FakeBackend()
    let box = box(backend)
    _ = box("search hotel Osaka --check-in 2026-12-24 --nights 3")
    #expect(box("book hotel 1 \(who) --max-total \"9000000 KRW\" --yes").exit == .ok)
    backend.stop()
    let history = box("history --json")
    #expect(history.exit == .ok)
    #expect(history["data.bookings"] == "[1]")
    #expect(history["warnings[0].code"] == "server_not_asked")
    #expect(history["meta.complete"] == "false")
    let search = box("search hotel Osaka --check-in 2026-12-24 --nights 3 --json")
    #expect(search.exit == .unavailable)
    #expect(search.out.isEmpty)
    #expect(Bench.word(search.error, "error.code") == "not_reached")
  }

  @Test("A look that hangs gives up at the deadline")
  func deadline() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.fails("/api/bookings", .answer(.hang))
    let result = box(backend)("history --deadline 1 --json")
    #expect(result.exit == .unavailable)
    #expect(Bench.word(result.error, "error.code") == "deadline_passed")
  }

  @Test("While a chat runs the server answers nobody: history gives up at its deadline, and the chat is unharmed")
  func besideChat() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    let (begun, mayEnd, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // The fake server holds all of its state while it makes a reply, as the real one holds its only thread.
    backend.change { state in
      state.reply = { _ in
        begun.signal()
        mayEnd.wait()
        return "다 됐어요."
      }
    }
    let chat = Mutex<Bench.Result?>(nil)
    Thread.detachNewThread {
      let result = box("chat --new 안녕 --json")
      chat.withLock { $0 = result }
      ended.signal()
    }
    begun.wait()
    let look = box("history --deadline 1 --json")
    mayEnd.signal()
    ended.wait()
    #expect(look.exit == .unavailable && look.out.isEmpty)
    #expect(Bench.word(look.error, "error.code") == "deadline_passed", "\(look.err)")
    #expect(look.err.contains("one request at a time"))
    let result = try #require(chat.withLock { $0 })
    #expect(result.exit == .ok && result["data.reply"] == "다 됐어요.", "\(result.err)")
    #expect(box("history --json").exit == .ok)
  }

  @Test("A purchase and a cancellation take a connection each, over HTTP/1.1, and are sent once")
  func connections() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    _ = box("search hotel Osaka --check-in 2026-12-24 --nights 3")
    let code = try #require(box("book hotel 1 \(who) --max-total \"9000000 KRW\" --yes --json")["data.booking.code"])
    #expect(box("cancel \(code) --yes").exit == .ok)
    let once = backend.requests.filter { $0.path == "/booking/confirm" || $0.path.hasSuffix("/cancel") }
    #expect(once.map(\.method) == ["POST", "POST"])
    for request in once {
      #expect(backend.requests.count { $0.connection == request.connection } == 1, "\(request.path)")
    }
  }

  @Test("A confirmation without its item is kept with its code, and the exit says so")
  func emptyItem() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    _ = box("search hotel Osaka --check-in 2026-12-24 --nights 3")
    backend.fails("/booking/confirm", .answer(.json(#"{"booking_id":"BK-0000ABCD","item":{},"status":"confirmed"}"#)))
    let booked = box("book hotel 1 \(who) --max-total \"9000000 KRW\" --yes --json")
    #expect(booked.exit == .partial)
    #expect(booked["data.booking.code"] == "BK-0000ABCD")
    #expect(booked["warnings[0].code"] == "item_empty")
  }

  @Test("Nothing personal is told with --verbose")
  func verbose() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    _ = box("search flight ICN KIX --depart 2026-12-24 --return 2026-12-27 --adults 2")
    let person =
      #"{"name":"Minji Kim","email":"minji@example.com","phone":"+821012345678","birth":"1994-03-02","passport":"M12345678","nationality":"KR"}"#
    let booked = box("book flight 1 --passengers - --accept-unknown-price --yes -v", input: person)
    #expect(booked.exit == .ok, "\(booked.err)")
    #expect(booked.err.contains("> POST \(backend.address)/booking/confirm"))
    for secret in ["M12345678", "minji@example.com", "821012345678", "1994-03-02"] {
      #expect(!booked.err.contains(secret))
    }
    #expect(!booked.out.contains("M12345678"))
    #expect(backend.look { JSONWriter().text($0.confirms[0]) }.contains("M12345678"), "the server gets it whole")
  }

  @Test("In 200 random interleavings of faults, no offer is ever bought twice", arguments: 0..<20)
  func interleavings(seed: Int) throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    var random = Seeded(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let faults: [FakeBackend.Fault?] = [
      .dropAfter, .dropBefore, .cutAfter, .brokenAfter(500), .brokenAfter(502), .answer(.json("{}", status: 429)),
      .answer(.json("{\"status\":\"confirmed\"}")), .answer(.json("[]", status: 500)), nil,
    ]
    for round in 0..<10 {
      let box = box(backend)
      let before = backend.commits
      _ = box("search hotel Osaka --check-in 2026-12-24 --nights 3")
      let line =
        "book hotel 1 --name \"Minji Kim\" --email r\(seed)-\(round)@example.com --phone +821012345678 --max-total \"9000000 KRW\" --yes --json"
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        // Looking may fail as well as buying, and so may the list that is compared first.
        for path in ["/booking/confirm", "/api/bookings", "/api/booking/data", "/api/cancelled-bookings"] {
          let isHit = path == "/booking/confirm" || Int.random(in: 0..<4, using: &random) == 0
          if isHit, let fault = faults.randomElement(using: &random) ?? nil { backend.fails(path, fault) }
        }
        let result = box(line)
        #expect([.ok, .outcomeUnknown, .unavailable, .rateLimited, .conflict].contains(result.exit), "\(result.err)")
        #expect(backend.commits - before <= 1, "seed \(seed), round \(round): bought twice")
        if result.exit == .ok { #expect(backend.commits - before == 1) }
      }
      for path in ["/booking/confirm", "/api/bookings", "/api/booking/data", "/api/cancelled-bookings"] {
        backend.fails(path)
      }
      var later = box
      later.environment["ITRAVEL_NOW"] = "2026-11-30T09:10:00+09:00"
      let last = later(line)
      #expect(last.exit == .ok, "seed \(seed), round \(round): \(last.err)")
      #expect(backend.commits - before == 1, "seed \(seed), round \(round)")
    }
  }

  @Test("Two at once make one booking, and both report its code")
  func together() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    _ = box("search hotel Osaka --check-in 2026-12-24 --nights 3")
    let line = "book hotel 1 \(who) --max-total \"9000000 KRW\" --yes --json"
    let codes = Mutex<[String?]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let code = box(line)["data.booking.code"]
      codes.withLock { $0.append(code) }
    }
    let found = codes.withLock { $0 }
    #expect(backend.commits == 1)
    #expect(found.count == 4)
    #expect(Set(found).count == 1)
    #expect(found.first.flatMap { $0 } != nil)
  }
}

/// A generator that gives the same numbers for the same seed.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension JSONValue {
  /// The first foreign one of a list of bookings.
  fileprivate var foreign: JSONValue? {
    guard case .array(let items) = self else { return nil }
    return items.first { $0["foreign"] == .bool(true) }
  }
}
