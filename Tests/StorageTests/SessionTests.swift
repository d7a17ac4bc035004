import Civil
import Foundation
import JSON
import Storage
import Testing
import Travel

/// A directory that goes with the test.
final class Folder {
  let path = NSTemporaryDirectory() + "itravel-store-" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var ledger: Ledger { .sqlite(directory: path) }
  var database: String { path + "/itravel.db" }
}

func instant(_ text: String) -> Instant { Instant(rfc3339: text)! }

let noon = instant("2026-11-30T12:00:00Z")

@Suite struct SessionTests {
  @Test func startsAndFinds() throws {
    let folder = Folder()
    let first = try folder.ledger.sessions.start(nil, noon)
    #expect(first.id.hasPrefix("s_") && first.id.count == 8)
    #expect(first.isCurrent)
    let named = try folder.ledger.sessions.start("osaka", noon.adding(minutes: 1))
    // Each ledger is a process of its own.
    #expect(try folder.ledger.sessions.find("osaka") == named)
    #expect(try folder.ledger.sessions.find("current") == named)
    #expect(try folder.ledger.sessions.find(first.id)?.isCurrent == false)
    #expect(try folder.ledger.sessions.find("nowhere") == nil)
    #expect(try folder.ledger.sessions.list(nil).map(\.id) == [named.id, first.id])
  }
}
