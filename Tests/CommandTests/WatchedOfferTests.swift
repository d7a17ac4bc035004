import Foundation
import Testing
import Travel

@Suite("Offers that a watched search printed can be booked")
struct WatchedOfferTests {
  private let shop = Shop()
  private var bench: Bench
  private let line = "search hotel Osaka --check-in 2026-12-11 --nights 3 --changed"
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"

  init() {
    bench = Bench()
    bench.providers = [shop.provider]
  }

  private func book(_ offer: String, _ more: String = "") -> Bench.Result {
    bench("book \(offer) \(who) --max-total \"300000 KRW\" --yes --json \(more)")
  }

  @Test("By its id from a mail, also where no conversation was ever held")
  func byId() throws {
    let mail = bench(line)
    #expect(mail.out.contains("itravel book of_shop --dry-run"), "\(mail.out)")
    #expect(mail.err.isEmpty)
    #expect(bench("sessions --json")["data.sessions"] == "[0]")
    #expect(bench("book of_shop --dry-run --json")["data.quote.offer"] == "of_shop")
    let booked = book("of_shop")
    #expect(booked.exit == .ok, "\(booked.err)")
    #expect(shop.commits == 1)
    let session = try #require(booked["meta.session"])
    #expect(bench("history --json")["data.bookings[0].session"] == session)
    #expect(book("of_shop")["data.repeated"] == "true")
  }

  @Test("No number is taken: what stood under it still does")
  func numbers() {
    #expect(bench(line).exit == .ok)
    #expect(bench("search hotel Kyoto --check-in 2026-12-20 --nights 1 --session mine").exit == .ok)
    shop.charges("290000")
    #expect(bench("\(line) --session other").exit == .ok)
    #expect(bench("sessions --json")["data.sessions"] == "[1]")
    #expect(bench("sessions --json")["data.sessions[0].name"] == "mine")
    // It was shown at 300,000 in the conversation and printed at 290,000 by the watch; by its number it is the former.
    #expect(book("hotel 1", "--dry-run").exit == .ok)
  }

  @Test("The copy printed last is the one that counts: dearer than that is dearer than shown")
  func newest() {
    #expect(bench(line).exit == .ok)
    shop.charges("290000")
    var later = self
    later.bench.environment["ITRAVEL_NOW"] = "2026-11-30T10:00:00+09:00"
    #expect(later.bench("\(line) --get data.offers.id").out == "of_shop\n")
    shop.charges("295000")
    let refused = later.book("of_shop")
    #expect(refused.exit == .conflict)
    #expect(shop.commits == 0)
    shop.charges("290000")
    #expect(later.book("of_shop").exit == .ok)
  }

  @Test("--below keeps what it prints too, and a dry run keeps nothing")
  func below() {
    #expect(bench("\(line) --dry-run --json")["data.offers"] == "[1]")
    #expect(book("of_shop").exit == .notFound)
    let under = "search hotel Osaka --check-in 2026-12-11 --nights 3 --below \"300001 KRW\""
    #expect(bench(under).out.contains("of_shop"))
    #expect(book("of_shop").exit == .ok)
  }

  @Test("Without a usable store the news is printed all the same, with a warning and no word of booking")
  func noStore() throws {
    let path = bench.directory.appendingPathComponent("file")
    try "".write(to: path, atomically: true, encoding: .utf8)
    var broken = bench
    broken.environment["ITRAVEL_DATA_DIR"] = path.path
    let state = bench.directory.appendingPathComponent("state.json").path
    let text = broken("\(line) --state \(state)")
    #expect(text.exit == .ok, "\(text.err)")
    #expect(text.out.contains("Shop Hotel"))
    #expect(!text.out.contains("itravel book"))
    #expect(text.err.contains("not kept"))
    shop.charges("290000")
    let json = broken("\(line) --state \(state) --json")
    #expect(json["data.offers"] == "[1]")
    #expect(json["warnings[0].code"] == "not_kept")
    #expect(broken("\(line) --state \(state) --json")["data.offers"] == "[0]")
  }
}
