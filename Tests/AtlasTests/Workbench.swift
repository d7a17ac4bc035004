import Atlas
import Testing

/// One of the three blobs, laid out to be damaged and put right again.
final class Workbench {
  struct Entry {
    let entry, offset, length, rows, stride: Int
  }

  let which: Int
  let memory: UnsafeMutableRawBufferPointer
  let tables: [Entry]
  private var written: [(at: Int, was: UInt8)] = []

  init(_ which: Int) {
    self.which = which
    let original = Atlas.embeddedBytes[which]
    memory = UnsafeMutableRawBufferPointer.allocate(byteCount: original.count, alignment: 8)
    memory.copyMemory(from: original)
    func number(_ at: Int) -> Int { Int(original.loadUnaligned(fromByteOffset: at, as: UInt32.self)) }
    tables = (0..<Int(original.loadUnaligned(fromByteOffset: 10, as: UInt16.self))).map { index in
      let entry = 32 + 64 * index
      return Entry(
        entry: entry, offset: number(entry + 16), length: number(entry + 20), rows: number(entry + 24),
        stride: number(entry + 28))
    }
  }

  deinit { memory.deallocate() }

  var count: Int { memory.count }

  func write(_ byte: UInt8, at offset: Int) {
    written.append((offset, memory[offset]))
    memory[offset] = byte
  }

  func write(_ number: UInt32, at offset: Int) {
    for place in 0..<4 { write(UInt8(truncatingIfNeeded: number >> (8 * UInt32(place))), at: offset + place) }
  }

  func flip(bit: Int, of offset: Int) { write(memory[offset] ^ (1 << UInt8(bit)), at: offset) }

  func restore() {
    for (at, was) in written.reversed() { memory[at] = was }
    written = []
  }

  /// Opens the atlas with this blob in place of the whole one, perhaps only so many bytes of it.
  func atlas(length: Int? = nil) throws(AtlasError) -> Atlas {
    var blobs = Atlas.embeddedBytes
    blobs[which] = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<(length ?? memory.count)])
    if let length, length >= 16 {
      // The head agrees with what is left, so that the tables have to be checked themselves.
      let old = memory.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
      memory.storeBytes(of: UInt32(length), toByteOffset: 12, as: UInt32.self)
      defer { memory.storeBytes(of: old, toByteOffset: 12, as: UInt32.self) }
      return try Atlas(facts: blobs[0], routes: blobs[1], hand: blobs[2])
    }
    return try Atlas(facts: blobs[0], routes: blobs[1], hand: blobs[2])
  }

  /// Asks questions of the damaged blob; that each of them returns is all that is wanted.
  func probe(_ questions: [Questions.Question] = Questions.quick, rounds: Int, seed: UInt64) {
    var dice = Dice(seed: seed)
    do {
      let atlas = try atlas()
      for _ in 0..<rounds {
        let question = questions[dice.roll(questions.count)]
        do {
          try question(atlas)
        } catch is AtlasError {
          continue
        } catch {
          Issue.record("only AtlasError is thrown, not \(error)")
        }
      }
    } catch {
      return
    }
  }
}
