import Grammar
import JSON
import Travel
import Wording

extension Context {
  /// What a watched search is compared by.
  struct Watched {
    let words: WatchWords
    let question: Watch.Question
    /// Whether its days move with today, so that an offer is the same one on whichever of them it falls.
    let isRolling: Bool
    let limit: Int
    let request: JSONValue
  }

  /// Makes the outcome of a search that prints only what is worth it. Its offers can be booked by their ids; no number is
  /// given to `book`, and no conversation is touched.
  func watched<Offer: WatchedOffer, Found: Answer>(
    _ found: Travel.Found<Offer>, _ watched: Watched, service: TravelService, keeping item: (Offer) -> KeptOffer.Item,
    _ make: ([Offer], _ isKept: Bool) -> Found
  ) throws(Failure) -> Outcome {
    var warnings = found.warnings
    var offers = found.offers
    if let below = watched.words.below, try !isUnder(below, offers, &warnings) { offers = [] }
    offers = Array(offers.prefix(watched.limit))
    var wasPrinted: (@Sendable () throws(Failure) -> Void)?
    if watched.words.onlyChanged {
      let items = offers.map { (id: $0.sameness(isRolling: watched.isRolling), value: price(of: $0)) }
      let news = try news(of: cheapest(items), for: watched.question, in: watched.words.state, isNews: isCheaper)
      offers = offers.filter { news.ids.contains($0.sameness(isRolling: watched.isRolling)) }
      wasPrinted = news.wasPrinted
      if let (failure, isCompared) = news.unkept { warnings.append(notRemembered(failure, isCompared: isCompared)) }
    }
    var numbered: [Offer] = []
    for (index, offer) in offers.enumerated() { numbered.append(offer.numbered(index + 1)) }
    let kept = numbered.map {
      KeptOffer(item: item($0), session: nil, endpoint: service.endpoint, request: watched.request, seenAt: now)
    }
    let isKept = try keepLoose(kept, &warnings)
    let answer = make(numbered, isKept)
    return Outcome(
      answer, request: watched.words.echoed(in: watched.request), warnings: warnings,
      provider: service.name,
      isLive: service.isLive, isComplete: found.isComplete, isEstimate: isEstimate(answer)
    ).watching(isSilent: numbered.isEmpty, wasPrinted: wasPrinted)
  }

  /// That what is printed will be printed again, and why: a search answers whatever becomes of its memory.
  private func notRemembered(_ failure: Failure, isCompared: Bool) -> Warning {
    let hint = failure.hint ?? "itravel doctor"
    let (en, ko) = (failure.message.en, failure.message.ko)
    return Warning(
      "not_kept", path: "request.changed",
      isCompared
        ? Phrase(
          "What is printed could not be remembered, so it will be printed again: \(en) Run: \(hint)",
          "출력한 내용을 기억해 두지 못해서 다음에 또 출력해요. \(ko) 해결하기: \(hint)")
        : Phrase(
          "What was printed last cannot be known, so all that was found is printed, and will be again: \(en) Run: \(hint)",
          "지난번에 무엇을 출력했는지 알 수 없어서 찾은 것을 모두 출력해요. 다음에도 그래요. \(ko) 해결하기: \(hint)"))
  }

  /// Keeps offers by their ids, so that one in a mail can be booked; tells whether it did. What was found is printed all
  /// the same.
  private func keepLoose(_ offers: [KeptOffer], _ warnings: inout [Warning]) throws(Failure) -> Bool {
    guard !offers.isEmpty, !globals.isDryRun else { return false }
    do throws(Failure) {
      try ledger().offers.keep(offers)
      return true
    } catch {
      warnings.append(try notKept(error, isAnswered: true))
      return false
    }
  }

  /// Whether some offer costs less than an amount; another currency is brought in by a dated rate, which is told.
  private func isUnder<Offer: WatchedOffer>(_ below: Money, _ offers: [Offer], _ warnings: inout [Warning])
    throws(Failure) -> Bool
  {
    var limits: [Currency: Money] = [below.currency: below]
    var isUnder = false
    for case let price? in offers.map(\.price.comparable) {
      let limit: Money
      if let known = limits[price.currency] {
        limit = known
      } else {
        guard let exchanged = world.exchange(below, price.currency) else {
          throw .usage(
            "currency_mismatch", field: "below",
            Phrase(
              "The prices are in \(price.currency.code), and no rate is known from \(below.currency.code).",
              "가격이 \(price.currency.code)인데 \(below.currency.code)에서 바꿀 환율을 몰라요."),
            hint: line.replacing("below", with: "\(below.amount.text) \(price.currency.code)"))
        }
        limit = exchanged.amount
        limits[price.currency] = limit
        warnings.append(
          Warning(
            "limit_converted", path: "request.below",
            Phrase(
              "\(below.text) was taken as \(limit.text) (\(exchanged.rate)).",
              "\(below.text)을 \(limit.text)으로 바꿔 비교했어요 (\(exchanged.rate)).")))
      }
      if price.amount < limit.amount { isUnder = true }
    }
    return isUnder
  }

  private func price(of offer: some WatchedOffer) -> JSONValue {
    Codec<Money?>.optional(Money.record.codec).write(offer.price.comparable)
  }

  /// Each item once, by its lowest price: on rolling days two offers may be the same but for the day.
  private func cheapest(_ items: [(id: String, value: JSONValue)]) -> [(id: String, value: JSONValue)] {
    var best: [(id: String, value: JSONValue)] = []
    for item in items {
      guard let place = best.firstIndex(where: { $0.id == item.id }) else {
        best.append(item)
        continue
      }
      if isCheaper(best[place].value, item.value) { best[place] = item }
    }
    return best
  }

  /// Whether a price is lower than before, or known where it was not. Another currency is another price.
  private func isCheaper(_ before: JSONValue, _ now: JSONValue) -> Bool {
    let money = Codec<Money?>.optional(Money.record.codec)
    do throws(JSONMismatch) {
      guard let new = try money.read(now, .root) else { return false }
      guard let old = try money.read(before, .root), old.currency == new.currency else { return true }
      return new.amount < old.amount
    } catch { return true }
  }
}

extension WatchWords {
  /// The request with what was understood of the watch.
  fileprivate func echoed(in request: JSONValue) -> JSONValue {
    guard case .object(let members) = request else { return request }
    return .object(
      members + [
        .init("changed", .bool(onlyChanged)),
        .init("below", Codec<Money?>.optional(Money.record.codec).write(below)),
      ])
  }
}
