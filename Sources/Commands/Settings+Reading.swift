import Grammar
import JSON
import Rendering
package import Travel
package import Wording

extension Settings {
  /// Reads flags, then the environment, then the two configuration files; the first that says something wins.
  package init(flags: GlobalOptions, world: World) throws(Failure) {
    let directories = try Directories(world: world)
    let files = try ConfigurationFile.all(in: world, home: directories.config)

    func word(_ flag: String?, _ variable: String, _ key: String) throws(Failure) -> Chosen<String>? {
      if let flag { return Chosen(flag, .flag) }
      if let value = world.environment(variable) { return Chosen(value, .environment) }
      for file in files { if let value = try file.string(key) { return Chosen(value, .file) } }
      return nil
    }
    func typed<Value: ArgumentValue>(_ flag: Value?, _ variable: String, _ key: String) throws(Failure)
      -> Chosen<Value>?
    {
      if let flag { return Chosen(flag, .flag) }
      guard let found = try word(nil, variable, key) else { return nil }
      do throws(ArgumentProblem) { return Chosen(try Value(argument: found.value), found.origin) } catch {
        let name = found.origin == .file ? key : variable
        throw Failure(
          "bad_setting", found.origin == .file ? .config : .usage,
          Phrase("\(name): \(error.reason.en)", "\(name): \(error.reason.ko)"), hint: "itravel doctor", field: name)
      }
    }

    let address = try typed(flags.service.endpoint, "ITRAVEL_ENDPOINT", "endpoint")
    let endpoint = address.map { Chosen($0.value.text, $0.origin) }
    let named = try word(flags.service.provider, "ITRAVEL_PROVIDER", "provider")
    // An endpoint on the line or in the environment is a wish to reach it, though no provider is named.
    let implied = endpoint.flatMap { $0.origin == .file ? nil : Chosen("insight", $0.origin) }
    provider = named ?? implied ?? Chosen(world.providers.first?.name ?? "", .builtIn)
    self.endpoint = endpoint
    session = try word(flags.service.session, "ITRAVEL_SESSION", "session").flatMap { $0.origin == .file ? nil : $0 }
    let language: Chosen<LanguageWord>? = try typed(flags.service.language, "ITRAVEL_LANG", "lang")
    chosenLanguage = language.map { Chosen($0.value.language, $0.origin) }
    localeLanguage = Settings.localeLanguage(world.environment)
    chosenCurrency = try typed(flags.service.currency, "ITRAVEL_CURRENCY", "currency")
    if flags.form.isJSON, let output = flags.form.output, output != .json {
      throw .usage(
        "conflicting_options", field: "output",
        Phrase("--json and -o \(output.rawValue) ask for two formats.", "--json과 -o \(output.rawValue)은 서로 다른 형식이에요."))
    }
    format =
      try flags.form.isJSON
      ? Chosen(.json, .flag) : typed(flags.form.output, "ITRAVEL_OUTPUT", "output") ?? Chosen(.text, .builtIn)
    noInput = world.environment("ITRAVEL_NO_INPUT") != nil || world.environment("CI") != nil
    var allows: Bool?
    for file in files where allows == nil { allows = try file.bool("allow_plain_http") }
    allowsPlainHTTP = allows ?? false
    dataDirectory = directories.data
    configDirectory = directories.config
    cacheDirectory = directories.cache
    patience = flags.noWait ? .none : flags.deadline.map { .deadline($0) } ?? .usual
  }

  /// The language of the locale variables, English when they name none that is spoken here.
  package static func localeLanguage(_ environment: (String) -> String?) -> Language {
    let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") ?? ""
    return locale.hasPrefix("ko") ? .ko : .en
  }
}

/// Where things are kept, by the XDG rules.
private struct Directories {
  let data: String
  let config: String
  let cache: String

  init(world: World) throws(Failure) {
    func directory(_ own: String, _ xdg: String, _ fallback: String) -> String {
      if let path = world.environment(own) { return path }
      if let path = world.environment(xdg), path.hasPrefix("/") { return path + "/itravel" }
      guard let home = world.environment("HOME"), home.hasPrefix("/") else { return "" }
      return home + fallback
    }
    data = directory("ITRAVEL_DATA_DIR", "XDG_DATA_HOME", "/.local/share/itravel")
    config = directory("ITRAVEL_CONFIG_DIR", "XDG_CONFIG_HOME", "/.config/itravel")
    cache = directory("ITRAVEL_CACHE_DIR", "XDG_CACHE_HOME", "/.cache/itravel")
  }
}

/// One configuration file: a flat JSON object.
struct ConfigurationFile {
  let path: String
  let root: JSONValue

  static let keys = ["provider", "endpoint", "lang", "currency", "output", "allow_plain_http"]

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
    self.path = path
    do { root = try JSONReader().read(bytes) } catch {
      throw ConfigurationFile.bad(
        path, Phrase("it is not JSON: \(error.description)", "JSON이 아니에요: \(error.description)"))
    }
    guard case .object(let members) = root else {
      throw ConfigurationFile.bad(path, Phrase("it is not a JSON object.", "JSON 객체가 아니에요."))
    }
    for member in members where !ConfigurationFile.keys.contains(member.key) {
      let known = ConfigurationFile.keys.joined(separator: ", ")
      throw ConfigurationFile.bad(
        path, Phrase("“\(member.key)” is not a setting. Known: \(known).", "“\(member.key)”은 설정이 아니에요. 있는 것: \(known).")
      )
    }
  }

  func string(_ key: String) throws(Failure) -> String? {
    switch root[key] {
    case nil, .null: return nil
    case .string(let text): return text
    default: throw ConfigurationFile.bad(path, Phrase("“\(key)” must be text.", "“\(key)”은 글자여야 해요."))
    }
  }

  func bool(_ key: String) throws(Failure) -> Bool? {
    switch root[key] {
    case nil, .null: return nil
    case .bool(let truth): return truth
    default: throw ConfigurationFile.bad(path, Phrase("“\(key)” must be true or false.", "“\(key)”은 true나 false여야 해요."))
    }
  }

  private static func bad(_ path: String, _ why: Phrase) -> Failure {
    Failure(
      "bad_configuration", .config, Phrase("\(path): \(why.en)", "\(path): \(why.ko)"), hint: "itravel doctor")
  }
}
