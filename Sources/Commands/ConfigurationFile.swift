import Grammar
import JSON
import Rendering
import Travel
import Wording

/// One configuration file: a flat JSON object, read from one declaration that its schema comes from too.
struct ConfigurationFile: Sendable {
  let path: String
  let values: Values

  /// What a file may say; nil for what it does not.
  struct Values: Equatable, Sendable {
    let provider: String?
    let endpoint: String?
    let language: String?
    let currency: String?
    let output: String?
    let allowsPlainHTTP: Bool?

    static let record = Record(
      Values.init(provider:endpoint:language:currency:output:allowsPlainHTTP:),
      Field("provider", .optional(.string), "The service to ask.") { $0.provider },
      Field("endpoint", .optional(.string), "Where to reach the service.") { $0.endpoint },
      Field("lang", .optional(.string(among: LanguageWord.choices)), "Language of answers.") { $0.language },
      Field("currency", .optional(.string), "ISO 4217 code of estimates.") { $0.currency },
      Field("output", .optional(.string(among: Format.choices)), "Format of answers.") { $0.output },
      Field(
        "allow_plain_http", .optional(.bool), "Whether personal data may go over plain http to another machine."
      ) { $0.allowsPlainHTTP })
  }

  static var schema: JSONValue {
    JSONSchema.document(
      id: "urn:itravel.config/1", title: "itravel.config/1", JSONSchema.closed(Values.record.schema))
  }

  /// The user's file, then the machine's; those that exist.
  static func all(in world: World, home: String) throws(Failure) -> [ConfigurationFile] {
    var files: [ConfigurationFile] = []
    for directory in [home, "/etc/itravel"] where !directory.isEmpty {
      let path = directory + "/config.json"
      guard let bytes = try world.files.read(path, 1 << 20) else { continue }
      files.append(try ConfigurationFile(path: path, bytes: bytes))
    }
    return files
  }

  init(path: String, bytes: [UInt8]) throws(Failure) {
    let root: JSONValue
    do { root = try JSONReader().read(bytes) } catch {
      throw ConfigurationFile.bad(
        path, Phrase("it is not JSON: \(error.description).", "JSON이 아니에요: \(error.description)."))
    }
    if let stray = root.strays(beside: Values.record.entries.map(\.name)).first {
      throw ConfigurationFile.bad(path, stray.words(what: Phrase("a setting", "설정")), field: stray.key)
    }
    do { values = try Values.record.codec.read(root, .root) } catch {
      throw ConfigurationFile.bad(path, error.words, field: error.path == .root ? nil : error.path.description)
    }
    self.path = path
  }

  private static func bad(_ path: String, _ why: Phrase, field: String? = nil) -> Failure {
    Failure(
      "bad_configuration", .config, Phrase("\(path): \(why.en)", "\(path): \(why.ko)"), hint: "itravel schema config",
      field: field, details: .object([.init("path", .string(path))]))
  }
}

extension Codec where Value == String {
  /// A word that is judged by whoever takes it; the schema names those there are.
  fileprivate static func string(among words: [String]) -> Codec {
    Codec(
      write: { .string($0) }, read: string.read,
      schema: { .object([.init("enum", .array(words.map { .string($0) }))]) })
  }
}
