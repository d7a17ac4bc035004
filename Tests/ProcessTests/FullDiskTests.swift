import Foundation
import Loopback
import Testing

/// A store on a small disk of its own that fills up to the last byte while a process stands at a labelled point.
@Suite("A disk that fills up at every point", .serialized)
struct FullDiskTests {
  /// A disk of two megabytes in the place of a buyer's data, which only root can mount.
  private final class SmallDisk {
    let path: String

    init(at path: String) throws {
      self.path = path
      let made = try Spawned.shell(
        "cp -a \(path) \(path).kept && mount -t tmpfs -o size=2m,mode=700 tmpfs \(path) && cp -a \(path).kept/. \(path)/"
      )
      try #require(made.exit == 0, "\(made.errorText)")
    }

    func fill() throws { _ = try Spawned.shell("head -c 9m /dev/zero > \(path)/ballast") }
    func empty() throws { try FileManager.default.removeItem(atPath: path + "/ballast") }

    deinit { _ = try? Spawned.shell("umount -l \(path)") }
  }

  private static var canMount: Bool {
    guard geteuid() == 0, let folder = try? Spawned.folder() else { return false }
    let tried = try? Spawned.shell("mount -t tmpfs -o size=1m tmpfs \(folder) && umount \(folder)")
    return tried?.exit == 0
  }

  /// Runs a command that stands still at a point while the disk fills up.
  private func run(_ words: [String], fullAt point: String, _ buyer: Buyer, _ disk: SmallDisk) throws -> Spawned {
    try buyer.run(words, with: ["ITRAVEL_STOP_AT": point]) { process in
      // A point may be passed again, when what found no room is tried once more.
      var stops = 0
      while true {
        var status = siginfo_t()
        while waitid(P_PID, id_t(process), &status, WSTOPPED | WEXITED | WNOWAIT) < 0 && errno == EINTR {}
        guard status.si_code == Int32(CLD_STOPPED) else { break }
        stops += 1
        if stops == 1 { try disk.fill() }
        kill(process, SIGCONT)
      }
      #expect(stops > 0, "\(point) was not passed")
    }
  }

  @Test(
    "A purchase on it is told as it is, and with room again there is one booking that the ledger knows",
    .enabled(if: canMount), arguments: Buyer.buying)
  func buying(point: String) throws {
    let buyer = try Buyer()
    let disk = try SmallDisk(at: buyer.data)
    if point == "unanswered" { buyer.backend.fails("/booking/confirm", .dropAfter) }
    let ended = try run(Buyer.book, fullAt: point, buyer, disk)
    // What was sent is told as sent; before that, that there is no room.
    let isSent = !["quoted", "intending", "intended", "marking"].contains(point)
    #expect(buyer.backend.commits == (isSent ? 1 : 0), "\(ended.errorText)")
    #expect(isSent ? [0, 11].contains(ended.exit) : ended.exit == 10, "\(ended.exit) \(ended.errorText)")
    if ended.exit == 0 { #expect(try buyer.codes("confirmed").count == 1) }
    try disk.empty()
    let again = try buyer.run(Buyer.book)
    #expect(again.exit == 0, "\(again.errorText)")
    #expect(buyer.backend.commits == 1)
    #expect(try buyer.codes("confirmed") == buyer.backend.look { $0.bookings.map(\.code) })
    #expect(try buyer.damage().isEmpty)
  }

  @Test(
    "A cancellation on it is told as it is, and with room again it is known to be done",
    .enabled(if: canMount), arguments: Buyer.cancelling)
  func cancelling(point: String) throws {
    let buyer = try Buyer()
    #expect(try buyer.run(Buyer.book).exit == 0)
    let code = try #require(try buyer.codes("confirmed").first)
    let disk = try SmallDisk(at: buyer.data)
    if point == "cancel-unanswered" { buyer.backend.fails("/cancel", .dropAfter) }
    let words = ["cancel", code, "--yes", "--json"]
    let ended = try run(words, fullAt: point, buyer, disk)
    #expect([0, 10, 11].contains(ended.exit), "\(ended.errorText)")
    if ended.exit == 10 { #expect(buyer.backend.look { $0.cancelled.isEmpty }) }
    try disk.empty()
    let again = try buyer.run(words)
    #expect(again.exit == (ended.exit == 0 ? 9 : 0) || again.exit == 9, "\(again.errorText)")
    #expect(try buyer.codes("cancelled") == [code])
    #expect(buyer.backend.look { $0.cancelled.map(\.code) } == [code])
    #expect(try buyer.damage().isEmpty)
  }
}
