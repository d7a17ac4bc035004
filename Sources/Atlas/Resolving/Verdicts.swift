/// Names on which people agree though the numbers do not, or the other way about.
enum Verdict {
  /// The city of this country comes first, and nobody is asked.
  case first(country: String)
  /// A person is always asked.
  case ask

  /// What was decided of a name; nil leaves it to the rule.
  init?(key: [UInt8]) {
    switch key {
    case "london", "런던", "cambridge", "케임브리지": self = .first(country: "GB")
    case "paris", "파리", "nice", "니스": self = .first(country: "FR")
    case "vancouver", "밴쿠버", "victoria", "빅토리아": self = .first(country: "CA")
    case "valencia", "발렌시아", "granada", "그라나다", "toledo", "톨레도": self = .first(country: "ES")
    case "santiago", "산티아고": self = .first(country: "CL")
    case "roma", "florence", "피렌체", "naples", "나폴리": self = .first(country: "IT")
    case "sanfrancisco", "샌프란시스코": self = .first(country: "US")
    case "alexandria", "알렉산드리아": self = .first(country: "EG")
    case "portland", "포틀랜드", "birmingham", "sanjose", "산호세", "springfield", "스프링필드", "goa", "cordoba",
      "코르도바", "georgetown", "조지타운", "charleston", "찰스턴":
      self = .ask
    case _: return nil
    }
  }
}

/// Compares bytes, so that no string is made of a key for every name.
private func ~= (name: StaticString, key: [UInt8]) -> Bool {
  name.utf8CodeUnitCount == key.count
    && key.withUnsafeBytes { bytes in
      UnsafeRawBufferPointer(start: name.utf8Start, count: bytes.count).elementsEqual(bytes)
    }
}
