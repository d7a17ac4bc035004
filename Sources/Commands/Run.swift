import Civil
import Grammar
import JSON
import Rendering
package import Travel
import Wording

/// Runs one command line from its words to its exit code. Parsing only validates, the command returns, and what it
/// returned is drawn here and nowhere else.
package func run(_ words: [String], in world: World) -> ExitCode {
  let glimpse = Itravel.program.glimpse(words)
  var voice = Voice(glimpse: glimpse, world: world)
  voice.prepareForSignals()
  do throws(Failure) {
    switch try parsed(words) {
    case .help(let path, let globals):
      let page = Itravel.program.help(path, in: voice.language, columns: globals.columns ?? world.console.columns ?? 80)
      return try say(PageAnswer(schema: .help, text: page?.text ?? ""), voice, world, globals)
    case .version:
      return try say(PageAnswer(schema: .version, text: "itravel \(Itravel.version)\n"), voice, world, nil)
    case .run(let globals, let line, let work):
      try refuseBroken(words, line, world)
      let settings: Settings
      let now: Instant
      do throws(Failure) {
        settings = try Settings(flags: globals, world: world)
        voice = Voice(settings: settings, world: world)
        now = try world.now()
      } catch {
        guard line.path == ["doctor"] else { throw error }
        return try Doctor.tell(error, voice, world)
      }
      try globals.traffic.check(line, isDryRun: globals.isDryRun)
      let context = Context(world: world, globals: globals, settings: settings, line: line, now: now)
      // What the line itself says wrong is refused; the rest of what is set is for the doctor to tell.
      if line.path != ["doctor"] || settings.provider.origin == .flag {
        _ = try context.provider(named: settings.provider.value)
      }
      return try answer(work, context)
    }
  } catch {
    voice.say(error)
    return error.exit
  }
}

/// Reads the words; what is wrong with them becomes a failure like any other.
private func parsed(_ words: [String]) throws(Failure) -> Invocation<GlobalOptions, Context, Outcome> {
  do throws(UsageError) { return try Itravel.program.parse(words) } catch { throw Failure(error) }
}

/// Does the work, draws its outcome and decides the exit code.
private func answer(_ work: Command<Context, Outcome>.Work, _ context: Context) throws(Failure) -> ExitCode {
  let page = try Presentation(
    format: context.settings.format.value, canvas: context.canvas, fields: context.globals.form.fields,
    get: context.globals.form.path)
  if let kind = Itravel.answer(of: context.line) { try page.check(kind) }
  var outcome: Outcome
  do { outcome = try work(context) } catch {
    throw Failure(thrown: error)
  }
  context.world.keepToTheEnd(outcome.answer)
  if outcome.isWritten { return outcome.exit }
  if let recording = context.recording { outcome = outcome.warned(recording.warnings) }
  let reader = context.reader(in: context.settings.chosenLanguage?.value ?? outcome.language)
  let rendered = try page.render(outcome, for: reader)
  // A watch without news is silent in every format but JSON, whose readers expect a value; so cron has nothing to send.
  let isSilent = outcome.isSilent && page.format != .json
  if !isSilent {
    do throws(Failure) { try context.show(rendered.bytes, as: page.format) } catch { throw outcome.unwritten(error) }
  }
  try outcome.wasPrinted?()
  if !context.globals.isQuiet, !isSilent, !rendered.warnings.isEmpty {
    context.world.console.writeError(
      FailureRenderer.text(rendered.warnings, in: reader.language, isColoured: context.isErrorColoured))
  }
  let voice = Voice(settings: context.settings, world: context.world)
  if let ending = outcome.ending(for: context.globals, isBare: rendered.bytes.allSatisfy { $0 == 10 }) {
    // An answer was printed, and a program that reads the last line of standard error is told why that was not all.
    if voice.wantsJSON { voice.say(ending) }
    return ending.exit
  }
  if let complaint = outcome.complaint { voice.say(complaint) }
  return outcome.exit
}

/// Writes a page about the tool itself, which needs no settings.
private func say(_ page: PageAnswer, _ voice: Voice, _ world: World, _ globals: GlobalOptions?) throws(Failure)
  -> ExitCode
{
  if let globals, !voice.wantsJSON {
    try world.show(Array(page.text.utf8), look: globals.look, isAttended: !globals.noInput)
  } else {
    try world.console.write(voice.wantsJSON ? page.jsonLine : Array(page.text.utf8))
  }
  return .ok
}

