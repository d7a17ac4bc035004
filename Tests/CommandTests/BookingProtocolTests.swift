import Civil
import Foundation
import JSON
import Testing
import Travel

@testable import Storage

@Suite("Nothing booked twice, nothing lost")
struct BookingProtocolTests {
  let shop = Shop()
  let bench: Bench
  let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"
  let other = "--name \"Juno Park\" --email juno@example.com --phone +821087654321"

  init() {
    var bench = Bench()
    bench.providers = [shop.provider]
    self.bench = bench
    _ = bench("search hotel Osaka --check-in 2026-12-11 --nights 3")
  }

  func book(_ more: String = "--yes --max-total \"300000 KRW\"") -> Bench.Result {
    bench("book hotel 1 \(who) \(more) --json")
  }

  @Test("An answer lost after the commit is exit 11; run again it finds the same booking and sends nothing")
  func lostAnswer() {
    shop.fails(by: .dropAfterCommit)
    let first = book()
    #expect(first.exit == .outcomeUnknown)
    #expect(Bench.word(first.error, "error.outcome") == "unknown")
    #expect(first.out.isEmpty)
    shop.fails(by: .none)
    let second = book()
    #expect(second.exit == .ok, "\(second.err)")
    #expect(second["data.booking.code"] == "SH-1")
    #expect(shop.commits == 1)
    #expect(shop.sends == 1)
    #expect(book()["data.repeated"] == "true")
    #expect(shop.sends == 1)
  }

  @Test("An order lost before it arrived is sent again, once, under the same key")
  func lostOrder() {
    shop.fails(by: .dropBeforeCommit)
    #expect(book().exit == .outcomeUnknown)
    shop.fails(by: .none)
    #expect(book()["data.booking.code"] == "SH-1")
    #expect(shop.commits == 1)
    #expect(shop.sends == 2)
  }

  @Test("Where nobody can tell, nothing is sent again")
  func unclear() {
    shop.fails(by: .dropAfterCommit)
    #expect(book().exit == .outcomeUnknown)
    shop.cannotLookUp()
    shop.fails(by: .none)
    #expect(book().exit == .outcomeUnknown)
    #expect(shop.sends == 1)
  }

  @Test("What a server may still be working on is not sent again before that is certainly over")
  func slow() {
    shop.isElsewhere()
    shop.fails(by: .slow)
    #expect(book().exit == .outcomeUnknown)
    shop.fails(by: .none)
    let early = book()
    #expect(early.exit == .outcomeUnknown, "\(early.out)")
    #expect(Bench.word(early.error, "error.retry_after_s") == "600")
    #expect(shop.sends == 1)
    #expect(bench("book --resume --yes --json").exit == .outcomeUnknown)
    var later = self.bench
    later.environment["ITRAVEL_NOW"] = "2026-11-30T09:09:59+09:00"
    #expect(later("book --resume --yes --json").exit == .outcomeUnknown)
    #expect(shop.sends == 1)
    later.environment["ITRAVEL_NOW"] = "2026-11-30T09:10:00+09:00"
    let sent = later("book --resume --yes --json")
    #expect(sent.exit == .ok, "\(sent.err)")
    #expect(sent["data.bookings[0].status"] == "confirmed")
    #expect(shop.commits == 1 && shop.sends == 2)
  }

  @Test("What a slow server did in the end is found and not sent again")
  func slowAndDone() {
    shop.isElsewhere()
    shop.fails(by: .slow)
    #expect(book().exit == .outcomeUnknown)
    shop.fails(by: .none)
    shop.catchesUp(on: "shop||of_shop")
    #expect(book()["data.repeated"] == "true")
    #expect(shop.commits == 1 && shop.sends == 1)
  }

  @Test("Resumed with consent, an order that never arrived is sent again once, under its key and its first limit")
  func resumeSends() {
    shop.fails(by: .dropBeforeCommit)
    #expect(book("--yes --max-total \"300000 KRW\" --idempotency-key k1").exit == .outcomeUnknown)
    shop.fails(by: .none)
    shop.charges("300001")
    let dearer = bench("book --resume --yes --json")
    #expect(dearer.exit == .conflict, "\(dearer.out)")
    #expect(bench("history --json")["data.bookings[0].status"] == "unknown")
    #expect(shop.sends == 1)
    shop.charges("300000")
    #expect(bench("book --resume --yes --max-total \"1 KRW\" --json").exit == .conflict)
    let sent = bench("book --resume --yes --json")
    #expect(sent.exit == .ok, "\(sent.err)")
    #expect(sent["data.bookings[0].code"] == "SH-1")
    #expect(shop.commits == 1 && shop.sends == 2)
    #expect(book("--yes --max-total \"300000 KRW\" --idempotency-key k1")["data.repeated"] == "true")
    #expect(bench("history --json")["data.bookings"] == "[1]")
    #expect(bench("history --verify").exit == .ok)
  }

