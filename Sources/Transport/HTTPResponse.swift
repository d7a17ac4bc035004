/// What a server answered.
package struct HTTPResponse: Equatable, Sendable {
  package let status: Int
  package let headers: [HTTPHeader]
  package let body: [UInt8]
  /// Milliseconds from start to last byte.
  package let milliseconds: Int

  package init(status: Int, headers: [HTTPHeader], body: [UInt8], milliseconds: Int = 0) {
    self.status = status
    self.headers = headers
    self.body = body
    self.milliseconds = milliseconds
  }

  /// The value of a header, whatever the case of its name.
  package func header(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name.lowercased() }?.value
  }
}
