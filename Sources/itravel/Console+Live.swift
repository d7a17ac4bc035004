import Commands
import Travel
import Wording

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Console {
  /// The process's own streams.
  static var live: Console {
    Console(
      isInputTerminal: isatty(0) == 1, isOutputTerminal: isatty(1) == 1, isErrorTerminal: isatty(2) == 1,
      columns: columns, paging: .live, write: write(_:), writeError: { Descriptor.write(Array($0.utf8), to: 2) },
      readAll: readAll(limit:), ask: ask(_:))
  }

  /// Cells across: what the terminal says, else what COLUMNS says; nil when standard output is no terminal.
  private static var columns: Int? {
    guard isatty(1) == 1 else { return nil }
    var size = winsize()
    if unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return Environment.value("COLUMNS").flatMap { Int($0) } ?? 80
  }

  private static func write(_ bytes: [UInt8]) throws(Failure) {
    if let error = Descriptor.write(bytes, to: 1) {
      throw Failure(
        "output_failed", .unavailable,
        Phrase(
          "Standard output could not be written: \(Descriptor.words(of: error)).",
          "표준 출력에 쓰지 못했어요: \(Descriptor.words(of: error))."))
    }
  }

  private static func readAll(limit: Int) throws(Failure) -> [UInt8] {
    guard !StandardStreams.isInputClosed else {
      throw .usage(
        "input_failed", field: nil,
        Phrase("Standard input is closed, so nothing can be read from it.", "표준 입력이 닫혀 있어서 읽을 수 없어요."))
    }
    switch Descriptor.readAll(0, limit: limit) {
    case .bytes(let bytes): return bytes
    case .tooLong:
      throw .usage(
        "input_too_long", field: nil,
        Phrase("Standard input is longer than \(limit >> 20) MB.", "표준 입력이 \(limit >> 20)MB보다 길어요."))
    case .failed(let error):
      throw .usage(
        "input_failed", field: nil,
        Phrase(
          "Standard input could not be read: \(Descriptor.words(of: error)).",
          "표준 입력을 읽지 못했어요: \(Descriptor.words(of: error))."))
    }
  }

  private static func ask(_ prompt: String) -> String? {
    Descriptor.write(Array(prompt.utf8), to: 2)
    return readLine()
  }
}
