import Wording

/// Puts prices of several currencies in one order, by dated rates that it names: numbers of two currencies say nothing
/// about which is more.
package struct PriceScale: Sendable {
  /// Where a price stands: what no rate leads to comes behind, currency by currency.
  package struct Weight: Comparable, Sendable {
    let group: String
    let value: Double

    /// The weight of a number that is no price.
    package init(_ value: Double) { self.init(group: "", value: value) }

    init(group: String, value: Double) {
      self.group = group
      self.value = value
    }

    package static func < (left: Weight, right: Weight) -> Bool {
      (left.group, left.value) < (right.group, right.value)
    }
  }

  private let rates: [Currency: DatedRate]
  private let limit: Money?
  private let strangers: [Currency]
  private let currency: Currency

  /// Looks up the rates that are needed, none when everything is in one currency.
  /// - Parameters:
  ///   - limit: the most that may be paid; the prices are then compared in its currency.
  ///   - currency: what prices of several currencies are compared in without a limit.
  ///   - rate: the dated rate from one currency to another; nil when it is not known.
  package init(
    _ prices: [Price], limit: Money? = nil, currency: Currency, rate: (Currency, Currency) -> DatedRate?
  ) {
    let seen = Set(prices.compactMap { $0.comparable?.currency })
    let all = seen.union([limit?.currency].compactMap { $0 })
    let common = limit?.currency ?? (all.count == 1 ? all.first : nil) ?? currency
    var rates: [Currency: DatedRate] = [:]
    for other in all {
      rates[other] = other == common ? DatedRate(from: other, to: other, value: 1, date: nil) : rate(other, common)
    }
    self.rates = rates
    self.limit = limit
    self.currency = common
    strangers = all.filter { rates[$0] == nil }.sorted { $0.code < $1.code }
  }

  /// Where a price comes in the order; nil, which comes last, when it is unknown.
  package func weight(_ price: Price) -> Weight? {
    guard let money = price.comparable else { return nil }
    guard let rate = rates[money.currency] else {
      return Weight(group: money.currency.code, value: money.amount.approximate)
    }
    return Weight(group: "", value: money.amount.approximate * rate.value)
  }

  /// Whether a price is known and within the limit; any is without one.
  /// - Parameter times: how many of what the limit is for the price covers, such as nights.
  package func admits(_ price: Price, times: Int = 1) -> Bool {
    guard let limit else { return true }
    guard let weight = weight(price), weight.group.isEmpty else { return false }
    return weight.value <= limit.amount.approximate * Double(times) + 1e-9
  }

  /// The rates that the order rests on, and the currencies that have none.
  package var warnings: [Warning] {
    let used = rates.values.compactMap(\.words).sorted().joined(separator: "; ")
    var warnings: [Warning] = []
    if !used.isEmpty {
      warnings.append(
        Warning(
          "prices_converted", path: "data.offers",
          Phrase(
            "Prices in other currencies were compared in \(currency.code): \(used).",
            "다른 통화의 가격은 \(currency.code)\(currency.code.particle(.toward)) 바꿔 비교했어요: \(used).")))
    }
    if !strangers.isEmpty {
      let names = strangers.map(\.code).joined(separator: ", ")
      warnings.append(
        Warning(
          "rate_unknown", path: "data.offers",
          Phrase(
            "No rate is known from \(names) to \(currency.code), so those prices stand apart at the end.",
            "\(names) 환율을 몰라서 그 가격은 끝에 따로 모았어요.")))
    }
    return warnings
  }
}
