import Foundation
import JSON
import Testing
import Travel

@testable import itravel

@Suite("What --verbose tells")
struct VerboseTests {
  @Test("Who was asked for what, which store, and how long each took: of the embedded engine too")
  func offline() {
    let box = Bench()
    let found = box("search flight ICN KIX --depart +30d -v")
    #expect(found.err.contains("itravel: store: \(box.directory.path)/.local/share/itravel, opened in 0.0 ms\n"))
    #expect(found.err.firstMatch(of: /itravel: asked offline for flights: [0-9]+ in 0\.0 ms\n/) != nil, "\(found.err)")
    #expect(box("chat \"3 nights in Osaka in December\" -v").err.contains("asked offline for a turn of chat: 0.0 ms"))
    #expect(!box("search flight ICN KIX --depart +30d").err.contains("asked"))
  }

  @Test("Nothing of what was said or who it is for")
  func nothingPersonal() throws {
    let box = Bench()
    _ = box("search hotel Osaka --check-in +30d --nights 3")
    let booked = box(
      "book hotel 1 --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --max-total \"9000 USD\" --yes -v"
    )
    #expect(booked.exit == .ok, "\(booked.err)")
    #expect(booked.err.contains("asked offline for a booking: 0.0 ms"))
    #expect(Needles("Minji", "minji@example.com", "821012345678").found(in: booked.err) == [])
    let chat = box("chat \"my secret beach\" -v")
    #expect(Needles("secret beach").found(in: chat.err) == [])
  }

  @Test("With JSON it stands on standard error, and an error is still the last line")
  func json() {
    let box = Bench()
    let failed = box(
      "book hotel 1 --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --yes -v --json")
    #expect(failed.exit == .notFound)
    #expect(failed.out.isEmpty)
    #expect(Bench.word(failed.error, "error.code") == "offer_not_found")
    #expect(failed.err.contains("itravel: store:"))
  }
}
