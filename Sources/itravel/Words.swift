import CProcess

/// The words of the command line, read from the bytes themselves, since a Swift string would mend them silently.
enum Words {
  /// Every word after the program's name, and the places of those that were not valid UTF-8.
  static var ofProcess: (words: [String], broken: Set<Int>) {
    var words: [String] = []
    var broken: Set<Int> = []
    for index in 1..<max(Int(cprocess_argc()), 1) {
      guard let start = unsafe cprocess_argv(Int32(index)) else { continue }
      let bytes = unsafe UnsafeBufferPointer(start: start, count: length(of: start)).map { UInt8(bitPattern: $0) }
      if let word = String(validating: bytes, as: UTF8.self) {
        words.append(word)
      } else {
        broken.insert(words.count)
        words.append(String(decoding: bytes, as: UTF8.self))
      }
    }
    return (words, broken)
  }

  private static func length(of start: UnsafePointer<CChar>) -> Int {
    var length = 0
    while unsafe start[length] != 0 { length += 1 }
    return length
  }
}
