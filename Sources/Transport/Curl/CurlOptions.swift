import CCurl

/// The options of one transfer, set one by one; the first that libcurl refuses is remembered.
struct CurlOptions {
  let easy: UnsafeMutableRawPointer
  private(set) var refused: Int32 = 0

  init(_ easy: UnsafeMutableRawPointer) { unsafe self.easy = easy }

  mutating func set(_ option: Int, _ number: Int) { note(unsafe ccurl_set_number(easy, Int32(option), number)) }

  mutating func set(_ option: Int, _ text: String?) {
    if let text {
      note(unsafe ccurl_set_text(easy, Int32(option), text))
    } else {
      note(unsafe ccurl_set_text(easy, Int32(option), nil))
    }
  }

  mutating func setBody(_ body: [UInt8]) {
    note(unsafe ccurl_set_long_number(easy, Int32(CCURL_POSTFIELDSIZE_LARGE), Int64(body.count)))
    // libcurl copies the bytes; an empty body still needs an address that is not null.
    note(
      unsafe (body + [0]).withUnsafeBytes { unsafe ccurl_set_bytes(easy, Int32(CCURL_COPYPOSTFIELDS), $0.baseAddress) })
  }

  /// An option that older versions lack and that can be done without.
  func trySet(_ option: Int, _ number: Int) { _ = unsafe ccurl_set_number(easy, Int32(option), number) }

  mutating func note(_ code: Int32) { if refused == 0 { refused = code } }
}
