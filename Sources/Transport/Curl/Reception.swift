/// What has come of an answer so far. libcurl's callbacks write here.
final class Reception {
  private(set) var status = 0
  private(set) var headers: [HTTPHeader] = []
  private(set) var body: [UInt8] = []
  private(set) var isTooLarge = false
  private let limit: Int
  private var headBytes = 0

  init(limit: Int) { self.limit = limit }

  /// Takes a piece of the body; false ends the transfer.
  func take(body piece: UnsafeBufferPointer<UInt8>) -> Bool {
    guard body.count + piece.count <= limit else {
      isTooLarge = true
      return false
    }
    unsafe body.append(contentsOf: piece)
    return true
  }

  /// Takes a line of the head; false ends the transfer.
  func take(line bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    headBytes += bytes.count
    guard headBytes <= 256 << 10 else {
      isTooLarge = true
      return false
    }
    let line = unsafe String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      // An interim answer such as 100 came before; only the last head counts.
      headers = []
      status = Int(line.split(separator: " ").dropFirst().first?.prefix(3) ?? "") ?? 0
    } else if let colon = line.firstIndex(of: ":") {
      let value = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      headers.append(HTTPHeader(String(line[..<colon]), value))
    }
    return true
  }
}
