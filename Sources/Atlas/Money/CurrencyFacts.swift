package import Civil

/// A currency of ISO 4217.
package struct CurrencyFacts: Equatable, Sendable {
  let index: Int
  /// The code, such as `KRW`.
  package let code: String
  /// Decimal places of an amount: 0 for KRW, 2 for USD, 3 for KWD.
  package let exponent: Int
  /// The sign that tells it from others, such as `US$`; the code where there is none.
  package let symbol: String
  /// The short sign, such as `$`, which other currencies may share.
  package let narrowSymbol: String
  /// What it is called, in four languages.
  package let names: PlaceNames
  /// What one euro buys; nil when not known.
  package let perEuro: EuroRate?
}

/// What one euro bought of a currency on a day.
package struct EuroRate: Equatable, Sendable {
  /// Who published a rate; the raw values are those of the blob.
  package enum Source: Int, Sendable {
    /// The European Central Bank.
    case ecb = 1
    /// His Majesty's Revenue and Customs, United Kingdom.
    case hmrc
  }

  /// Millionths of a unit per euro.
  package let millionths: UInt64
  /// The day the rate is of.
  package let date: CivilDate
  /// Who published it.
  package let source: Source
}

/// How many units of one currency equal a unit of another: the fraction `numerator / denominator`, exactly.
package struct ExchangeRate: Equatable, Sendable {
  /// The currency one has, ISO 4217.
  package let from: String
  /// The currency one gets, ISO 4217.
  package let to: String
  /// What is above the line of the fraction.
  package let numerator: UInt64
  /// What is below the line of the fraction, never 0.
  package let denominator: UInt64
  /// The day of the older of the two rates it is made from.
  package let date: CivilDate

  /// The rate as a number, for showing and comparing.
  package var value: Double { Double(numerator) / Double(denominator) }
}

extension Atlas {
  /// The currency of a code in upper case; nil when there is none.
  package func currency(_ code: String) throws(AtlasError) -> CurrencyFacts? {
    guard code.utf8.count == 3, let index = try facts.currencies.row(code: code) else { return nil }
    return try currency(at: index)
  }

  /// Every currency, by code.
  package var currencies: [CurrencyFacts] {
    get throws(AtlasError) {
      var found: [CurrencyFacts] = []
      for index in 0..<facts.currencies.rows { found.append(try currency(at: index)) }
      return found
    }
  }

  /// The dated rate from one currency to another; nil when either is not known.
  package func rate(from: String, to: String) throws(AtlasError) -> ExchangeRate? {
    guard let one = try currency(from)?.perEuro, let other = try currency(to)?.perEuro else { return nil }
    return ExchangeRate(
      from: from, to: to, numerator: other.millionths, denominator: one.millionths, date: min(one.date, other.date))
  }

  private func currency(at index: Int) throws(AtlasError) -> CurrencyFacts {
    let row = try facts.currencies.row(index)
    let code = row.ascii(0, 3)
    guard row.u8(3) <= 4 else { throw .malformed(table: "currencies") }
    let symbol = try facts.text.text(row.u32(4)) ?? code
    var rate: EuroRate?
    if row.u64(16) > 0, let date = CivilDate(number: row.u32(24)), let source = EuroRate.Source(rawValue: row.u8(28)) {
      rate = EuroRate(millionths: row.u64(16), date: date, source: source)
    }
    return CurrencyFacts(
      index: index, code: code, exponent: row.u8(3), symbol: symbol,
      narrowSymbol: try facts.text.text(row.u32(8)) ?? symbol,
      names: try facts.names.names(row.u32(12)) ?? PlaceNames(en: code), perEuro: rate)
  }
}
