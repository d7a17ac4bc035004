import Grammar
import JSON
import Rendering
import Travel
import Wording

/// How this run speaks on standard error: in which language, and whether to a person or a program.
struct Voice {
  let language: Language
  let wantsJSON: Bool
  let isColoured: Bool
  let world: World

  /// Speaks as the words alone ask, before any setting is read.
  init(glimpse: Glimpse, world: World) {
    let chosen = world.environment("ITRAVEL_LANG").flatMap { Language(rawValue: $0) }
    language = glimpse.language ?? chosen ?? Settings.localeLanguage(world.environment)
    wantsJSON = glimpse.wantsJSON || (glimpse.output == nil && world.environment("ITRAVEL_OUTPUT") == "json")
    isColoured = Context.isColoured(.auto, isTerminal: world.console.isErrorTerminal, world.environment)
    self.world = world
  }

  init(settings: Settings, world: World) {
    language = settings.language
    wantsJSON = settings.wantsJSON
    isColoured = Context.isColoured(.auto, isTerminal: world.console.isErrorTerminal, world.environment)
    self.world = world
  }

  func say(_ failure: Failure) { world.console.writeError(words(failure)) }
}

/// A page of plain text about the tool: help or the version.
struct PageAnswer {
  enum Schema: String { case help, version }

  let schema: Schema
  let text: String

  /// The page as one JSON value on a line.
  var jsonLine: [UInt8] {
    let data: JSONValue =
      switch schema {
      case .help: .object([.init("text", .string(text))])
      case .version: .object([.init("version", .string(Itravel.version))])
      }
    let value = JSONValue.object([
      .init("schema", .string("itravel.\(schema.rawValue)/1")), .init("ok", .bool(true)), .init("request", .object([])),
      .init("data", data), .init("warnings", .array([])), .init("meta", .object([])),
    ])
    return JSONWriter().line(value)
  }
}
