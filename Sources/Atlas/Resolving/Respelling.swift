/// Another way to write a name that the tables may know: without the word for what it is, or with an umlaut written out.
struct Respelling {
  let key: [UInt8]
  /// The kinds of thing that the dropped word stands for; empty for all.
  let kinds: [NamedKind]
  let meansAirport: Bool
  /// What a place must be for the reading to be likely.
  let condition: Condition

  enum Condition {
    case none
    /// It has an airport or a station of rank: `Busan City` is a city, `Atlantis City` a tale.
    case known
    /// The umlaut was written out, so that only places where that is done can be meant.
    case umlauts
  }

  func admits(_ kind: NamedKind) -> Bool { kinds.isEmpty || kinds.contains(kind) }

  /// Countries whose languages write `oe` for `ö`.
  private static let umlautCountries = ["AT", "CH", "DE", "DK", "EE", "FI", "IS", "LI", "LU", "NO", "SE"]

  private static let airportWords = [
    "internationalairport", "intlairport", "airport", "국제공항", "공항", "国際空港", "空港", "国际机场", "机场",
    "國際機場", "機場",
  ]
  private static let cityWords = ["특별자치시", "특별시", "광역시", "시", "市", "city", "shi", "si"]
  private static let islandWords = ["섬", "島", "岛", "islands", "island"]
  private static let stateWords = [
    "특별자치도", "도", "주", "県", "縣", "府", "都", "道", "省", "州", "prefecture", "province", "state",
  ]
  private static let districtWords = ["군", "구", "읍", "区", "區", "郡"]

  static func all(of key: [UInt8]) -> [Respelling] {
    var all: [Respelling] = []
    func drop(_ words: [String], kinds: [NamedKind], airport: Bool = false) {
      for word in words {
        let suffix = Array(word.utf8)
        guard key.count > suffix.count, key.suffix(suffix.count).elementsEqual(suffix) else { continue }
        let rest = Array(key.dropLast(suffix.count))
        // What is left of `이시` or `Asi` after its ending is no name.
        guard rest.count >= (rest[0] < 0x80 ? 4 : 6) || airport else { continue }
        let condition: Condition = suffix[0] < 0x80 && !airport ? .known : .none
        all.append(Respelling(key: rest, kinds: kinds, meansAirport: airport, condition: condition))
      }
    }
    drop(airportWords, kinds: [.airport, .city], airport: true)
    drop(cityWords, kinds: [.city])
    drop(islandWords, kinds: [.region])
    drop(stateWords, kinds: [.state, .region])
    drop(districtWords, kinds: [.city])
    for (long, short) in [("saint", "st"), ("st", "saint")] where key.starts(with: long.utf8) {
      let other = Array(short.utf8) + key.dropFirst(long.utf8.count)
      all.append(Respelling(key: other, kinds: [], meansAirport: false, condition: .none))
    }
    if let plain = withoutWrittenUmlauts(key) {
      all.append(Respelling(key: plain, kinds: [.city], meansAirport: false, condition: .umlauts))
    }
    return all
  }

  /// The places found are where the spelling is used.
  func isPlausible(_ found: [Candidate], in atlas: Atlas) throws(AtlasError) -> Bool {
    switch condition {
    case .none: return true
    case .known: return found.contains { $0.rank > 0 }
    case .umlauts:
      for candidate in found where Respelling.umlautCountries.contains(try atlas.countryCode(candidate.country)) {
        return true
      }
      return false
    }
  }

  private static func withoutWrittenUmlauts(_ key: [UInt8]) -> [UInt8]? {
    var plain: [UInt8] = []
    for byte in key {
      let vowels: [UInt8] = [UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "u")]
      if byte == UInt8(ascii: "e"), let last = plain.last, vowels.contains(last) { continue }
      plain.append(byte)
    }
    return plain.count < key.count ? plain : nil
  }
}
