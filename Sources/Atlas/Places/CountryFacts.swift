/// A country or territory.
package struct CountryFacts: Equatable, Sendable {
  /// A continent, by the codes of GeoNames.
  package enum Continent: Int, Sendable {
    case africa, antarctica, asia, europe, northAmerica, oceania, southAmerica
  }

  let index: Int
  let capitalIndex: Int?
  /// ISO 3166-1 alpha-2, such as `KR`.
  package let alpha2: String
  /// ISO 3166-1 alpha-3, such as `KOR`.
  package let alpha3: String
  /// What it is called, in four languages; `name(ofCountry:locale:)` knows more.
  package let names: PlaceNames
  /// The continent it is counted to.
  package let continent: Continent
  /// Digits of its telephone code, such as `82`; nil when it has none.
  package let phoneCode: String?
  /// ISO 4217 code of its money; nil where it has none.
  package let currency: String?
  /// Prices against those of the United States, which is about 1; nil when not known.
  package let priceLevel: Double?
  /// The IANA name of the capital's zone.
  package let zone: String
  /// How many zones its clocks follow.
  package let zoneCount: Int
  /// The language its holidays are named in, such as `ko`; nil when none are known.
  package let holidayLanguage: String?
}

extension Atlas {
  /// The country of an alpha-2 or alpha-3 code in upper case; nil when there is none.
  package func country(_ code: String) throws(AtlasError) -> CountryFacts? {
    guard let index = try countryIndex(code) else { return nil }
    return try country(at: index)
  }

  /// Every country, by alpha-2.
  package var countries: [CountryFacts] {
    get throws(AtlasError) {
      var found: [CountryFacts] = []
      for index in 0..<facts.countries.rows { found.append(try country(at: index)) }
      return found
    }
  }

  /// The name of a country in a CLDR locale such as `fr` or `zh-Hant`; nil for a locale that is not among `locales`.
  package func name(ofCountry code: String, locale: String) throws(AtlasError) -> String? {
    guard let country = try countryIndex(code) else { return nil }
    return try countryName(country, locale: locale)
  }

  /// The locales in which countries have names.
  package var locales: [String] {
    get throws(AtlasError) {
      var found: [String] = []
      for index in 0..<facts.locales.rows {
        found.append(try facts.text.text(try facts.locales.row(index).u32(0)) ?? "")
      }
      return found
    }
  }

  func countryIndex(_ code: String) throws(AtlasError) -> Int? {
    switch code.utf8.count {
    case 2: return try facts.countries.row(code: code)
    case 3:
      for index in 0..<facts.countries.rows where try facts.countries.row(index).ascii(2, 3) == code { return index }
      return nil
    case _: return nil
    }
  }

  func country(at index: Int) throws(AtlasError) -> CountryFacts {
    let row = try facts.countries.row(index)
    guard let continent = CountryFacts.Continent(rawValue: row.u8(5)) else { throw .malformed(table: "countries") }
    let currency: String? = if let money = row.index(12) { try facts.currencies.row(money).ascii(0, 3) } else { nil }
    return CountryFacts(
      index: index, capitalIndex: row.index(6), alpha2: row.ascii(0, 2), alpha3: row.ascii(2, 3),
      names: PlaceNames(
        en: try countryName(index, locale: "en") ?? row.ascii(0, 2), ko: try countryName(index, locale: "ko"),
        ja: try countryName(index, locale: "ja"), zh: try countryName(index, locale: "zh")),
      continent: continent, phoneCode: try facts.text.text(row.u32(8)), currency: currency,
      priceLevel: row.u16(14) == 0 ? nil : Double(row.u16(14)) / 1000, zone: try zoneName(row.index(28)),
      zoneCount: row.u16(30), holidayLanguage: try facts.text.text(row.u32(16)))
  }

  func countryCode(_ index: Int?) throws(AtlasError) -> String {
    guard let index, index != 0xFF else { return "" }
    return try facts.countries.row(index).ascii(0, 2)
  }

  private func countryName(_ country: Int, locale: String) throws(AtlasError) -> String? {
    let names = try facts.countryNames.row(country)
    for index in 0..<facts.locales.rows where try facts.text.text(try facts.locales.row(index).u32(0)) == locale {
      return try facts.text.text(names.u32(4 * index))
    }
    return nil
  }
}
