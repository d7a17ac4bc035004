import Foundation
import Loopback
import Testing

/// Runs with faults of provider, disk and process by the dice, then the same command again. `ITRAVEL_CRASH_RUNS` says how
/// many (500 by hand; a fitting few else) and `ITRAVEL_CRASH_SEED` from which seed.
@Suite("Chance", .serialized)
struct ChanceTests {
  private static func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test("Whatever fails and dies, there is one booking, the ledger knows it, and the store is whole")
  func runs() throws {
    let first = ChanceTests.number("ITRAVEL_CRASH_SEED", 20_261_130)
    var seen: [String: Int] = [:]
    for seed in first..<first + ChanceTests.number("ITRAVEL_CRASH_RUNS", 40) {
      var trial = try Trial(seed: seed)
      try trial.buy()
      if trial.dice.rolls(40) { try trial.cancel() }
      for word in trial.story { seen[String(word.prefix { $0 != " " }), default: 0] += 1 }
    }
    if ChanceTests.number("ITRAVEL_CRASH_RUNS", 0) > 0 { FileHandle.standardError.write(Data("\(seen)\n".utf8)) }
  }
}

/// One run by the dice.
struct Trial {
  let seed: Int
  let buyer: Buyer
  var dice: Dice
  /// What was done to it, told when it fails.
  var story: [String] = []

  init(seed: Int) throws {
    self.seed = seed
    dice = Dice(UInt64(seed))
    buyer = try Buyer()
  }

  /// Fails some of the runs of a command, then runs it well until it ends; gives how that ended.
  private mutating func tried(_ words: [String], points: [String], at path: String) throws -> Int32 {
    for _ in 0..<dice.pick([1, 1, 2, 3]) {
      var more: [String: String] = [:]
      var isSlow = false
      // One that was not met before is not met later, when nobody is in a hurry.
      buyer.backend.change { $0.faults = [:] }
      if dice.rolls(60) { isSlow = fail(path) }
      if dice.rolls(25) { isSlow = fail("/api/bookings") || isSlow }
      try failMachine(points, &more)
      // Who waits for an answer that never comes is not to wait long.
      let ended = try buyer.run(words + (isSlow ? ["--timeout", "1"] : []), with: more)
      story.append("exit:\(ended.signal == 0 ? ended.exit : -ended.signal)")
      if dice.rolls(30) { buyer.backend.finish() }
      try checkProvider()
    }
    buyer.backend.change { $0.faults = [:] }
    // Late enough for any server to be done with what nobody waited for.
    buyer.backend.finish()
    let last = try buyer.run(words, with: Buyer.later)
    story.append("last:\(last.exit) \(last.exit == 0 ? "" : last.errorText)")
    return last.exit
  }

  /// Gives whether the answer would never come.
  private mutating func fail(_ path: String) -> Bool {
    let faults: [(String, FakeBackend.Fault)] = [
      ("drop-before", .dropBefore), ("drop-after", .dropAfter), ("cut-after", .cutAfter),
      ("500-after", .brokenAfter(500)), ("502-after", .brokenAfter(502)), ("slow", .hangAfter),
      ("500", .answer(.plain("Internal Server Error", status: 500))),
      ("late", .doneLater(.drop)), ("late-502", .doneLater(.plain("Bad Gateway", status: 502))),
      ("429", .answer(.answer(429, [("Retry-After", "1")], []))),
      ("garbage", .answer(.json("[1,", status: 200))), ("nonsense", .answer(.raw(Array("\u{1}\u{2}\r\n\r\n".utf8)))),
    ]
    let (name, fault) = dice.pick(faults)
    story.append("\(name) \(path)")
    buyer.backend.fails(path, fault)
    return name == "slow"
  }

  private mutating func failMachine(_ points: [String], _ more: inout [String: String]) throws {
    switch dice.next() % 3 {
    case 0:
      let point = dice.pick(points)
      story.append("kill-at \(point)")
      more["ITRAVEL_KILL_AT"] = point
    case 1:
      let fault = dice.pick(FaultyDisk.Fault.allCases)
      let operation = Int(dice.next() % 60) + 1
      story.append("disk-\(fault) \(operation)")
      more.merge(try FaultyDisk.environment(fault, at: operation, below: buyer.data)) { $1 }
    default: break
    }
  }

  /// At no moment are there two.
  private func checkProvider() throws {
    #expect(buyer.backend.commits <= 1, "seed \(seed): \(story)")
  }

  mutating func buy() throws {
    let exit = try tried(Buyer.book, points: Buyer.buying + Buyer.again, at: "/booking/confirm")
    #expect(exit == 0, "seed \(seed): \(story)")
    #expect(buyer.backend.commits == 1, "seed \(seed): \(story)")
    #expect(
      try buyer.codes("confirmed") == buyer.backend.look { $0.bookings.map(\.code) }, "seed \(seed): \(story)")
    #expect(try buyer.damage() == [], "seed \(seed): \(story)")
  }

  mutating func cancel() throws {
    let code = try buyer.codes("confirmed").first ?? "–"
    let exit = try tried(["cancel", code, "--yes", "--json"], points: Buyer.cancelling, at: "/cancel")
    #expect(exit == 0 || exit == 9, "seed \(seed): \(story)")
    #expect(buyer.backend.look { $0.cancelled.map(\.code) } == [code], "seed \(seed): \(story)")
    #expect(try buyer.codes("cancelled") == [code], "seed \(seed): \(story)")
    #expect(try buyer.damage() == [], "seed \(seed): \(story)")
  }
}
