import Travel

/// What sends requests: a witness whose one closure waits for the whole answer.
package struct HTTPClient: Sendable {
  /// Sends once. Any status is an answer; what brings none throws.
  package let send: @Sendable (HTTPRequest) throws(TransportError) -> HTTPResponse

  package init(send: @escaping @Sendable (HTTPRequest) throws(TransportError) -> HTTPResponse) { self.send = send }
}

extension HTTPClient {
  private static let mostMoves = 3

  /// The same client, going along with redirections on the same server. A request that must be sent once is never moved.
  package var followingMoves: HTTPClient {
    HTTPClient { (request) throws(TransportError) in
      var request = request
      for _ in 0...HTTPClient.mostMoves {
        let response = try send(request)
        guard let location = response.movedTo(from: request.method) else { return response }
        guard !request.isOnce, let address = request.address.moved(to: location) else {
          throw TransportError(.redirected(to: location), hasSent: true)
        }
        request = request.moved(to: address)
      }
      throw TransportError(.tooManyRedirects, hasSent: true)
    }
  }

  /// The same client, watched while it waits; `end` is told before the answer is.
  package func watched(tick: @escaping @Sendable (Int) -> Void, end: @escaping @Sendable () -> Void) -> HTTPClient {
    HTTPClient { (request) throws(TransportError) in
      var request = request
      request.watch = HTTPWatch(tick: tick)
      defer { end() }
      return try send(request)
    }
  }

  /// The same client, telling of each request and answer in a line: never of heads or bodies, where secrets are.
  package func told(to say: @escaping @Sendable (String) -> Void) -> HTTPClient {
    HTTPClient { (request) throws(TransportError) in
      say("> \(request.method.rawValue) \(request.address.text) (\(request.body?.count ?? 0) bytes)")
      do throws(TransportError) {
        let response = try send(request)
        say("< \(response.status) (\(response.body.count) bytes, \(response.milliseconds) ms)")
        return response
      } catch {
        say("< no answer: \(error.problem)\(error.details.isEmpty ? "" : ", \(error.details)")")
        throw error
      }
    }
  }
}

extension HTTPResponse {
  /// Where it sends the request on to; nil when it is an answer. Only 307 and 308 keep a POST one.
  fileprivate func movedTo(from method: HTTPRequest.Method) -> String? {
    switch (status, method) {
    case (301, .get), (302, .get), (303, .get), (307, _), (308, _): header("Location")
    case _: nil
    }
  }
}