/// Bytes that are not UTF-8 are taken in a message only.
private func refuseBroken(_ words: [String], _ line: TypedLine, _ world: World) throws(Failure) {
  let isMessage = line.path == ["chat"] && world.brokenWords.allSatisfy { !words[$0].hasPrefix("-") }
  guard !world.brokenWords.isEmpty, !isMessage else { return }
  throw .usage(
    "invalid_utf8", field: nil,
    Phrase("Some words are not valid UTF-8, so they were not taken.", "UTF-8이 아닌 단어가 있어서 받지 않았어요."))
}

extension World {
  /// The time of this run: `ITRAVEL_NOW` when it is set, else the machine's clock.
  func now() throws(Failure) -> Instant {
    guard let text = environment("ITRAVEL_NOW") else { return clock() }
    guard let now = Instant(rfc3339: text) else {
      throw .usage(
        "bad_setting", field: "ITRAVEL_NOW",
        Phrase(
          "ITRAVEL_NOW must be an RFC 3339 time, not “\(text)”.", "ITRAVEL_NOW는 RFC 3339 시각이어야 해요. “\(text)”은 아니에요."))
    }
    // Beyond the years of four digits no date can be written, and beyond 2099 no clock is known.
    guard (Instant.firstKnown...Instant.lastKnown).contains(now) else {
      throw .usage(
        "bad_setting", field: "ITRAVEL_NOW",
        Phrase(
          "ITRAVEL_NOW must be from 1970 to 2099, not “\(text)”.",
          "ITRAVEL_NOW는 1970년에서 2099년 사이여야 해요. “\(text)”은 아니에요."))
    }
    return now
  }
}

extension Instant {
  /// The years whose clocks are known: from 1970 to the last second of 2099.
  fileprivate static let firstKnown = Instant(seconds: 0)
  fileprivate static let lastKnown = Instant(seconds: 4_102_444_799)
}

extension Outcome {
  /// Why the command does not end as 0 though it answered: nothing was found, or not all is sure, and that was to be told.
  /// `isBare` is that nothing, or nothing but null, stood where `--get` looked.
  fileprivate func ending(for globals: GlobalOptions, isBare: Bool) -> Failure? {
    if globals.ends.failsEmpty, answer.isEmpty || isBare {
      return Failure("empty", .empty, Phrase("Nothing was found.", "찾은 것이 없어요."))
    }
    if globals.ends.isStrict, isEstimate || !isComplete {
      return Failure(
        "partial", .partial,
        isComplete
          ? Phrase("The answer is an estimate.", "답이 추정이에요.") : Phrase("The answer is not complete.", "답이 전부가 아니에요."))
    }
    return nil
  }

  /// What it means that the answer could not be written: what was done is done, and its code must not be lost.
  fileprivate func unwritten(_ failure: Failure) -> Failure {
    let done: BookingCard? =
      switch answer {
      case let book as BookAnswer: book.booking
      case let cancel as CancelAnswer: cancel.booking.status == .cancelled ? cancel.booking : nil
      default: nil
      }
    guard let done else { return failure }
    let code = done.code ?? "–"
    let isCancelled = done.status == .cancelled
    return Failure(
      "output_failed", .outcomeUnknown,
      Phrase(
        "Booking \(code) was \(isCancelled ? "cancelled" : "made"), but the answer could not be written. \(failure.message.en)",
        "\(code) 예약을 \(isCancelled ? "취소했지만" : "했지만") 결과를 쓰지 못했어요. \(failure.message.ko)"),
      hint: "itravel history \(code)", effect: .committed, details: .object([.init("code", .string(code))]))
  }
}

extension Failure {
  /// What is wrong with the words of a command line.
  init(_ error: UsageError) {
    self = .usage(
      error.code, field: error.field, error.message, hint: error.hint,
      details: error.nearest.isEmpty
        ? .object([]) : .object([.init("nearest", .array(error.nearest.map { .string($0) }))]))
  }

  /// Anything else that a command threw is a bug.
  init(thrown error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let usage as UsageError: self = Failure(usage)
    default:
      self = Failure(
        "internal", .internal,
        Phrase("Something went wrong inside itravel: \(error)", "itravel 안에서 문제가 생겼어요: \(error)"),
        hint: "itravel doctor")
    }
  }
}
