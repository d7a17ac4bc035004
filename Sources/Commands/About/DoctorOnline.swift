import Travel
import Wording

/// What `doctor --online` learns by asking each provider: whether it is reached, what it says it is, and how long it took.
struct DoctorOnline {
  let context: Context

  var checks: [DoctorAnswer.Check] { context.world.providers.map { check($0) } }

  private func check(_ provider: Provider) -> DoctorAnswer.Check {
    let isChosen = provider.name == context.settings.provider.value
    let name = "\(provider.name) online"
    let start = context.world.ticks()
    do throws(Failure) {
      let service = try context.service(named: provider.name, at: context.settings.endpoint?.value)
      guard let greet = service.greet else {
        return .init(name: name, status: .ok, detail: "in the binary; nothing to reach")
      }
      let greeting = try greet() ?? "it answers, and does not say what it is"
      let time = Elapsed(from: start, to: context.world.ticks())
      return .init(name: name, status: .ok, detail: "\(service.endpoint ?? ""): \(greeting), \(time)")
    } catch {
      // A service that nobody asked for may well be away.
      return .init(
        name: name, status: isChosen ? .fail : .warn, detail: error.message[context.settings.language],
        fix: isChosen ? "start the server, or name another with --endpoint" : "only if you want to use it")
    }
  }
}
