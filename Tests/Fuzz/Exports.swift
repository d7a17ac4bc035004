import Commands
import Travel

/// An export of a conversation, taken in and then shown, exported and talked on in.
enum Exports {
  static func read(_ bytes: [UInt8]) {
    let desk = Desk(input: bytes)
    guard run(["sessions", "import", "-"], in: desk.world) == .ok else { return }
    for line in [
      ["sessions", "show", "current"], ["sessions", "export", "current", "-o", "markdown"],
      ["sessions", "export", "current", "--json"], ["sessions", "list"], ["chat", "--json", "3 nights then"],
    ] {
      desk.clear()
      let exit = run(line, in: desk.world)
      Fuzz.expect(exit != .internal, "\(line): \(desk.err)")
      Fuzz.expect(!desk.out.contains(0x1B), "an escape character got through: \(line)")
    }
  }
}
