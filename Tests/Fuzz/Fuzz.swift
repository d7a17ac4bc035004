import Glibc

/// libFuzzer's own loop, from the toolchain's run-time library.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ once: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// `itravel-fuzz TARGET [libFuzzer's options and folders]` — gives bytes to what reads bytes that others wrote.
@main
enum Fuzz {
  static let targets: [(name: String, read: @Sendable ([UInt8]) -> Void)] = [
    ("arguments", CommandLines.read), ("understanding", Messages.read), ("json", JSONTexts.read),
    ("itinerary", Replies.read), ("blobs", Blobs.read), ("import", Exports.read),
    ("configuration", Configurations.read),
  ]

  /// The chosen target; libFuzzer's callback is a C function, which can carry nothing.
  nonisolated(unsafe) fileprivate static var chosen: @Sendable ([UInt8]) -> Void = { _ in }

  /// Where the bytes under way are written first: a stack that ran over leaves libFuzzer no room to tell them.
  nonisolated(unsafe) fileprivate static var last: Int32 = -1

  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    guard let target = targets.first(where: { $0.name == name }) else {
      fatalError("the targets are: \(targets.map(\.name).joined(separator: ", "))")
    }
    chosen = target.read
    if let path = getenv("ITRAVEL_FUZZ_LAST") { last = open(path, O_CREAT | O_RDWR | O_TRUNC, 0o600) }
    var count = CommandLine.argc - 1
    var words = CommandLine.unsafeArgv + 1
    _ = runDriver(&count, &words, once)
  }

  /// Stops the run where a promise was broken; libFuzzer keeps the bytes.
  static func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
    if !isKept { fatalError(promise()) }
  }
}

private func once(_ start: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  if Fuzz.last >= 0 {
    ftruncate(Fuzz.last, 0)
    pwrite(Fuzz.last, start, length, 0)
  }
  Fuzz.chosen(Array(UnsafeBufferPointer(start: start, count: length)))
  return 0
}
