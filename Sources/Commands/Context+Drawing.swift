import Rendering
import Travel
import Wording

extension Context {
  /// The paper of the answer: as wide as the terminal, endless in a pipe.
  var canvas: Canvas {
    Canvas(
      columns: globals.columns ?? (globals.look.isWide ? nil : world.console.columns),
      isColoured: Context.isColoured(
        globals.look.color ?? .auto, isTerminal: world.console.isOutputTerminal, world.environment),
      isWide: globals.look.isWide, isUnicode: Context.drawsUnicode(world.environment))
  }

  /// Whether the locale can show more than ASCII. One that is not set says nothing: a container is no old terminal.
  static func drawsUnicode(_ environment: (String) -> String?) -> Bool {
    guard let locale = environment("LC_ALL") ?? environment("LC_CTYPE") ?? environment("LANG") else { return true }
    let charset = locale.prefix { $0 != "@" }.split(separator: ".").dropFirst().first?.lowercased()
    return charset == "utf-8" || charset == "utf8" || (charset == nil && locale != "C" && locale != "POSIX")
  }

  /// Writes the answer: text for a person page by page where it is long, anything else as it is.
  func show(_ bytes: [UInt8], as format: Format) throws(Failure) {
    guard format == .text else { return try world.console.write(bytes) }
    try world.show(bytes, look: globals.look, isAttended: !globals.noInput && !settings.noInput)
  }

  var isErrorColoured: Bool {
    Context.isColoured(globals.look.color ?? .auto, isTerminal: world.console.isErrorTerminal, world.environment)
  }

  /// Who reads the answer.
  func reader(in language: Language?) -> Reader {
    let language = language ?? settings.language
    let places = places
    var reader = Reader(
      language: language, now: now, airlineOf: { places.airlineOf($0, language) }, gazetteer: places.gazetteer,
      nameOf: { places.nameOf($0, language) })
    reader.zones = places.zones
    reader.isUnshortened = settings.format.value == .text && canvas.columns == nil
    reader.stayOf = { places.stayOf($0, language) }
    return reader
  }

  /// A quote drawn for the review on standard error.
  func drawn(_ quote: Quote) -> String { drawn(quote.body(for: reader(in: nil))) }

  /// An answer drawn for the review on standard error.
  func drawn(_ answer: some Answer) -> String { drawn(answer.body(for: reader(in: nil))) }

  private func drawn(_ blocks: [Block]) -> String {
    let paper = Canvas(
      columns: world.console.columns ?? 80, isColoured: isErrorColoured,
      isUnicode: Context.drawsUnicode(world.environment))
    return TextRenderer(canvas: paper, language: settings.language).text(of: blocks) + "\n"
  }

  /// Whether to use colour: as told, else on a terminal that can, unless NO_COLOR is set.
  static func isColoured(_ word: ColorWord, isTerminal: Bool, _ environment: (String) -> String?) -> Bool {
    switch word {
    case .always: return true
    case .never: return false
    case .auto:
      if environment("NO_COLOR") != nil { return false }
      if let forced = environment("CLICOLOR_FORCE"), forced != "0" { return true }
      return isTerminal && environment("TERM") != "dumb"
    }
  }
}
