/// What a provider says a price is made of, beside the total that it states.
package struct PriceParts: Equatable, Sendable {
  package let parts: [Money]
  package let total: Money

  package init(parts: [Money], total: Money) {
    self.parts = parts
    self.total = total
  }

  /// What the parts come to when that is not the total; nil when they agree, and when nothing can be said because there
  /// are no parts or they are of several currencies.
  package var otherSum: Money? {
    guard var sum = parts.first else { return nil }
    for part in parts.dropFirst() {
      guard let more = sum.adding(part) else { return nil }
      sum = more
    }
    return sum.currency == total.currency && sum.amount != total.amount ? sum : nil
  }
}
