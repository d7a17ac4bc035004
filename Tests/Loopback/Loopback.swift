import Foundation
import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A real HTTP/1.1 server on loopback for tests: each request is handed to a closure, which may answer well or badly.
package final class Loopback: Sendable {
  /// A request as it came over the wire.
  package struct Request: Sendable {
    package let method: String
    package let target: String
    package let headers: [(name: String, value: String)]
    package let body: [UInt8]
    /// Which connection it came on, counted from 1.
    package let connection: Int

    package var path: String { String(target.prefix { $0 != "?" }) }
    package var text: String { String(decoding: body, as: UTF8.self) }
    package func header(_ name: String) -> String? {
      headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
  }

  /// What the server does with a request.
  package enum Reply: Sendable {
    case answer(Int, [(String, String)], [UInt8])
    /// These very bytes, then the connection is closed.
    case raw([UInt8])
    /// Closes without a word.
    case drop
    /// Never answers, until the server stops.
    case hang
    /// Bytes one by one, each after so many milliseconds.
    case drip([UInt8], milliseconds: Int)
    /// Says that the way is open and becomes a pipe to a port of this machine, as a proxy does after CONNECT.
    case tunnel(port: Int)

    package static func json(_ text: String, status: Int = 200) -> Reply {
      .answer(status, [("Content-Type", "application/json")], Array(text.utf8))
    }
    package static func plain(_ text: String, status: Int) -> Reply {
      .answer(status, [("Content-Type", "text/plain; charset=utf-8")], Array(text.utf8))
    }
  }

  package let port: Int
  package let isIPv6: Bool
  private let listener: Int32
  private let handler: @Sendable (Request) -> Reply
  private struct State {
    var requests: [Request] = []
    var isStopped = false
    var connections: [Int32] = []
    var connectionCount = 0
  }
  private let state = Mutex(State())

  /// Everything that came so far, in order.
  package var requests: [Request] { state.withLock { $0.requests } }
  package var address: String { isIPv6 ? "http://[::1]:\(port)" : "http://127.0.0.1:\(port)" }

  package init(isIPv6: Bool = false, _ handler: @escaping @Sendable (Request) -> Reply) throws {
    self.handler = handler
    self.isIPv6 = isIPv6
    let descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, Loopback.stream, 0)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    var length: socklen_t
    let bound: Int32
    if isIPv6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_addr = in6addr_loopback
      length = socklen_t(MemoryLayout<sockaddr_in6>.size)
      bound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
      }
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      length = socklen_t(MemoryLayout<sockaddr_in>.size)
      bound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
      }
    }
    guard bound == 0, listen(descriptor, 64) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    var found = sockaddr_in6()
    length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    withUnsafeMutablePointer(to: &found) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
    }
    listener = descriptor
    // The port stands at the same place in both kinds of address.
    port = Int(UInt16(bigEndian: found.sin6_port))
    Thread.detachNewThread { [self] in accepting() }
  }

  static var stream: Int32 {
    #if canImport(Darwin)
    SOCK_STREAM
    #else
    Int32(SOCK_STREAM.rawValue)
    #endif
  }

  /// Closes every connection; hanging requests end.
  package func stop() {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      // Within the lock, since a number that is closed may already be another server's.
      for descriptor in state.connections { shutdown(descriptor, 2) }
      shutdown(listener, 2)
      #if canImport(Darwin)
      close(listener)
      #endif
    }
  }

  private func accepting() {
    while true {
      let descriptor = accept(listener, nil, nil)
      if descriptor < 0 {
        if errno == EINTR { continue }
        #if !canImport(Darwin)
        close(listener)
        #endif
        return
      }
      let number = state.withLock { state in
        state.connections.append(descriptor)
        state.connectionCount += 1
        return state.connectionCount
      }
      Thread.detachNewThread { [self] in
        serve(descriptor, number)
        state.withLock { state in
          state.connections.removeAll { $0 == descriptor }
          close(descriptor)
        }
      }
    }
  }

  private func serve(_ descriptor: Int32, _ number: Int) {
    var buffer: [UInt8] = []
    while let request = read(descriptor, number, &buffer) {
      state.withLock { $0.requests.append(request) }
      switch handler(request) {
      case .answer(let status, let headers, let body):
        var head = "HTTP/1.1 \(status) X\r\nContent-Length: \(body.count)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        guard send(Array(head.utf8) + [13, 10] + body, descriptor) else { return }
      case .raw(let bytes):
        _ = send(bytes, descriptor)
        return
      case .drop: return
      case .hang:
        while read(descriptor, number, &buffer) != nil {}
        return
      case .tunnel(let port):
        tunnel(descriptor, to: port)
        return
      case .drip(let bytes, let milliseconds):
        for byte in bytes {
          guard send([byte], descriptor), !state.withLock({ $0.isStopped }) else { return }
          usleep(useconds_t(milliseconds * 1000))
        }
        return
      }
    }
  }

  func send(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { rest in
        #if canImport(Darwin)
        Darwin.send(descriptor, rest.baseAddress, rest.count, 0)
        #else
        Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  private func read(_ descriptor: Int32, _ number: Int, _ buffer: inout [UInt8]) -> Request? {
    while true {
      if let request = parse(&buffer, number) { return request }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = chunk.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }

  private func parse(_ buffer: inout [UInt8], _ number: Int) -> Request? {
    guard let end = buffer.firstRange(of: [13, 10, 13, 10]) else { return nil }
    let lines = String(decoding: buffer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    let headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: String(parts[0]), value: parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
    }
    let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
    guard buffer.count >= end.upperBound + length, words.count >= 2 else { return nil }
    let body = Array(buffer[end.upperBound..<(end.upperBound + length)])
    buffer.removeFirst(end.upperBound + length)
    return Request(
      method: String(words[0]), target: String(words[1]), headers: headers, body: body, connection: number)
  }
}
