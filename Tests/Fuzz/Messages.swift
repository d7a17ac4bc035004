import Commands

/// What somebody says, over one to four turns of a conversation; form feeds part the turns.
enum Messages {
  static func read(_ bytes: [UInt8]) {
    let desk = Desk()
    for message in bytes.split(separator: 12).prefix(4) {
      let text = String(decoding: message, as: UTF8.self)
      desk.clear()
      let exit = run(["chat", "--json", "--", text], in: desk.world)
      Fuzz.expect(exit == .ok || exit == .usage, "exit \(exit): \(desk.err)")
    }
  }
}
