import Atlas
import Civil
import Testing

/// A blob that was cut short or altered gives an error or a wrong fact, but never takes the program down.
struct DamageTests {
  @Test func theEmbeddedBlobsAreWhole() throws {
    #expect(try Atlas.embedded.damagedTables() == [])
  }

  @Test func anAlteredByteIsFoundByTheChecksums() throws {
    let bytes = Atlas.embeddedBytes.map { Array($0) }
    var facts = bytes[0]
    facts[facts.count / 2] ^= 1
    #expect(try Atlas(facts: facts, routes: bytes[1], hand: bytes[2]).damagedTables().count == 1)
  }

  @Test func whatIsNoBlobIsRefused() throws {
    let bytes = Atlas.embeddedBytes.map { Array($0) }
    #expect(throws: AtlasError.notABlob("ITRVFACT")) { try Atlas(facts: [], routes: bytes[1], hand: bytes[2]) }
    #expect(throws: AtlasError.notABlob("ITRVFACT")) {
      try Atlas(facts: bytes[1], routes: bytes[1], hand: bytes[2])
    }
    var newer = bytes[2]
    newer[8] = 9
    #expect(throws: AtlasError.unknownVersion(9)) { try Atlas(facts: bytes[0], routes: bytes[1], hand: newer) }
  }

  @Test func aBlobCutShortIsRefused() throws {
    for which in 0..<3 {
      let blob = Workbench(which)
      let length = blob.count
      for step in 0..<400 {
        let cut = step < 200 ? step * 8 : length * (step - 200) / 200
        guard cut < length else { continue }
        #expect(throws: AtlasError.self) { try blob.atlas(length: cut) }
      }
    }
  }

  @Test func everyTableCutShortIsSurvived() throws {
    for which in 0..<3 {
      let blob = Workbench(which)
      for table in blob.tables {
        // Small tables are cut at every row, so that some index points just past the end.
        let steps = table.stride > 0 && table.rows <= 700 ? table.rows : 24
        for step in 0..<steps {
          // The directory tells of fewer rows than there are, or of rows where there are none.
          let rows = table.rows * step / steps
          let length = table.stride > 0 ? rows * table.stride : table.length * step / steps
          blob.write(UInt32(length), at: table.entry + 20)
          blob.write(UInt32(rows), at: table.entry + 24)
          blob.probe(rounds: 1, seed: UInt64(step))
          blob.write(UInt32(table.offset ^ (1 << (step % 24))), at: table.entry + 16)
          blob.probe(rounds: 1, seed: UInt64(step))
          blob.restore()
        }
      }
    }
  }

  @Test func tenThousandAlteredBytesAreSurvived() throws {
    var dice = Dice(seed: 2026)
    for which in 0..<3 {
      let blob = Workbench(which)
      for _ in 0..<(which == 0 ? 8_000 : 1_000) {
        // Small tables matter as much as great ones, so a table is drawn first; now and then the directory itself.
        let table = blob.tables[dice.roll(blob.tables.count)]
        let isDirectory = dice.roll(8) == 0
        let start = isDirectory ? 0 : table.offset
        let length = isDirectory ? 32 + 64 * blob.tables.count : table.length
        guard length > 0 else { continue }
        blob.flip(bit: dice.roll(8), of: start + dice.roll(length))
        blob.probe(rounds: 1, seed: dice.next())
        blob.restore()
      }
    }
  }

  @Test func tablesOfNoiseAreSurvived() throws {
    var dice = Dice(seed: 7)
    for which in 0..<3 {
      let blob = Workbench(which)
      for table in blob.tables where table.length > 0 {
        for noise in [2, 50, 3000] {
          for _ in 0..<min(table.length, noise) {
            blob.write(UInt8(truncatingIfNeeded: dice.next()), at: table.offset + dice.roll(table.length))
          }
          blob.probe(Questions.all, rounds: 20, seed: dice.next())
          blob.restore()
        }
      }
    }
  }
}
