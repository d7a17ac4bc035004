import Commands
import Grammar
import JSON
import Travel

/// Words of a command line, one a line of the bytes, run to the end in a world without network and files.
enum CommandLines {
  static func read(_ bytes: [UInt8]) {
    let words = bytes.split(separator: 10, omittingEmptySubsequences: false).prefix(24)
      .map { String(decoding: $0, as: UTF8.self) }
    let desk = Desk()
    let exit = run(words, in: desk.world)
    Fuzz.expect(exit != .internal, "internal: \(desk.err)")
    if words.contains("--json"), !words.contains("--stream"), exit == .ok {
      do { _ = try JSONReader().read(desk.out) } catch { Fuzz.expect(false, "no JSON: \(desk.text)") }
    }
    Fuzz.expect(!desk.out.contains(0x1B), "an escape character got through")
  }
}
