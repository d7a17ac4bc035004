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
    guard var child = Child.start(program, input: ends[0]) else {
      for end in ends { close(end) }
      return false
    }
    let given = child.feed(bytes, through: ends[1])
    close(ends[1])
    let code = child.wait()
    // What the pager did not take is still in the pipe. One that fails without a look at its text showed nothing; one that
    // fails later did, and twice is too often.
    let rest = if case .bytes(let rest) = Descriptor.readAll(ends[0], limit: bytes.count) { rest.count } else { 0 }
    close(ends[0])
    return code == 0 || code == nil || given > rest
  }
}

/// A program that was started.
private struct Child {
  let process: pid_t
  /// What the system says of its end; nil while it runs.
  private var end: Int32?

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

  private init(process: pid_t) { self.process = process }

  /// Writes bytes to its input until it has them all or has ended; gives how many went into the pipe. As the other end of
  /// the pipe stays open here, a write alone would never learn that nobody reads.
  mutating func feed(_ bytes: [UInt8], through pipe: Int32) -> Int {
    _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
    var start = 0
    while start < bytes.count {
      switch Descriptor.writeSome(bytes[start...], to: pipe) {
      case .written(let count): start += count
      case .failed(EAGAIN):
        var room = pollfd(fd: pipe, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&room, 1, 50)
        if room.revents == 0, hasEnded { return start }
      case .failed: return start
      }
    }
    return start
  }

  private var hasEnded: Bool {
    mutating get {
      var status: Int32 = 0
      if unsafe waitpid(process, &status, WNOHANG) == process { end = status }
      return end != nil
    }
  }

  /// Waits for its end and gives its exit code; nil when a signal ended it.
  func wait() -> Int32? {
    var status = end ?? 0
    while end == nil, unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
