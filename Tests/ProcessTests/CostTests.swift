import Foundation
import Testing

@Suite("What the binary costs")
struct CostTests {
  /// Libraries that every Linux has; anything else would be a new need.
  private static let allowed: Set<String> = [
    "libc.so.6", "libm.so.6", "libstdc++.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
    "libpthread.so.0", "libdl.so.2",
  ]

  @Test(
    "The release binary needs only what every Linux has, and is under 20 MB",
    .enabled(if: ProcessInfo.processInfo.environment["ITRAVEL_BIN"] != nil && Spawned.has("readelf")))
  func needs() throws {
    let read = try Spawned.shell("readelf -d $I | grep NEEDED | sed 's/.*\\[\\(.*\\)\\]/\\1/'")
    let needed = Set(read.text.split(separator: "\n").map(String.init))
    #expect(!needed.isEmpty)
    #expect(needed.isSubset(of: CostTests.allowed), "\(needed.subtracting(CostTests.allowed))")
    let size = try FileManager.default.attributesOfItem(atPath: Spawned.binary)[.size] as? Int ?? .max
    #expect(size < 20_000_000, "\(size) bytes")
  }

  @Test(
    "Help peaks under 8 MB of memory",
    .enabled(
      if: ProcessInfo.processInfo.environment["ITRAVEL_BIN"] != nil
        && FileManager.default.isExecutableFile(atPath: "/usr/bin/time")))
  func memory() throws {
    let timed = try Spawned.shell("/usr/bin/time -f %M $I search flight --help >/dev/null")
    let kilobytes = try #require(timed.errorText.split(separator: "\n").last.flatMap { Int($0) })
    #expect(kilobytes <= 8192, "\(kilobytes) kB")
  }
}
