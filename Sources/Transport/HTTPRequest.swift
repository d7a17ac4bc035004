package import Travel

/// One request of a client to a server.
package struct HTTPRequest: Equatable, Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  package let method: Method
  package let address: WebAddress
  package let headers: [HTTPHeader]
  package let body: [UInt8]?
  /// Whether it must reach the server once at most: it books, cancels or costs something. It then has a connection of
  /// its own over HTTP/1.1, since a client library may send a request again when a kept one dies.
  package let isOnce: Bool
  package let limits: HTTPLimits
  package var watch = HTTPWatch { _ in }

  package init(
    _ method: Method, _ address: WebAddress, headers: [HTTPHeader] = [], body: [UInt8]? = nil, isOnce: Bool = false,
    limits: HTTPLimits = HTTPLimits()
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
    self.isOnce = isOnce
    self.limits = limits
  }

  func moved(to address: WebAddress) -> HTTPRequest {
    var moved = HTTPRequest(method, address, headers: headers, body: body, isOnce: isOnce, limits: limits)
    moved.watch = watch
    return moved
  }
}

/// Told several times a second how many milliseconds a request has taken. Who watches makes no other request of it.
package struct HTTPWatch: Equatable, Sendable {
  package let tick: @Sendable (Int) -> Void

  package init(tick: @escaping @Sendable (Int) -> Void) { self.tick = tick }

  package static func == (left: HTTPWatch, right: HTTPWatch) -> Bool { true }
}

/// One line of a request's or an answer's head.
package struct HTTPHeader: Equatable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// How long a request may take and how much may come back.
package struct HTTPLimits: Equatable, Sendable {
  /// Milliseconds from start to last byte.
  package var timeout: Int
  /// Milliseconds to reach the server.
  package var connect: Int
  /// Milliseconds since the client was made, for the whole command; nil for no end.
  package var deadline: Int?
  /// Bytes of the answer's body, unpacked.
  package var bytes: Int

  package init(timeout: Int = 60_000, connect: Int = 15_000, deadline: Int? = nil, bytes: Int = 32 << 20) {
    self.timeout = timeout
    self.connect = connect
    self.deadline = deadline
    self.bytes = bytes
  }
}
