import Foundation
import Testing

/// Promises that only a real process can break.
@Suite("Promises kept by the process")
struct PromiseProcessTests {
  private func home() throws -> String { try Spawned.folder() }

  @Test("A closed standard input is called closed")
  func closedInput() throws {
    let told = try Spawned.shell("$I chat - <&-", environment: ["HOME": try home()])
    #expect(told.exit == 2)
    #expect(told.errorText.contains("Standard input is closed"), "\(told.errorText)")
  }

  @Test("At a time that was set, the same command on the same state gives the same bytes")
  func repeatable() throws {
    let line = "$I chat '3 nights in Osaka from Seoul on 2026-12-11' --json && $I sessions new --json"
    let first = try Spawned.shell(line, environment: ["HOME": try home(), "ITRAVEL_NOW": "2026-11-30T00:00:00Z"])
    let second = try Spawned.shell(line, environment: ["HOME": try home(), "ITRAVEL_NOW": "2026-11-30T00:00:00Z"])
    #expect(first.exit == 0, "\(first.errorText)")
    #expect(first.text == second.text)
    let ids = first.text.ranges(of: /"session":"s_[a-z2-7]{6}"/).map { first.text[$0] }
    #expect(Set(ids).count >= 2, "two conversations have two ids")
  }

  @Test("A store that was emptied is no new store")
  func emptied() throws {
    let home = try home()
    let who = "--name 'Minji Kim' --email minji@example.com --phone +821012345678"
    let booked = try Spawned.shell(
      "$I search hotel Osaka --check-in +30d --nights 2 -q >/dev/null && $I book hotel 1 \(who) --yes --max-total '9000 USD'",
      environment: ["HOME": home])
    #expect(booked.exit == 0, "\(booked.errorText)")
    let data = home + "/.local/share/itravel"
    let emptied = try Spawned.shell(": > \(data)/itravel.db; $I history --json", environment: ["HOME": home])
    #expect(emptied.exit == 10, "\(emptied.text)")
    #expect(emptied.out.isEmpty)
    #expect(emptied.errorText.contains("store_emptied"))
    let doctor = try Spawned.shell("$I doctor --json", environment: ["HOME": home])
    #expect(doctor.exit == 10)
  }

  @Test(
    "Doctor sees a data folder that cannot be one, and names nothing that would break the machine",
    arguments: ["ln -s data $D", "mkdir -p $D && : > $D/locks", ":"])
  func folders(preparation: String) throws {
    let home = try home()
    let place = preparation == ":" ? "/dev/null" : home + "/data"
    let doctor = try Spawned.shell(
      "cd $HOME; \(preparation); ITRAVEL_DATA_DIR=$D $I doctor", environment: ["HOME": home, "D": place])
    #expect(doctor.exit == 10, "\(doctor.text)")
    #expect(!doctor.text.contains("mv /dev/null"), "\(doctor.text)")
  }
}
