import Grammar
import Synchronization
import Testing
import Wording

/// The table itself.
@Suite struct DeclarationTests {
  @Test func theSampleIsSound() { #expect(sample.faults() == []) }

  @Test func faultsAreFound() {
    let bad = Command<Sample, String>(
      Phrase("No full stop", "온점이 있어요."), examples: ["bad", "ping x", "other"],
      reads: { (a: String?, b: String, c: Bool, d: Hull?) in b },
      .optionalOperand("A", Phrase("A.", "A.")), .operand("B", Phrase("B.", "B.")),
      .flag("-q, --quick WORD", Phrase("C.", "C.")), .option("--quick HULL", Phrase("D.", "D."))
    ) { b, _ in b }
    let bare = Command<Sample, String>(Phrase("Bare.", "맨."), examples: []) { _ in "" }
    let program = Program<Bool, Sample, String>(
      "bad", Phrase("Bad.", "나빠요."), reads: { $0 }, .flag("-q, --quiet", Phrase("Q.", "Q.")),
      commands: [
        .command("bad", bad), .command("bad", bad), .command("other", About.ping),
        .group("group", Phrase("Group.", "묶음."), default: "gone", [.command("bare", bare)]),
      ])
    let faults = program.faults()
    for fault in [
      "bad: the name bad stands twice", "bad bad: no full stop: No full stop", "bad bad: -q is declared twice",
      "bad bad: --quick is declared twice", "bad bad: the field quick stands twice",
      "bad bad: B cannot be told from the word before", "bad bad: --quick is not spelt like a flag",
      "bad bad: the example “other” is another command's", "bad bad: the example “bad” fails: bad bad needs B.",
      "bad group: the default gone is no name", "bad group bare: there is no example",
    ] {
      #expect(faults.contains(fault), "\(fault)")
    }
  }

  /// Notes which commands were built.
  final class Built: Sendable {
    let names = Mutex<[String]>([])
  }

  @Test func aCommandIsOnlyBuiltWhenItIsReached() throws {
    let built = Built()
    let command = { @Sendable (name: String) in
      built.names.withLock { $0.append(name) }
      return Command<Sample, String>(Phrase("A.", "A."), examples: ["a"]) { _ in name }
    }
    let program = Program<Bool, Sample, String>(
      "lazy", Phrase("Lazy.", "느긋해요."), reads: { $0 }, .flag("-q, --quiet", Phrase("Q.", "Q.")),
      commands: [
        .command("a", command("a")), .command("b", command("b")),
        .group("g", Phrase("G.", "G."), [.command("c", command("c")), .command("d", command("d"))]),
      ])
    _ = try program.parse(["g", "-q", "c"])
    _ = program.glimpse(["a", "b"])
    _ = try program.parse(["g", "d", "--version"])
    #expect(built.names.withLock { $0 } == ["c"])
    _ = program.help(["g", "d"], in: .en)
    #expect(built.names.withLock { $0 } == ["c", "d"])
    _ = program.help([], in: .en)
    #expect(built.names.withLock { $0 } == ["c", "d", "a", "b", "c", "d"])
  }
}