  @Test("Resumed without consent, an order that never arrived is given up, and its offer is free")
  func resumeGivesUp() {
    shop.fails(by: .dropBeforeCommit)
    _ = book()
    shop.fails(by: .none)
    let rehearsed = bench("book --resume --dry-run --json")
    #expect(rehearsed["data.bookings[0].status"] == "unknown")
    let resumed = bench("book --resume --json")
    #expect(resumed["data.bookings[0].status"] == "failed", "\(resumed.err)")
    #expect(shop.sends == 1)
    #expect(book()["data.booking.code"] == "SH-1")
    #expect(shop.commits == 1)
  }

  @Test("At a terminal a resumed order is shown and asked for", arguments: ["yes", "no"])
  func resumeAsks(reply: String) {
    shop.fails(by: .dropBeforeCommit)
    _ = book()
    shop.fails(by: .none)
    var terminal = bench
    terminal.isTerminal = true
    terminal.replies = [reply]
    let resumed = terminal("book --resume")
    #expect(resumed.exit == .ok, "\(resumed.err)")
    #expect(resumed.err.contains("300,000 KRW"))
    #expect(shop.commits == (reply == "yes" ? 1 : 0))
    #expect(bench("history --json")["data.bookings[0].status"] == (reply == "yes" ? "confirmed" : "failed"))
  }

  @Test("A key under which nothing was bought goes on", arguments: [Shop.Fault.refuse, .dropBeforeCommit])
  func keyGoesOn(fault: Shop.Fault) {
    let words = "--yes --max-total \"300000 KRW\" --idempotency-key trip-7"
    shop.fails(by: fault)
    #expect(book(words).exit != .ok)
    shop.fails(by: .none)
    if fault == .dropBeforeCommit { #expect(bench("book --resume").exit == .ok) }
    let booked = book(words)
    #expect(booked["data.booking.code"] == "SH-1", "\(booked.err)")
    #expect(bench("history --json")["data.bookings"] == "[1]")
    let events = bench("history SH-1 --get data.booking.timeline.event").out
    #expect(events.hasPrefix("intended\nsending\n") && events.hasSuffix("intended\nsending\nconfirmed\n"), "\(events)")
  }

  @Test("What came to nothing under one key hides no open order under another")
  func keysSideBySide() {
    shop.fails(by: .refuse)
    #expect(book("--yes --max-total \"300000 KRW\" --idempotency-key a").exit == .conflict)
    shop.fails(by: .dropAfterCommit)
    #expect(book("--yes --max-total \"300000 KRW\" --idempotency-key b").exit == .outcomeUnknown)
    shop.fails(by: .none)
    let found = book("--yes --max-total \"300000 KRW\" --idempotency-key a")
    #expect(found["data.repeated"] == "true", "\(found.err)")
    #expect(shop.commits == 1)
  }

  @Test("The receipt keeps the line that was agreed to, without the people in it")
  func receiptOfTheLine() throws {
    let line =
      "book hotel 1 --name \"Ho Kim\" --email=ho@example.com --phone +821012345678 --yes --max-total \"300000 KRW\" --json"
    #expect(bench(line).exit == .ok)
    #expect(bench("cancel SH-1 --yes --min-refund \"1 KRW\"").exit == .ok)
    let path = bench.directory.appendingPathComponent(".local/share/itravel/itravel.db").path
    let receipts = try Connection(path: path).rows("SELECT content FROM receipts ORDER BY sequence") { $0.text(0) }
    let commands = receipts.compactMap { Bench.word(try? JSONReader().read($0), "command") }
    #expect(
      commands == [
        "itravel book hotel 1 --name \"…\" \"--email=…\" --phone \"…\" --yes --max-total \"300000 KRW\" --json # of_shop",
        "itravel cancel SH-1 --yes --min-refund \"1 KRW\"",
      ])
  }

  @Test("--resume settles what was left open without naming the offer")
  func resume() {
    shop.fails(by: .dropAfterCommit)
    _ = book()
    let resumed = bench("book --resume --json")
    #expect(resumed.exit == .ok, "\(resumed.err)")
    #expect(resumed["data.bookings[0].code"] == "SH-1")
    #expect(bench("history --json")["data.bookings[0].status"] == "confirmed")
    #expect(shop.sends == 1)
  }

