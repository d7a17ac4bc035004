import Atlas
import Civil
import Travel

/// What a sum comes to in another currency, by the dated rate that is known here.
struct ExchangeAnswer: Sendable {
  let telling: Telling
  let exchange: Exchange

  func draft() throws(AtlasError) -> Draft {
    var draft = Draft()
    draft.showsGoal = false
    guard let rate = try Rates(atlas: telling.atlas).rate(from: exchange.from, to: exchange.to), let date = rate.date
    else {
      draft.say(
        telling(
          "No rate between \(exchange.from.code) and \(exchange.to.code) is known here.",
          "\(exchange.from.code)와 \(exchange.to.code) 사이의 환율은 자료에 없어요."))
      return draft
    }
    let money = exchange.money ?? whole(rate)
    guard money.amount.approximate * max(rate.value, 1) < 1e15 else {
      draft.say(telling("That is more money than I can reckon with.", "계산할 수 있는 금액보다 커요."))
      return draft
    }
    let other = Money(rounding: money.amount.approximate * rate.value, exchange.to)
    let day = telling.reader.date(date)
    draft.say(
      telling(
        "\(telling.reader.money(money)) is about \(telling.reader.money(other)) at the rate of \(day).",
        "\(telling.reader.money(money)): \(day) 환율로 약 \(telling.being(telling.reader.money(other)))."))
    draft.say(telling("Banks and cards have rates of their own.", "은행이나 카드의 환율은 조금 달라요."))
    return draft
  }

  /// 1, or as many as it takes to come to one of the other; money without small change is told of by the hundred.
  private func whole(_ rate: DatedRate) -> Money {
    var units = exchange.from.exponent == 0 ? 100 : 1
    while Double(units) * rate.value < 1, units < 100_000 { units *= 10 }
    return Money(rounding: Double(units), exchange.from)
  }
}
