import Rendering
import Travel
import Wording

/// Each setting with what it is, and where it comes from.
struct DoctorSettings {
  let context: Context
  let showsOrigin: Bool

  var checks: [DoctorAnswer.Check] {
    let settings = context.settings
    var checks = [DoctorAnswer.Check(name: "version", status: .ok, detail: "itravel \(Itravel.version)")]
    checks.append(provider)
    if let endpoint = settings.endpoint { checks.append(setting("endpoint", endpoint.value, endpoint)) }
    checks.append(setting("language", settings.language.rawValue, settings.chosenLanguage, else: "locale"))
    checks.append(setting("currency", settings.currency.code, settings.chosenCurrency, else: "language"))
    checks.append(setting("output", settings.format.value.rawValue, settings.format))
    if let session = settings.session { checks.append(setting("session", session.value, session)) }
    checks.append(
      DoctorAnswer.Check(
        name: "questions", status: .ok,
        detail: context.settings.noInput || context.globals.noInput
          ? Phrase("never asked", "묻지 않아요") : Phrase("asked on a terminal", "터미널에서는 물어요")))
    if settings.allowsPlainHTTP {
      checks.append(
        DoctorAnswer.Check(
          name: "plain http", status: .warn,
          detail: Phrase(
            "personal data may go over plain http, as the configuration allows", "설정에서 허용해서 개인 정보가 http로 갈 수 있어요"),
          fix: "\"${EDITOR:-vi}\" \(settings.configDirectory)/config.json"))
    }
    return checks
  }

  /// Who is asked; one that does not exist is mended where it was set.
  private var provider: DoctorAnswer.Check {
    let chosen = context.settings.provider
    let found = setting("provider", chosen.value, chosen)
    do throws(Failure) { _ = try context.provider(named: chosen.value) } catch {
      let source = chosen.source ?? ""
      return DoctorAnswer.Check(
        name: found.name, status: .fail,
        detail: Phrase("\(sanitised(source)): \(error.message.en)", "\(sanitised(source)): \(error.message.ko)"),
        fix: chosen.origin == .environment ? "unset \(source)" : "\"${EDITOR:-vi}\" \(source)")
    }
    return found
  }

  private func setting<Value>(
    _ name: String, _ value: String, _ chosen: Settings.Chosen<Value>?, else implied: String = "default"
  ) -> DoctorAnswer.Check {
    let origin = chosen.map { said in said.source.map { "\(said.origin.rawValue) \($0)" } ?? said.origin.rawValue }
    let short = chosen?.origin.rawValue ?? implied
    let words = sanitised("\(value) (\(showsOrigin ? origin ?? implied : short))")
    return DoctorAnswer.Check(name: name, status: .ok, detail: words)
  }
}
