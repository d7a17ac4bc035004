package import JSON

/// What something costs and how that is known: a total from a provider, or a range, never a lone guess.
package struct Price: Equatable, Sendable {
  /// What the figures are for.
  package enum Per: String, CaseIterable, Sendable {
    case party, person, stay, night
  }

  package let basis: Basis
  package let total: Money?
  package let low: Money?
  package let high: Money?
  package let per: Per
  package let tax: Money?
  /// The day or month the figures are of, such as `2026-06`; nil when they are of now.
  package let asOf: String?
  package let source: String?
  /// What it is said to be made of, for checking where offers come in; not in JSON.
  package var stated: PriceParts?

  package init(
    basis: Basis, total: Money?, low: Money?, high: Money?, per: Per, tax: Money?, asOf: String?, source: String?
  ) {
    self.basis = basis
    self.total = total
    self.low = low
    self.high = high
    self.per = per
    self.tax = tax
    self.asOf = asOf
    self.source = source
  }

  /// What filters and sorting go by: the total, else the low end; nil when nothing is known.
  package var comparable: Money? { total ?? low }

  package static let record = Record(
    Price.init(basis:total:low:high:per:tax:asOf:source:),
    Field("basis", .word(), "How the price is known.") { $0.basis },
    Field("total", .optional(Money.record.codec), "The price, when a provider said it.") { $0.total },
    Field("low", .optional(Money.record.codec), "Lower end of the range.") { $0.low },
    Field("high", .optional(Money.record.codec), "Upper end of the range.") { $0.high },
    Field("per", .word(), "What the figures are for.") { $0.per },
    Field("tax", .optional(Money.record.codec), "Taxes and fees in it; null when unknown.") { $0.tax },
    Field("as_of", .optional(.string), "Day or month of the figures; null for now.") { $0.asOf },
    Field("source", .optional(.string), "Where the figures come from.") { $0.source })
}
