import Atlas
import Travel
import Wording

/// Reads the question what one money comes to in another; such a sum is no budget.
struct ExchangeReader {
  let atlas: Atlas
  let goal: TripGoalCard
  /// The money of the answer.
  let usual: Currency

  func read(_ heard: HeardMessage) -> Exchange? {
    let places = heard.places
    guard places.destinations.isEmpty, places.origin == nil, !places.isUnsettled, heard.length.days == nil,
      heard.dates.isEmpty, heard.line.count <= 24
    else { return nil }
    let phrasing = Phrasing(heard)
    let named = currencies(heard)
    if asksForRate(phrasing), heard.money.budget == nil { return rate(between: named) }
    guard let money = heard.money.budget?.money, heard.money.scope == nil, asksForWorth(phrasing) else { return nil }
    let other = named.first { $0 != money.currency }
    // 1만 엔은 얼마예요 names the one money alone, and nothing else.
    let isAll =
      phrasing.hasAny("convert", "환산") || heard.line.isKorean && heard.line.count <= 8 && !isOfBudget(phrasing)
    guard let to = other ?? (isAll ? usual : nil), to != money.currency else { return nil }
    return Exchange(money: money, from: money.currency, to: to)
  }

  private func asksForRate(_ phrasing: Phrasing) -> Bool {
    phrasing.hasAny("exchange rate", "환율") && !phrasing.hasAny("환율전망", "전망", "forecast")
  }

  /// "how much is", "convert", 얼마: of a sum in one currency beside the name of another.
  private func asksForWorth(_ phrasing: Phrasing) -> Bool {
    phrasing.cues.has(.cost)
      || phrasing.hasAny(
        "what is", "what's", "whats", "convert", "worth", "equal", "환산", "몇", "바꾸면", "exchange", "into")
  }

  private func isOfBudget(_ phrasing: Phrasing) -> Bool {
    phrasing.hasAny("예산", "경비", "여행", "충분", "될까", "가능", "숙소", "호텔", "비행기", "항공")
  }

  /// The rate from the first money to the second; from the trip's or the only one to the usual.
  private func rate(between named: [Currency]) -> Exchange? {
    if named.count > 1 { return Exchange(money: nil, from: named[0], to: named[1]) }
    guard let from = named.first ?? there, from != usual else { return nil }
    return Exchange(money: nil, from: from, to: usual)
  }

  /// The money of the country the trip goes to.
  private var there: Currency? {
    do throws(AtlasError) {
      let code = goal.destinations.first.map { String($0.suffix(2)) }
      return try code.flatMap { country throws(AtlasError) in try atlas.country(country)?.currency }.flatMap {
        Currency($0)
      }
    } catch {
      // Damaged facts are told of where the answer is made.
      return nil
    }
  }

  /// The currencies named apart from the sum, in order.
  private func currencies(_ heard: HeardMessage) -> [Currency] {
    let line = heard.line
    var found: [Currency] = []
    var index = 0
    while index < line.count {
      guard heard.money.range?.contains(index) != true,
        let code = line.find(index, { if case .currency(let code) = $0 { code } else { nil } })
      else {
        index += 1
        continue
      }
      if code.value.utf8.count == 3, let currency = Currency(code.value), !found.contains(currency) {
        found.append(currency)
      }
      index = code.next
    }
    return found
  }
}