  @Test("Without consent or a gate nobody is asked anything", arguments: ["", "--yes", "--max-total \"300000 KRW\""])
  func consent(words: String) {
    let refused = book(words)
    #expect(refused.exit == .unconfirmed, "\(refused.exit) \(refused.err)")
    #expect(shop.questions == 0)
    #expect(Bench.word(refused.error, "error.hint") != nil)
  }

  @Test("A gate stops a total that differs, names both, and buys nothing")
  func gates() {
    let differs = book("--yes --expect-total \"299999 KRW\"")
    #expect(differs.exit == .conflict)
    let message = Bench.word(differs.error, "error.message") ?? ""
    #expect(message.contains("299,999 KRW") && message.contains("300,000 KRW"), "\(message)")
    #expect(book("--yes --max-total \"299999 KRW\"").exit == .conflict)
    let mixed = book("--yes --max-total \"999 EUR\"")
    #expect(mixed.exit == .usage)
    #expect(Bench.word(mixed.error, "error.code") == "currency_mismatch")
    #expect(book("--yes --max-total 300000").exit == .usage)
    #expect(shop.commits == 0)
    #expect(book("--yes --expect-total \"300000 KRW\"").exit == .ok)
  }

  @Test("A price above the one shown is not bought, whatever the gate allows")
  func dearer() {
    shop.charges("300001")
    let raised = book("--yes --max-total \"900000 KRW\"")
    #expect(raised.exit == .conflict)
    #expect(Bench.word(raised.error, "error.code") == "price_raised")
    #expect(shop.commits == 0)
  }

  @Test("The same offer for other travellers is a conflict; --again starts a second purchase")
  func otherTravellers() {
    #expect(book().exit == .ok)
    let refused = bench("book hotel 1 \(other) --yes --max-total \"300000 KRW\" --json")
    #expect(refused.exit == .conflict)
    #expect(Bench.word(refused.error, "error.code") == "already_booked")
    #expect(Bench.word(refused.error, "error.hint") == "itravel history SH-1", "a second purchase is not a paste away")
    let again = bench("book hotel 1 \(other) --yes --max-total \"300000 KRW\" --again --json")
    #expect(again["data.booking.code"] == "SH-2", "\(again.err)")
    #expect(shop.commits == 2)
  }

  @Test("A key books once; with another body it is a conflict")
  func keys() {
    let words = "--yes --max-total \"300000 KRW\" --idempotency-key trip-7"
    #expect(book(words)["data.booking.code"] == "SH-1")
    #expect(book(words)["data.repeated"] == "true")
    let reused = bench("book hotel 1 \(other) \(words) --json")
    #expect(reused.exit == .conflict)
    #expect(Bench.word(reused.error, "error.code") == "key_reused")
    #expect(shop.commits == 1)
  }

  @Test("A cancelled or refused booking frees the offer")
  func freed() {
    shop.fails(by: .refuse)
    #expect(book().exit == .conflict)
    shop.fails(by: .none)
    #expect(book()["data.booking.code"] == "SH-1")
    #expect(bench("cancel SH-1 --yes").exit == .ok)
    #expect(book()["data.booking.code"] == "SH-2")
  }

  @Test("An expired offer is refused before anybody is asked")
  func expired() throws {
    shop.offersEnd(at: try #require(Instant(rfc3339: "2026-11-30T00:00:00Z")))
    _ = bench("search hotel Osaka --check-in 2026-12-11 --nights 3")
    let refused = book()
    #expect(refused.exit == .conflict)
    #expect(Bench.word(refused.error, "error.code") == "offer_expired")
    #expect(shop.questions == 0)
  }

  @Test("Cancelling shows fee and refund first, and needs consent")
  func cancelling() {
    _ = book()
    let asked = bench("cancel SH-1 --json")
    #expect(asked.exit == .unconfirmed)
    let quoted = bench("cancel SH-1 --dry-run --json")
    #expect(quoted["data.fee.amount"] == "30000")
    #expect(quoted["data.refund.amount"] == "270000")
    #expect(quoted["data.booking.status"] == "confirmed")
    #expect(bench("cancel SH-1 --yes --min-refund \"270001 KRW\"").exit == .conflict)
    #expect(bench("cancel SH-1 --yes --min-refund \"100 EUR\"").exit == .usage)
    #expect(bench("cancel SH-1 --yes --min-refund \"270000 KRW\"").exit == .ok)
    #expect(bench("cancel SH-1 --yes").exit == .conflict)
    #expect(bench("cancel SH-9 --yes").exit == .notFound)
  }
}
