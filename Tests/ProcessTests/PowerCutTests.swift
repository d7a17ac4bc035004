import Foundation
import Testing

/// A power cut while several processes write: everything stands still, the files are copied as they are, and the copy is
/// opened as if the machine had come up again.
@Suite("Power cuts", .serialized)
struct PowerCutTests {
  /// Processes that write on and on, in a group of their own, until they are ended.
  private struct Writers {
    let group: pid_t

    init(_ script: String, environment: [String: String]) throws {
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      posix_spawnattr_setpgroup(&attributes, 0)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
      let line: [String] = ["/bin/sh", "-c", script]
      let words = line.map { strdup($0) } + [nil]
      let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
      defer { (words + variables).forEach { free($0) } }
      var process = pid_t()
      let failure = posix_spawn(&process, "/bin/sh", nil, &attributes, words, variables)
      guard failure == 0 else { throw POSIXError(.init(rawValue: failure) ?? .ENOENT) }
      group = process
    }

    /// Runs work while none of them moves.
    func still(_ work: () throws -> Void) rethrows {
      killpg(group, SIGSTOP)
      // Until every writer stands, a write may still be under way. A shell between fork and exec never does, nor writes.
      while isMoving { sched_yield() }
      defer { killpg(group, SIGCONT) }
      try work()
    }

    private var isMoving: Bool {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return processes.contains { name in
        guard Int(name) != nil, let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
          let end = text.lastIndex(of: ")"), text[..<end].hasSuffix("(itravel")
        else { return false }
        let fields = text[text.index(after: end)...].split(separator: " ")
        return fields.count > 2 && fields[2] == String(group) && !["T", "t", "Z", "X"].contains(fields[0])
      }
    }

    func end() {
      killpg(group, SIGCONT)
      killpg(group, SIGKILL)
      var status: Int32 = 0
      while waitpid(group, &status, 0) < 0 && errno == EINTR {}
    }
  }

  @Test("What is copied at any moment while four processes write opens, is whole, and keeps what was told as done")
  func cut() throws {
    let home = try Spawned.folder()
    let base = ["ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    let environment = base.merging(["HOME": home, "I": Spawned.binary]) { $1 }
    #expect(
      try Spawned.shell("$I search hotel Osaka --check-in 2026-12-11 --nights 3", environment: environment).exit == 0)
    // Each line of `told` is a code that a command has printed, that is: a booking that must survive.
    let book =
      "$I book hotel 1 --name 'Minji Kim' --email m@example.com --phone +821012345678 --yes --max-total '9000 USD' --again --get data.booking.code >> \(home)/told"
    let writers = try Writers(
      "for n in 1 2 3; do while :; do \(book); done & done; while :; do $I chat 'Osaka in May' >/dev/null; done",
      environment: environment)
    defer { writers.end() }
    var dice = Dice(7)
    var most = 0
    for moment in 0..<12 {
      // Work goes on for a while that differs each time; how long it is matters to nothing.
      for _ in 0..<(20 + dice.next() % 200) { _ = try FileManager.default.contentsOfDirectory(atPath: home) }
      let copy = try Spawned.folder()
      let data = copy + "/.local/share/itravel"
      try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
      var told: Set<String> = []
      try writers.still {
        // The log's index lives in memory and is gone after a cut.
        for name in ["itravel.db", "itravel.db-wal"] {
          try FileManager.default.copyItem(
            atPath: "\(home)/.local/share/itravel/\(name)", toPath: "\(data)/\(name)")
        }
        let text = (try? String(contentsOfFile: home + "/told", encoding: .utf8)) ?? ""
        told = Set(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
      }
      let after = base.merging(["HOME": copy]) { $1 }
      let listed = try Spawned.run(
        ["history", "--status", "active", "--limit", "1000", "--get", "data.bookings.code"], environment: after)
      #expect(listed.exit == 0, "moment \(moment): \(listed.errorText)")
      let kept = Set(listed.text.split(separator: "\n").map(String.init))
      #expect(told.isSubset(of: kept), "moment \(moment): lost \(told.subtracting(kept))")
      let verified = try Spawned.run(["history", "--verify"], environment: after)
      #expect(verified.exit == 0, "moment \(moment): \(verified.text)")
      let doctor = try Spawned.run(["doctor"], environment: after)
      #expect(doctor.text.contains("every page and every reference holds"), "moment \(moment): \(doctor.text)")
      most = max(most, kept.count)
      try FileManager.default.removeItem(atPath: copy)
    }
    #expect(most > 0)
  }
}
