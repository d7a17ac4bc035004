import Civil
import Foundation
import JSON
import Synchronization
import Testing
import Travel

@testable import Storage

@Suite struct LockTests {
  let folder = Folder()

  @Test(arguments: [true, false])
  func onlyOneWorksOnAKey(_ isInMemory: Bool) throws {
    // A ledger for each thread, as each process has; in memory there is but one.
    let shared = Ledger.inMemory()
    let inside = Atomic(0)
    let most = Atomic(0)
    let runs = Atomic(0)
    inThreads(8) { _ in
      let ledger = isInMemory ? shared : folder.ledger
      for _ in 0..<50 {
        let failure = failure {
          try ledger.bookings.alone("offer", true) { () throws(Failure) in
            let count = inside.add(1, ordering: .sequentiallyConsistent).newValue
            most.max(count, ordering: .sequentiallyConsistent)
            runs.add(1, ordering: .sequentiallyConsistent)
            // Long enough for others to come in, were they let in.
            for _ in 0..<20_000 { most.max(inside.load(ordering: .relaxed), ordering: .relaxed) }
            inside.subtract(1, ordering: .sequentiallyConsistent)
          }
        }
        #expect(failure == nil)
      }
    }
    #expect(most.load(ordering: .sequentiallyConsistent) == 1)
    #expect(runs.load(ordering: .sequentiallyConsistent) == 400)
    if !isInMemory { #expect(try FileManager.default.contentsOfDirectory(atPath: folder.files.locks).isEmpty) }
  }

  @Test(arguments: [true, false])
  func whoMayNotWaitIsTold(_ isInMemory: Bool) throws {
    let shared = Ledger.inMemory()
    func ledger() -> Ledger { isInMemory ? shared : folder.ledger }
    var inner: Failure?
    var other = false
    try ledger().bookings.alone("offer", true) { () throws(Failure) in
      inner = failure { try ledger().bookings.alone("offer", false) { () throws(Failure) in other = true } }
      #expect(!other)
      try ledger().bookings.alone("another offer", false) { () throws(Failure) in other = true }
    }
    #expect(inner?.code == "locked" && inner?.exit == .locked && inner?.isRetryable == true)
    #expect(other)
    try ledger().bookings.alone("offer", false) { () throws(Failure) in }
  }

  @Test func aFailureOfTheWorkIsPassedOnAndTheLockGivenBack() throws {
    let gone = Failure.bookingGone("X")
    #expect(failure { try folder.ledger.bookings.alone("offer", true) { () throws(Failure) in throw gone } } == gone)
    try folder.ledger.bookings.alone("offer", false) { () throws(Failure) in }
  }

  /// A lock of a process that was killed is a file without a holder.
  @Test func aFileLeftBehindLocksNothing() throws {
    try FileManager.default.createDirectory(atPath: folder.files.locks, withIntermediateDirectories: true)
    let name = "\(folder.files.locks)/\(SHA256.hex("offer").prefix(32)).lock"
    try Data().write(to: URL(filePath: name))
    try folder.ledger.bookings.alone("offer", false) { () throws(Failure) in }
    #expect(!FileManager.default.fileExists(atPath: name))
  }

  /// Another process holds the lock: the system's own flock(1).
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
  func anotherProcessIsWaitedFor() throws {
    try FileManager.default.createDirectory(atPath: folder.files.locks, withIntermediateDirectories: true)
    let name = "\(folder.files.locks)/\(SHA256.hex("offer").prefix(32)).lock"
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/flock")
    process.arguments = ["-x", name, "sh", "-c", "echo held; read line"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    _ = output.fileHandleForReading.availableData
    #expect(failure { try folder.ledger.bookings.alone("offer", false) { () throws(Failure) in } }?.code == "locked")
    try input.fileHandleForWriting.close()
    try folder.ledger.bookings.alone("offer", true) { () throws(Failure) in }
    process.waitUntilExit()
  }

  /// Two connections that add turns and bookings at once lose none of them.
  @Test func writersWaitForEachOther() throws {
    let session = try folder.ledger.sessions.start(nil, noon).id
    inThreads(4) { worker in
      let ledger = folder.ledger
      for index in 0..<10 {
        let problem = failure {
          _ = try ledger.sessions.add(
            Turn(number: index, at: noon, message: "\(worker)", reply: "", answer: .null), nil, session)
          try ledger.booked("W\(worker)-\(index)")
        }
        #expect(problem == nil)
      }
    }
    #expect(try folder.ledger.sessions.turns(session).count == 40)
    #expect(try folder.ledger.bookings.page(BookingFilter(), nil, 100).bookings.count == 40)
    #expect(try folder.ledger.bookings.verify() == ReceiptCheck(count: 40, firstBroken: nil))
  }

  /// Eight that go on with the conversation which is not there yet have the same, and no two turns have one number,
  /// neither beside the answer nor in it.
  @Test func allGoOnWithOneConversation() throws {
    inThreads(8) { worker in
      let problem = failure {
        let sessions = folder.ledger.sessions
        let (session, _, dropped) = try sessions.goOn(24 * 3600, noon)
        #expect(dropped == nil)
        let answer = JSONValue.object([.init("session", .string(session.id)), .init("turn", .int(1))])
        _ = try sessions.add(
          Turn(number: 1, at: noon, message: "\(worker)", reply: "", answer: answer), nil, session.id)
      }
      #expect(problem == nil)
    }
    let all = try folder.ledger.sessions.list(nil)
    #expect(all.count == 1 && all.first?.isCurrent == true)
    let turns = try folder.ledger.sessions.turns(try #require(all.first).id)
    #expect(turns.map(\.number) == Array(1...8))
    #expect(turns.map { $0.answer["turn"] } == (1...8).map { JSONValue.int($0) })
  }

  @Test func oneThatWasIdleIsDropped() throws {
    let sessions = folder.ledger.sessions
    let first = try sessions.goOn(3600, noon).session
    #expect(try sessions.goOn(3600, noon.adding(minutes: 60)).session.id == first.id)
    let (next, isFresh, dropped) = try sessions.goOn(3600, noon.adding(minutes: 61))
    #expect(next.id != first.id && isFresh && dropped?.id == first.id)
  }

  /// Whoever waits for another's purchase gives up when the command's time is over; one without a deadline does not.
  @Test func theDeadlineEndsTheWaitForALock() throws {
    try folder.ledger.bookings.alone("offer", true) { () throws(Failure) in
      let hurried = Ledger.sqlite(directory: folder.path, patience: .deadline(0))
      let told = failure { try hurried.bookings.alone("offer", true) { () throws(Failure) in } }
      #expect(told == .deadlineWaiting && told?.exit == .unavailable)
      let impatient = Ledger.sqlite(directory: folder.path, patience: .none)
      #expect(failure { try impatient.bookings.alone("offer", true) { () throws(Failure) in } } == .locked)
    }
    let hurried = Ledger.sqlite(directory: folder.path, patience: .deadline(0))
    #expect(failure { try hurried.bookings.alone("offer", true) { () throws(Failure) in } } == nil)
  }

  /// What a provider answered is written down though the command's time is over, or it may not wait.
  @Test(arguments: [Patience.none, .deadline(0)])
  func anOutcomeIsWrittenHoweverLittleTimeIsLeft(_ patience: Patience) throws {
    let hurried = Ledger.sqlite(directory: folder.path, patience: patience)
    let stay = entry("a")
    try hurried.bookings.intend(stay)
    let holder = try Connection(path: folder.database)
    try holder.execute("BEGIN IMMEDIATE")
    #expect(failure { try hurried.bookings.intend(entry("b")) }?.exit == (patience == .none ? .locked : .unavailable))
    // Whether the writer has begun to wait by then is left to the machine; it must get its turn either way.
    Thread { _ = failure { try holder.execute("ROLLBACK") } }.start()
    let done = stay.booking.standing(.confirmed, code: "A")
    let event = BookingEvent(at: noon, event: "confirmed", details: nil)
    #expect(failure { try hurried.bookings.settle("a", done, event) } == nil)
    #expect(try hurried.bookings.find("A")?.booking.status == .confirmed)
  }

  /// Eight that open a store which is not there yet make one.
  @Test func theStoreIsMadeOnce() throws {
    inThreads(8) { worker in
      #expect(failure { _ = try folder.ledger.sessions.start("n\(worker)", noon) } == nil)
    }
    #expect(try folder.ledger.sessions.list(nil).count == 8)
  }

  /// Eight that buy the same thing make one purchase.
  @Test func oneBuys() throws {
    let bought = Atomic(0)
    inThreads(8) { _ in
      let ledger = folder.ledger
      let problem = failure {
        try ledger.bookings.alone("offer", true) { () throws(Failure) in
          guard try ledger.bookings.entry("offer") == nil else { return }
          try ledger.bookings.intend(entry("offer"))
          bought.add(1, ordering: .relaxed)
        }
      }
      #expect(problem == nil)
    }
    #expect(bought.load(ordering: .relaxed) == 1)
  }
}
