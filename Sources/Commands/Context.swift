package import Civil
package import Grammar
package import Travel
package import Wording

/// What a command is handed: the world, what the user set, and the line that was typed.
package struct Context: Sendable {
  package let world: World
  package let globals: GlobalOptions
  package let settings: Settings
  package let line: TypedLine
  package let now: Instant
  /// What this run writes down or is answered from; nil when nothing of the kind was asked for.
  let recording: Recording?
  /// Where a person watches and may be told of waiting; nil elsewhere.
  private let waitingLine: WaitingLine?

  package init(world: World, globals: GlobalOptions, settings: Settings, line: TypedLine, now: Instant) {
    self.world = world
    self.globals = globals
    self.settings = settings
    self.line = line
    self.now = now
    recording = Recording(globals.traffic, world: world)
    let isWatched = world.console.isErrorTerminal && !globals.isQuiet && !settings.wantsJSON
    waitingLine =
      isWatched
      ? WaitingLine(
        language: settings.language, columns: world.console.columns ?? 80,
        isUnicode: Context.drawsUnicode(world.environment),
        isMoving: world.environment("TERM").map { $0 != "dumb" } ?? false, write: world.console.writeError)
      : nil
  }

  package var places: PlaceBook { world.places() }

  package func ledger() throws(Failure) -> Ledger {
    guard !settings.dataDirectory.isEmpty else {
      throw Failure(
        "no_home", .config,
        Phrase("HOME is not set, so there is nowhere to keep things.", "HOME이 없어서 저장할 곳이 없어요."),
        hint: "export ITRAVEL_DATA_DIR=/path/to/a/folder")
    }
    guard globals.isVerbose else { return try world.openLedger(settings.dataDirectory, settings.patience) }
    let start = world.ticks()
    let ledger = try world.openLedger(settings.dataDirectory, settings.patience)
    tell("store: \(settings.dataDirectory), opened in \(Elapsed(from: start, to: world.ticks()))")
    return ledger
  }

  /// Says a line of what is done, where that was asked for: names, sizes and times, never what is sent.
  func tell(_ line: String) {
    guard globals.isVerbose else { return }
    world.console.writeError("itravel: \(sanitised(line))\n")
  }

  /// The service that was asked for, connected. One that only watches starts no conversation.
  package func travel(isWatching: Bool = false) throws(Failure) -> TravelService {
    try service(named: settings.provider.value, at: settings.endpoint?.value, isWatching: isWatching)
  }

  /// A service by name, on the terms of this run.
  package func service(named name: String, at endpoint: String?, isWatching: Bool = false) throws(Failure)
    -> TravelService
  {
    let service = try provider(named: name).connect(endpoint, on: terms(isWatching: isWatching))
    guard globals.isVerbose else { return service }
    return service.told(clock: world.ticks) { line in tell(line) }
  }

  private func terms(isWatching: Bool) -> ServiceTerms {
    ServiceTerms(
      timeout: globals.timeout, deadline: globals.deadline, allowsPlainHTTP: settings.allowsPlainHTTP,
      traffic: recording?.traffic ?? .live, secrets: recording == nil ? [] : world.proxySecrets,
      say: { line in tell(line[settings.language]) },
      session: {
        guard !isWatching else { return nil }
        // A search answers without a usable store too, so what is wrong with it is not told here.
        do throws(Failure) { return try session(in: ledger(), isNew: false).id } catch { return nil }
      },
      waiting: waitingLine?.waiting ?? .unseen)
  }

  package func provider(named name: String) throws(Failure) -> Provider {
    if let provider = world.providers.first(where: { $0.name == name }) { return provider }
    let names = world.providers.map(\.name).joined(separator: ", ")
    throw Failure(
      "unknown_provider", settings.provider.origin == .file ? .config : .usage,
      Phrase(
        "There is no provider called \(name). There are: \(names).",
        "\(name)\(name.particle(.called)) 제공자는 없어요. 있는 것: \(names)."),
      hint: line.replacing("provider", with: world.providers[0].name), field: "provider")
  }

  /// Whether a person can be asked.
  package var canAsk: Bool {
    world.console.isInputTerminal && world.console.isErrorTerminal && !globals.noInput && !settings.noInput
  }

  /// Whether a reply is a plain yes: `yes`, and in Korean `네` or `예` as well.
  func isYes(_ reply: String?) -> Bool {
    guard let reply = reply?.trimmed.lowercased() else { return false }
    return reply == "yes" || settings.language == .ko && ["네", "예"].contains(reply)
  }

  /// Says something beside the answer, on standard error; not with JSON, where only warnings stand, nor when quiet.
  package func note(_ phrase: Phrase) {
    guard !globals.isQuiet, !settings.wantsJSON else { return }
    world.console.writeError("itravel: \(phrase[settings.language])\n")
  }

  /// Takes what a service says of its progress, to be shown when it takes long and a person watches.
  package var progress: Progress {
    guard let waitingLine else { return .silent }
    return Progress { waitingLine.label($0) }
  }
}

/// The words without anything that could steer a terminal.
func sanitised(_ words: String) -> String { Sanitised(words).text }
