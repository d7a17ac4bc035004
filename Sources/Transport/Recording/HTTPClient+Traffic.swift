package import Travel
import Wording

extension HTTPClient {
  /// The same client, writing its exchanges down or answering from those that were.
  /// - Parameters:
  ///   - keys: names of a query or body that differ from run to run and so do not tell two requests apart.
  ///   - secrets: texts that are hidden wherever they stand, such as a proxy's password.
  ///   - say: told which file an exchange went to or came from.
  package func on(
    _ traffic: Traffic, ignoring keys: Set<String> = [], secrets: [String] = [],
    say: @escaping @Sendable (String) -> Void = { _ in }
  ) -> HTTPClient {
    switch traffic {
    case .live: self
    case .recorded(let recorder): recorded(by: recorder, secrets: secrets, say)
    case .replayed(let player): .replayed(by: player, ignoring: keys, secrets: secrets, say)
    }
  }

  private func recorded(
    by recorder: Traffic.Recorder, secrets: [String], _ say: @escaping @Sendable (String) -> Void
  ) -> HTTPClient {
    HTTPClient { (request) throws(TransportError) in
      do throws(Failure) { try recorder.open() } catch { throw TransportError(.unusableRecord(error), hasSent: false) }
      func keep(_ ending: Result<HTTPResponse, TransportError>) {
        let exchange = Exchange(request, ending, secrets: secrets)
        if let name = recorder.keep(exchange.label, exchange.bytes) { say("recorded as \(name)") }
      }
      do throws(TransportError) {
        let response = try send(request)
        keep(.success(response))
        return response
      } catch {
        // Who interrupts a run does not want it interrupted when it is played again.
        if case .interrupted = error.problem { throw error }
        keep(.failure(error))
        throw error
      }
    }
  }

  private static func replayed(
    by player: Traffic.Player, ignoring keys: Set<String>, secrets: [String],
    _ say: @escaping @Sendable (String) -> Void
  ) -> HTTPClient {
    HTTPClient { (request) throws(TransportError) in
      let question = Question.masked(request, secrets: secrets).question
      let wanted = question.without(keys)
      let found: (name: String, exchange: [UInt8])?
      do throws(Failure) {
        found = try player.next { bytes in Exchange(bytes: bytes)?.question.without(keys) == wanted }
      } catch { throw TransportError(.unusableRecord(error), hasSent: false) }
      guard let found, let exchange = Exchange(bytes: found.exchange) else {
        throw TransportError(.notRecorded, hasSent: false, details: "\(question.method) \(question.address)")
      }
      say("replayed from \(found.name)")
      return try exchange.result.get()
    }
  }
}
