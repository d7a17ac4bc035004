import Grammar
import Rendering
package import Travel
package import Wording

extension Settings {
  /// Reads flags, then the environment, then the two configuration files; the first that says something wins.
  package init(flags: GlobalOptions, world: World) throws(Failure) {
    let directories = try Directories(world: world)
    let files = try ConfigurationFile.all(in: world, home: directories.config)

    typealias Key = (ConfigurationFile.Values) -> String?
    func word(_ flag: String?, _ variable: String, _ key: Key) -> Chosen<String>? {
      if let flag { return Chosen(flag, .flag) }
      if let value = world.environment(variable) { return Chosen(value, .environment, from: variable) }
      for file in files { if let value = key(file.values) { return Chosen(value, .file, from: file.path) } }
      return nil
    }
    func typed<Value: ArgumentValue>(_ flag: Value?, _ variable: String, _ key: Key) throws(Failure)
      -> Chosen<Value>?
    {
      if let flag { return Chosen(flag, .flag) }
      guard let found = word(nil, variable, key) else { return nil }
      do throws(ArgumentProblem) {
        return Chosen(try Value(argument: found.value), found.origin, from: found.source)
      } catch {
        let key = variable.dropFirst("ITRAVEL_".count).lowercased()
        let name = found.origin == .file ? "\(found.source ?? ""): \(key)" : variable
        throw Failure(
          "bad_setting", found.origin == .file ? .config : .usage,
          Phrase("\(name): \(error.reason.en)", "\(name): \(error.reason.ko)"),
          hint: found.origin == .file ? "itravel schema config" : "itravel doctor",
          field: found.origin == .file ? key : variable)
      }
    }

    let address = try typed(flags.service.endpoint, "ITRAVEL_ENDPOINT", \.endpoint)
    let endpoint = address.map { Chosen($0.value.base.text, $0.origin, from: $0.source) }
    let named = word(flags.service.provider, "ITRAVEL_PROVIDER", \.provider)
    // An endpoint on the line or in the environment is a wish to reach it, unless a provider is named there or before.
    let implied = endpoint.flatMap { endpoint in
      endpoint.origin != .file && endpoint.origin.outranks(named?.origin ?? .builtIn)
        ? Chosen("insight", endpoint.origin, from: endpoint.source) : nil
    }
    provider = implied ?? named ?? Chosen(world.providers.first?.name ?? "", .builtIn)
    self.endpoint = endpoint
    session =
      flags.service.session.map { Chosen($0, .flag) }
      ?? world.environment("ITRAVEL_SESSION").map { Chosen($0, .environment, from: "ITRAVEL_SESSION") }
    let language: Chosen<LanguageWord>? = try typed(flags.service.language, "ITRAVEL_LANG", \.language)
    chosenLanguage = language.map { Chosen($0.value.language, $0.origin, from: $0.source) }
    localeLanguage = Settings.localeLanguage(world.environment)
    chosenCurrency = try typed(flags.service.currency, "ITRAVEL_CURRENCY", \.currency)
    if flags.form.isJSON, let output = flags.form.output, output != .json {
      throw .usage(
        "conflicting_options", field: "output",
        Phrase("--json and -o \(output.rawValue) ask for two formats.", "--json과 -o \(output.rawValue)은 서로 다른 형식이에요."))
    }
    format =
      try flags.form.isJSON
      ? Chosen(.json, .flag) : typed(flags.form.output, "ITRAVEL_OUTPUT", \.output) ?? Chosen(.text, .builtIn)
    noInput = world.environment("ITRAVEL_NO_INPUT") != nil || world.environment("CI") != nil
    allowsPlainHTTP = files.lazy.compactMap(\.values.allowsPlainHTTP).first ?? false
    dataDirectory = directories.data
    configDirectory = directories.config
    cacheDirectory = directories.cache
    patience = flags.noWait ? .none : flags.deadline.map { .deadline($0) } ?? .usual
    stateDirectory = directories.state
  }

  /// The language of the locale variables, English when they name none that is spoken here.
  package static func localeLanguage(_ environment: (String) -> String?) -> Language {
    let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") ?? ""
    return locale.hasPrefix("ko") ? .ko : .en
  }
}

extension Settings.Origin {
  /// Whether what this source says goes before what the other says.
  fileprivate func outranks(_ other: Settings.Origin) -> Bool {
    switch self {
    case .flag: other != .flag
    case .environment: other == .file || other == .builtIn
    case .file: other == .builtIn
    case .builtIn: false
    }
  }
}

/// Where things are kept, by the XDG rules.
private struct Directories {
  let data: String
  let config: String
  let cache: String
  let state: String

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
    // A data directory of one's own holds all that the tool keeps.
    state =
      world.environment("ITRAVEL_DATA_DIR").map { $0 + "/state" }
      ?? directory("", "XDG_STATE_HOME", "/.local/state/itravel")
  }
}
