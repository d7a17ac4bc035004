import Atlas
import Civil

/// The tables of facts with bytes of theirs changed: each eight bytes of input name a table, a place in it, and what is
/// written there. A wrong fact is allowed, harm is not.
enum Blobs {
  nonisolated(unsafe) private static let copies = Atlas.embeddedBytes.map { original in
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: original.count, alignment: 8)
    copy.copyMemory(from: original)
    return copy
  }

  static func read(_ bytes: [UInt8]) {
    let originals = Atlas.embeddedBytes
    var written: [(blob: Int, at: Int)] = []
    for start in stride(from: 0, to: min(bytes.count, 128) - 7, by: 8) {
      let step = bytes[start..<start + 8].map { Int($0) }
      let blob = step[0] % 3
      let tables = Int(originals[blob].loadUnaligned(fromByteOffset: 10, as: UInt16.self))
      let entry = 32 + 64 * (step[1] % tables)
      let isDirectory = step[2] & 1 == 1
      let offset = isDirectory ? entry : number(originals[blob], entry + 16)
      let length = isDirectory ? 64 : number(originals[blob], entry + 20)
      guard length > 0 else { continue }
      let at = offset + (step[3] << 16 | step[4] << 8 | step[5]) % length
      copies[blob][at] = UInt8(step[6])
      written.append((blob, at))
    }
    ask(bytes)
    for (blob, at) in written { copies[blob][at] = originals[blob][at] }
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self))
  }

  private static func places(_ found: PlaceResolution) -> [PlaceMatch] {
    switch found {
    case .one(let place): [place]
    case .ambiguous(let places), .unknown(let places): places
    }
  }

  private static func ask(_ bytes: [UInt8]) {
    let blobs = copies.map { UnsafeRawBufferPointer($0) }
    guard let atlas = try? Atlas(facts: blobs[0], routes: blobs[1], hand: blobs[2]) else { return }
    for word in ["ICN", "Osaka", "서울", "Goa", "Springfield, IL"] {
      for place in (try? atlas.resolve(word)).map(places) ?? [] {
        _ = try? atlas.airports(of: place)
        _ = try? atlas.gateways(of: place)
        guard case .city(let city) = place else { continue }
        _ = try? atlas.climate(of: city)
        _ = try? atlas.sights(in: city)
        _ = try? atlas.hotels(in: city)
        _ = try? atlas.festivals(in: city)
        _ = try? atlas.lodging(in: city)
      }
    }
    if let zone = try? atlas.zone("America/New_York") {
      _ = zone.instants(of: zone.zoned(Instant(seconds: 1_800_000_000)).local)
    }
    _ = try? atlas.destinations(of: "GMP")
    _ = try? atlas.fare("JFK", "LAX")
    _ = try? atlas.rate(from: "USD", to: "KRW")
    _ = try? atlas.airlines(named: "대한항공")
    _ = try? atlas.names(startingWith: "osak")
    _ = try? atlas.country("KR")
    _ = try? atlas.region("bali")
    if let first = CivilDate(iso: "2026-01-01") {
      _ = try? atlas.holidays(in: "KR", from: first, through: first.adding(days: 90))
    }
  }
}
