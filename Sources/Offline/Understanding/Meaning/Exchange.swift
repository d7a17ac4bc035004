package import Travel

/// A sum that is asked for in another currency: "how much is 100 USD in KRW".
package struct Exchange: Equatable, Sendable {
  /// The sum; nil where the rate alone is asked for.
  package let money: Money?
  package let from: Currency
  package let to: Currency

  package init(money: Money?, from: Currency, to: Currency) {
    self.money = money
    self.from = from
    self.to = to
  }
}
