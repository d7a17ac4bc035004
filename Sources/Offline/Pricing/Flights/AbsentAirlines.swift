/// Airlines that fly far but not to every country that an aircraft of theirs would reach.
///
/// By hand from general knowledge, as of 2026-11; what is not written here is taken to be flown.
enum AbsentAirlines {
  /// The only countries that an airline flies between, its own among them.
  private static let alone: [String: String] = [
    // Virgin Atlantic flies to no place in Japan, China or Hong Kong.
    "VS": "AE AG BB BR BS CA GB GD GH IN JM KR MV MX NG SA TC US VC ZA",
    "ZG": "CA JP KR PH SG TH US", "HA": "AS AU CK JP KR NZ PF US",
  ]

  /// Countries that an airline does not fly to, by its code.
  private static let absent: [String: String] = [
    "BA": "KR TW VN PH", "OS": "KR HK TW", "SN": "CN HK IN JP KR TH TW", "TP": "CN HK IN JP KR TH TW",
    "IB": "CN HK IN KR TH TW", "UX": "CN HK IN JP KR TH TW", "DE": "CN HK IN JP KR TW", "4Y": "CN HK IN JP KR TW",
    "AA": "HK TW TH", "AZ": "HK KR TW",
  ]

  /// Whether an airline is known not to fly between two countries.
  static func misses(_ airline: String, _ one: String, _ other: String) -> Bool {
    let ends = [one, other]
    if let only = alone[airline], !ends.allSatisfy({ lists(only, $0) }) { return true }
    return absent[airline].map { missed in ends.contains { lists(missed, $0) } } ?? false
  }

  private static func lists(_ countries: String, _ country: String) -> Bool {
    countries.split(separator: " ").contains { $0 == country }
  }
}
