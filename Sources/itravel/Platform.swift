import Commands
import Travel

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How the process begins and ends.
enum Signals {
  static func prepare() {
    _ = signal(SIGPIPE, SIG_DFL)
  }
}

enum Process {
  /// Ends with an exit code; one that stands for a signal ends by that signal, as shells expect.
  static func end(with code: ExitCode) -> Never {
    switch code {
    case .interrupted: dieBy(SIGINT)
    case .terminated: dieBy(SIGTERM)
    case .ok, .internal, .usage, .empty, .unauthorized, .notFound, .unconfirmed, .rateLimited, .unavailable, .conflict,
      .config, .outcomeUnknown, .partial, .locked:
      exit(Int32(code.rawValue))
    }
  }

  private static func dieBy(_ number: Int32) -> Never {
    _ = signal(number, SIG_DFL)
    _ = kill(getpid(), number)
    exit(128 + number)
  }
}
