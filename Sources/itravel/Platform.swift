import CProcess
import Commands
import Synchronization
import Transport
import Travel

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The three standard streams at the start.
enum StandardStreams {
  /// Fills the places of streams that were closed: else the next file that is opened, the store among them, would stand
  /// in for one of them and take what is written to it. The root directory can be neither read nor written as a stream,
  /// and is there in every chroot.
  static func fill() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/", O_RDONLY | O_DIRECTORY)
    }
  }

  /// Whether standard input is what its empty place was filled with.
  static var isInputClosed: Bool {
    var (input, root) = (stat(), stat())
    guard unsafe fstat(0, &input) == 0, unsafe stat("/", &root) == 0 else { return true }
    return input.st_dev == root.st_dev && input.st_ino == root.st_ino
  }
}

/// How the process begins, and how it hears that it should end.
enum Signals {
  /// The signal that came while a request was under way; 0 for none. A handler may touch nothing but this.
  private static let caught = Atomic<Int32>(0)

  static func prepare() {
    // Names, passports and sessions are in memory; a crash must not leave them in a file.
    cprocess_forbid_dumps()
    _ = signal(SIGPIPE, SIG_DFL)
  }

  /// What a signal asked for while a request was under way.
  static var interruption: Interruption? {
    switch caught.load(ordering: .relaxed) {
    case SIGINT: .keyboard
    case SIGTERM: .termination
    case _: nil
    }
  }

  /// Notes signals that end the process instead of ending at once, so that a purchase under way can say what became of
  /// it. Gives what to put back. A signal that was ignored from the start stays so.
  static func hold() -> [(number: Int32, action: sigaction)] {
    // Made here and not at its first use, which could be in the handler.
    _ = caught.load(ordering: .relaxed)
    return [SIGINT, SIGTERM].compactMap { number in
      var before = sigaction()
      guard unsafe sigaction(number, nil, &before) == 0, !isIgnored(before) else { return nil }
      var noting = sigaction()
      // No SA_RESTART: a wait for the network ends at once.
      setHandler(of: &noting) { Signals.caught.store($0, ordering: .relaxed) }
      guard unsafe sigaction(number, &noting, nil) == 0 else { return nil }
      return (number, before)
    }
  }

  static func release(_ held: [(number: Int32, action: sigaction)]) {
    for (number, action) in held {
      var action = action
      _ = unsafe sigaction(number, &action, nil)
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
    let handler = unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #else
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #endif
    return handler == 1
  }

  private static func setHandler(of action: inout sigaction, _ handler: @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
  }
}

extension HTTPClient {
  /// The machine's libcurl, deaf to no signal while a request is under way.
  static var live: HTTPClient {
    let curl = HTTPClient.curl(
      agent: "itravel/\(Itravel.version)", environment: { Environment.value($0) },
      interruption: { Signals.interruption })
    return HTTPClient { (request) throws(TransportError) in
      let held = Signals.hold()
      defer { Signals.release(held) }
      return try curl.send(request)
    }
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
