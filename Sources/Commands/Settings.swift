import Civil
package import Rendering
package import Travel
package import Wording

/// What the flags, the environment and the configuration files come to.
package struct Settings: Sendable {
  /// Where a setting came from.
  package enum Origin: String, Sendable { case flag, environment, file, builtIn = "default" }

  /// A value with where it came from.
  package struct Chosen<Value: Sendable>: Sendable {
    package let value: Value
    package let origin: Origin
    /// The variable or the file that said so; nil for a flag or what is built in.
    package let source: String?

    package init(_ value: Value, _ origin: Origin, from source: String? = nil) {
      self.value = value
      self.origin = origin
      self.source = source
    }
  }

  package let provider: Chosen<String>
  package let endpoint: Chosen<String>?
  package let session: Chosen<String>?
  /// The language that was asked for; nil when only the locale tells.
  package let chosenLanguage: Chosen<Language>?
  /// What the locale asks for, English when it asks for nothing known.
  package let localeLanguage: Language
  package let chosenCurrency: Chosen<Currency>?
  package let format: Chosen<Format>
  package let noInput: Bool
  package let allowsPlainHTTP: Bool
  package let dataDirectory: String
  package let configDirectory: String
  package let cacheDirectory: String
  /// How long other processes are waited for.
  package let patience: Patience
  /// Where what watching commands printed last is kept; empty when no home is known.
  package let stateDirectory: String

  package init(
    provider: Chosen<String>, endpoint: Chosen<String>?, session: Chosen<String>?, chosenLanguage: Chosen<Language>?,
    localeLanguage: Language, chosenCurrency: Chosen<Currency>?, format: Chosen<Format>, noInput: Bool,
    allowsPlainHTTP: Bool, dataDirectory: String, configDirectory: String, cacheDirectory: String,
    stateDirectory: String, patience: Patience = .usual
  ) {
    self.provider = provider
    self.endpoint = endpoint
    self.session = session
    self.chosenLanguage = chosenLanguage
    self.localeLanguage = localeLanguage
    self.chosenCurrency = chosenCurrency
    self.format = format
    self.noInput = noInput
    self.allowsPlainHTTP = allowsPlainHTTP
    self.dataDirectory = dataDirectory
    self.configDirectory = configDirectory
    self.cacheDirectory = cacheDirectory
    self.patience = patience
    self.stateDirectory = stateDirectory
  }

  package var language: Language { chosenLanguage?.value ?? localeLanguage }
  package var wantsJSON: Bool { format.value == .json }

  /// The currency of estimates: as chosen, else won under Korean and US dollars otherwise.
  package var currency: Currency {
    if let chosenCurrency { return chosenCurrency.value }
    switch language {
    case .en: return .usd
    case .ko: return .krw
    }
  }
}
