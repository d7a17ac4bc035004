import CProcess
import Commands

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Paging {
  /// The terminal of standard output, and programs of this machine.
  static var live: Paging {
    Paging(rows: rows, wish: unsafe getenv("PAGER").map { unsafe String(cString: $0) }, show: show(_:_:))
  }

  private static var rows: Int? {
    var size = winsize()
    guard isatty(1) == 1, unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  private static func show(_ program: [String], _ bytes: [UInt8]) -> Bool {
    // As less is set where nobody set it: leave at once what fits, keep colours, and leave the text on the screen. The
    // text is UTF-8 whatever the locale says.
    _ = unsafe setenv("LESS", "FRX", 0)
    _ = unsafe setenv("LESSCHARSET", "utf-8", 0)
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Ctrl-C belongs to the pager, and one that is left early is no reason to die.
    let held = [SIGINT, SIGQUIT, SIGPIPE].map { number in (number, signal(number, SIG_IGN)) }
    defer { for (number, handler) in held { _ = signal(number, handler) } }
    guard let child = Child.start(program, input: ends[0]) else {
      for end in ends { close(end) }
      return false
    }
    close(ends[0])
    _ = Descriptor.write(bytes, to: ends[1])
    close(ends[1])
    // One that fails, or that a shell does not find, may have shown nothing: better twice than not at all.
    return (child.wait() ?? 0) == 0
  }
}

/// A program that was started.
private struct Child {
  let process: pid_t

  /// Starts a program of the search path with its standard input on a descriptor; nil when there is none.
  static func start(_ words: [String], input: Int32) -> Child? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { unsafe sigaddset(&usual, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    let arguments = unsafe words.map { unsafe strdup($0) }
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process = pid_t()
    let failure = unsafe posix_spawnp(
      &process, words[0], &actions, &attributes, arguments + [nil], cprocess_environment())
    return failure == 0 ? Child(process: process) : nil
  }

  /// Waits for its end and gives its exit code; nil when a signal ended it.
  func wait() -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
