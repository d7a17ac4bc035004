import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Loopback {
  /// Hands bytes from a connection to a port of this machine and back until either end closes.
  func tunnel(_ descriptor: Int32, to port: Int) {
    let other = socket(AF_INET, Loopback.stream, 0)
    defer { close(other) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(other, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0, send(Array("HTTP/1.1 200 Connection established\r\n\r\n".utf8), descriptor) else { return }
    var ends = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&ends, 2, -1) > 0 {
      for (index, end) in ends.enumerated() where end.revents != 0 {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = chunk.withUnsafeMutableBytes { recv(end.fd, $0.baseAddress, $0.count, 0) }
        guard count > 0, send(Array(chunk[..<count]), ends[1 - index].fd) else { return }
      }
    }
  }

  /// A small gzip that unpacks to about a hundred megabytes of zeros: one block of repetitions that never ends.
  package static let bomb: [UInt8] = {
    // The head of a megabyte's packing up to its first repetitions; each further zero byte repeats 258 bytes four times.
    let head: [UInt8] = [
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0xED, 0xC1, 0x31, 1, 0, 0, 0, 0xC2, 0xA0, 0xF5, 0x4F, 0x6D, 8, 0x5F, 0xA0,
    ]
    return head + [UInt8](repeating: 0, count: 98_000)
  }()
}
