import Grammar
import JSON
import Travel
import Wording

/// What a total must be for the booking to go ahead.
struct Gate: Equatable, Sendable {
  let expected: Money?
  let most: Money?
  let acceptsUnknown: Bool

  static let parameter = Parameter<Gate>.together(
    reads: Gate.init(expected:most:acceptsUnknown:),
    .option("--expect-total AMOUNT", Phrase("Book only at exactly this total.", "합계가 정확히 이 금액일 때만 예약해요."))
      .under(Phrase("Consent", "동의")),
    .option("--max-total AMOUNT", Phrase("Book only up to this total.", "합계가 이 금액 이하일 때만 예약해요.")),
    .flag("--accept-unknown-price", Phrase("Book though no total is known.", "합계를 몰라도 예약해요.")))

  var isPresent: Bool { hasLimit || acceptsUnknown }

  /// Whether it says how much a known total may be.
  var hasLimit: Bool { expected != nil || most != nil }

  /// The gate as the journal keeps it; null without one.
  var kept: JSONValue {
    guard isPresent else { return .null }
    let money = Codec<Money?>.optional(Money.record.codec)
    return .object([
      .init("expect_total", money.write(expected)), .init("max_total", money.write(most)),
      .init("accept_unknown_price", .bool(acceptsUnknown)),
    ])
  }

  /// The gate of an order that was sent before, where none was given this time.
  func orElse(_ kept: JSONValue) -> Gate {
    guard !isPresent else { return self }
    func money(_ key: String) -> Money? {
      do { return try Codec<Money?>.optional(Money.record.codec).read(kept[key] ?? .null, .root) } catch { return nil }
    }
    return Gate(
      expected: money("expect_total"), most: money("max_total"),
      acceptsUnknown: kept["accept_unknown_price"] == .bool(true))
  }

  /// Throws unless the total of a quote passes; amounts of two currencies are never compared.
  func check(_ total: Money?, for line: TypedLine) throws(Failure) {
    guard let total else {
      if acceptsUnknown { return }
      throw Failure(
        "price_unknown", .conflict,
        Phrase("No total is known, so nothing was booked.", "합계를 알 수 없어서 예약하지 않았어요."), field: "accept_unknown_price")
    }
    for gate in [expected, most].compactMap({ $0 }) where gate.currency != total.currency {
      throw .usage(
        "currency_mismatch", field: expected == nil ? "max_total" : "expect_total",
        Phrase(
          "The total is \(total.text), so give the limit in \(total.currency.code), not in \(gate.currency.code).",
          "합계가 \(total.koreanText)이니 한도도 \(gate.currency.code)가 아니라 \(total.currency.code)로 써 주세요."),
        hint: line.replacing(expected == nil ? "max_total" : "expect_total", with: total.argument))
    }
    if let expected, expected.amount != total.amount {
      throw Failure(
        "total_differs", .conflict,
        Phrase(
          "The total is \(total.text), not \(expected.text); nothing was booked.",
          "합계가 \(expected.koreanText)이 아니라 \(total.koreanText)이라서 예약하지 않았어요."), field: "expect_total")
    }
    if let most, most.amount < total.amount {
      throw Failure(
        "total_too_high", .conflict,
        Phrase(
          "The total is \(total.text), over \(most.text); nothing was booked.",
          "합계 \(total.koreanText)이 \(most.koreanText)을 넘어서 예약하지 않았어요."), field: "max_total")
    }
  }
}
