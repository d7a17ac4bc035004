import CCurl
import Travel

extension HTTPClient {
  /// The client over the machine's libcurl, which is opened on the first request. Deadlines count from this call.
  /// - Parameters:
  ///   - agent: what the User-Agent line says.
  ///   - environment: looked at for `SSL_CERT_FILE` and `SSL_CERT_DIR`; libcurl itself reads the proxy variables.
  ///   - interruption: asked several times a second; a request ends when it gives something.
  package static func curl(
    agent: String, environment: @escaping @Sendable (String) -> String?,
    interruption: @escaping @Sendable () -> Interruption? = { nil }
  ) -> HTTPClient {
    let started = ccurl_milliseconds()
    return HTTPClient { (request) throws(TransportError) in
      if let why = unsafe ccurl_open() {
        throw TransportError(.missingLibrary, hasSent: false, details: unsafe String(cString: why))
      }
      // Looking for certificates takes milliseconds, and plain http needs none.
      let trust = request.address.isSecure ? Trust(environment: environment) : .builtIn
      let transfer = try CurlTransfer(
        request, agent: agent, trust: trust, started: started, interruption: interruption)
      do throws(TransportError) {
        let response = try transfer.run()
        // Nobody but a proxy wants to know who asks it.
        guard response.status == 407, let proxy = ProxyInUse(for: request.address, environment: environment) else {
          return response
        }
        throw TransportError(.proxyFailed, hasSent: false, proxy: proxy.answering(407))
      } catch {
        throw error.blaming(ProxyInUse(for: request.address, environment: environment))
      }
    }
    .followingMoves
  }
}
