#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Reading and writing of file descriptors, whole, with interruptions passed over.
enum Descriptor {
  /// What reading to the end came to.
  enum Reading {
    case bytes([UInt8])
    case tooLong
    case failed(Int32)
  }

  /// What one writing came to.
  enum Writing {
    case written(Int)
    case failed(Int32)
  }

  /// Writes all bytes; gives the error number when that fails.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var start = 0
    while start < bytes.count {
      switch writeSome(bytes[start...], to: descriptor) {
      case .written(let count): start += count
      case .failed(let code): return code
      }
    }
    return nil
  }

  /// Writes as many bytes as there is room for.
  static func writeSome(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Writing {
    while true {
      let written = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 { return .written(written) }
      if errno != EINTR { return .failed(errno) }
    }
  }

  private static func write(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
    unsafe Darwin.write(descriptor, start, count)
    #else
    unsafe Glibc.write(descriptor, start, count)
    #endif
  }

  /// Reads to the end, up to a limit in bytes.
  static func readAll(_ descriptor: Int32, limit: Int) -> Reading {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return .failed(errno)
      }
      if count == 0 { return .bytes(bytes) }
      bytes += chunk[..<count]
      if bytes.count > limit { return .tooLong }
    }
  }

  /// An error number in the system's words.
  static func words(of error: Int32) -> String {
    unsafe strerror(error).map { unsafe String(cString: $0) } ?? "error \(error)"
  }
}

/// The environment of the process.
enum Environment {
  /// A variable's value; nil when it is unset or empty.
  static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}
