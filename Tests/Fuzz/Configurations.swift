import Commands
import Travel

/// A configuration file, and the same bytes as the file of travellers and as passengers on standard input.
enum Configurations {
  static func read(_ bytes: [UInt8]) {
    let folder = "/home/.config/itravel/"
    let configured = Desk(files: [folder + "config.json": bytes])
    Fuzz.expect(run(["history"], in: configured.world) != .internal, configured.err)
    configured.clear()
    Fuzz.expect(run(["doctor", "--json"], in: configured.world) != .internal, configured.err)
    let desk = Desk(files: [folder + "travellers.json": bytes], input: bytes)
    _ = run(["search", "hotel", "Osaka", "--check-in", "+30d", "--nights", "2"], in: desk.world)
    for words in [["--traveller", "me"], ["--passengers", "-"]] {
      desk.clear()
      let exit = run(["book", "hotel", "1", "--max-total", "1 USD", "--yes"] + words, in: desk.world)
      Fuzz.expect(exit != .internal, desk.err)
    }
  }
}
