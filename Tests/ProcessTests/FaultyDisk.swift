import Foundation
import Testing

/// The disk of Tests/Faults/disk.c, built once with the machine's C compiler.
enum FaultyDisk {
  static let library: String? = {
    let source = Spawned.repository.appendingPathComponent("Tests/Faults/disk.c").path
    guard let folder = try? Spawned.folder(), let compiler = ["/usr/bin/cc", "/usr/bin/gcc"].first(where: isThere),
      let made = try? Spawned.run(
        ["-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", folder + "/disk.so", source, "-ldl"], program: compiler,
        environment: ["PATH": "/usr/bin:/bin"]), made.exit == 0
    else { return nil }
    return folder + "/disk.so"
  }()

  private static func isThere(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// What goes wrong with the files of a store.
  enum Fault: String, CaseIterable { case kill, full, io }

  /// The environment in which the files below a folder fail at the operation of that number.
  static func environment(_ fault: Fault, at operation: Int, below folder: String) throws -> [String: String] {
    let library = try #require(library, "a C compiler is needed: apt install gcc libc6-dev")
    return ["LD_PRELOAD": library, "FAULT": fault.rawValue, "FAULT_AT": String(operation), "FAULT_DIR": folder]
  }
}

/// Chance that can be had again: SplitMix64.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether so many in a hundred happen.
  mutating func rolls(_ percent: Int) -> Bool { Int(next() % 100) < percent }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }
}
