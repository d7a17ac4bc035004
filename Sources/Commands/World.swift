package import Civil
package import Travel

/// Everything outside the commands: clock, streams, files, services. Cheap things are values, dear things are closures
/// that nothing calls before it needs them.
package struct World: Sendable {
  /// Gives an environment variable; nil when it is unset or empty.
  package let environment: @Sendable (String) -> String?
  /// The machine's clock, read when `ITRAVEL_NOW` does not say otherwise.
  package let clock: @Sendable () -> Instant
  package let console: Console
  package let files: Files
  package let folders: Folders
  /// Every service, the default first.
  package let providers: [Provider]
  /// Opens the store in a directory, which is made when it is missing; other processes are waited for with patience.
  package let openLedger: @Sendable (_ directory: String, _ patience: Patience) throws(Failure) -> Ledger
  /// Opens the file of what watching commands printed last, and holds it.
  package let openWatch: @Sendable (_ path: String, _ patience: Patience) throws(Failure) -> Watch
  package let places: @Sendable () -> PlaceBook
  /// An amount in another currency by a dated rate, with the words that name the rate; nil when none is known.
  package let exchange: @Sendable (_ amount: Money, _ currency: Currency) -> (amount: Money, rate: String)?
  /// The tables of facts in the binary.
  package let sources: @Sendable () -> [SourceRow]
  /// What `doctor` can tell of the machine itself.
  package let examine: @Sendable (_ settings: Settings) -> [DoctorAnswer.Check]
  /// Told when a labelled point of the booking protocol is passed; does nothing but in crash tests.
  package let passed: @Sendable (_ point: String) -> Void
  /// Microseconds of a clock that only goes forward, for telling how long things took.
  package let ticks: @Sendable () -> Int64
  /// Told what standard error is to say when SIGINT and when SIGTERM end the process, and with which code instead of by
  /// the signal itself.
  package let whenEnded: @Sendable (_ interrupted: String, _ terminated: String, _ exit: ExitCode?) -> Void
  /// Lets SIGINT and SIGTERM wait for the end of a line on standard output.
  package let beginLine: @Sendable () -> Void
  /// Lets them end the process again, and takes what standard output is to say then, so that a stream has an end.
  package let endLine: @Sendable (_ interrupted: String, _ terminated: String) -> Void
  /// Keeps what was answered until the process ends, when the system takes all its memory back at once; letting go of
  /// a long answer piece by piece takes as long as writing it.
  package let keepToTheEnd: @Sendable (_ answer: any Answer) -> Void
  /// Places of command-line words that were not valid UTF-8.
  package let brokenWords: Set<Int>

  package init(
    environment: @escaping @Sendable (String) -> String?, clock: @escaping @Sendable () -> Instant, console: Console,
    files: Files, folders: Folders, providers: [Provider],
    openLedger: @escaping @Sendable (String, Patience) throws(Failure) -> Ledger,
    openWatch: @escaping @Sendable (String, Patience) throws(Failure) -> Watch,
    exchange: @escaping @Sendable (Money, Currency) -> (amount: Money, rate: String)?,
    places: @escaping @Sendable () -> PlaceBook, sources: @escaping @Sendable () -> [SourceRow],
    examine: @escaping @Sendable (Settings) -> [DoctorAnswer.Check],
    passed: @escaping @Sendable (String) -> Void = { _ in }, ticks: @escaping @Sendable () -> Int64 = { 0 },
    whenEnded: @escaping @Sendable (String, String, ExitCode?) -> Void = { _, _, _ in },
    beginLine: @escaping @Sendable () -> Void = {},
    endLine: @escaping @Sendable (String, String) -> Void = { _, _ in },
    keepToTheEnd: @escaping @Sendable (any Answer) -> Void = { _ in },
    brokenWords: Set<Int> = []
  ) {
    self.environment = environment
    self.clock = clock
    self.console = console
    self.files = files
    self.folders = folders
    self.providers = providers
    self.openLedger = openLedger
    self.openWatch = openWatch
    self.exchange = exchange
    self.places = places
    self.sources = sources
    self.examine = examine
    self.passed = passed
    self.ticks = ticks
    self.whenEnded = whenEnded
    self.beginLine = beginLine
    self.endLine = endLine
    self.keepToTheEnd = keepToTheEnd
    self.brokenWords = brokenWords
  }
}

/// The three standard streams.
package struct Console: Sendable {
  package let isInputTerminal: Bool
  package let isOutputTerminal: Bool
  package let isErrorTerminal: Bool
  /// Cells across the terminal; nil when standard output is none.
  package let columns: Int?
  package let paging: Paging
  /// Writes to standard output; throws when it is full or gone.
  package let write: @Sendable ([UInt8]) throws(Failure) -> Void
  /// Writes to standard error, where a failure to write has nowhere to be told.
  package let writeError: @Sendable (String) -> Void
  /// Reads standard input to its end, up to a limit in bytes.
  package let readAll: @Sendable (_ limit: Int) throws(Failure) -> [UInt8]
  /// Asks on standard error and reads one line; nil at the end of input.
  package let ask: @Sendable (_ prompt: String) -> String?

  package init(
    isInputTerminal: Bool, isOutputTerminal: Bool, isErrorTerminal: Bool, columns: Int?, paging: Paging = .none,
    write: @escaping @Sendable ([UInt8]) throws(Failure) -> Void, writeError: @escaping @Sendable (String) -> Void,
    readAll: @escaping @Sendable (Int) throws(Failure) -> [UInt8], ask: @escaping @Sendable (String) -> String?
  ) {
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.columns = columns
    self.paging = paging
    self.write = write
    self.writeError = writeError
    self.readAll = readAll
    self.ask = ask
  }
}

/// Files by path.
package struct Files: Sendable {
  /// Reads a file, up to a limit in bytes; nil when there is none.
  package let read: @Sendable (_ path: String, _ limit: Int) throws(Failure) -> [UInt8]?
  /// Whether only the owner can read it; true when there is none.
  package let isPrivate: @Sendable (_ path: String) -> Bool

  package init(
    read: @escaping @Sendable (String, Int) throws(Failure) -> [UInt8]?,
    isPrivate: @escaping @Sendable (String) -> Bool
  ) {
    self.read = read
    self.isPrivate = isPrivate
  }
}

/// Directories that hold what is recorded.
package struct Folders: Sendable {
  /// Makes one, and those it stands in, for the owner alone; does nothing when it is there.
  package let make: @Sendable (_ path: String) throws(Failure) -> Void
  /// The names of the files in one, in order; nil when there is none.
  package let list: @Sendable (_ path: String) throws(Failure) -> [String]?
  /// Writes a new file that the owner alone can read; false when there is one already.
  package let add: @Sendable (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Bool

  package init(
    make: @escaping @Sendable (String) throws(Failure) -> Void,
    list: @escaping @Sendable (String) throws(Failure) -> [String]?,
    add: @escaping @Sendable (String, [UInt8]) throws(Failure) -> Bool
  ) {
    self.make = make
    self.list = list
    self.add = add
  }
}
