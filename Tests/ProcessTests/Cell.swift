import Foundation
import Testing

/// A root of its own in which nothing is but the binary, what `ldd` names for it, and what is put there besides.
struct Cell {
  let root: String

  static var isPossible: Bool { getuid() == 0 && Spawned.has("chroot") }

  /// Copies libraries that are opened late, by their names, with all that they need, and a folder to be `/home`.
  init(libraries: [String] = [], home: String? = nil) throws {
    root = try Spawned.folder()
    // What is opened late is looked for where the loader looks without a cache.
    let made = try Spawned.shell(
      """
      set -e
      cp $I \(root)/itravel
      for name in \(libraries.joined(separator: " ")); do
        late="$late $(ldconfig -p | sed -n "s/.*$name .*x86-64.* => //p; s/.*$name .*AArch64.* => //p" | head -n 1)"
      done
      for file in $late $(for one in $I $late; do ldd $one; done | grep -o '/[^ :]*' | sort -u); do
        mkdir -p \(root)/$(dirname $file)
        cp -L $file \(root)$file
      done
      \(home.map { "cp -r \($0) \(root)/home" } ?? ":")
      """)
    try #require(made.exit == 0, "\(made.errorText)")
  }

  /// Runs a line with `--json` in it; the file that a test's line names is in `/home`.
  func run(_ words: String, environment: [String: String] = [:]) throws -> Spawned {
    var variables = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"]
    variables.merge(environment) { $1 }
    return try Spawned.run(
      ["-c", "exec chroot \(root) /itravel \(words) --json"], program: "/bin/sh", environment: variables)
  }

  /// Takes it away again.
  func remove() throws { try FileManager.default.removeItem(atPath: root) }
}
