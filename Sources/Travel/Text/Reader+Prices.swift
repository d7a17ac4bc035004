import Wording

extension Reader {
  /// A price as people read it: its total, or `83,000–180,000 KRW`, or that it is unknown.
  package func price(_ price: Price) -> Text {
    if let total = price.total { return .money(money(total)) }
    guard let low = price.low else { return .quiet(self("price unknown", "가격 정보 없음")) }
    let isRough = price.basis != .live && price.basis != .fact
    guard let high = price.high, high != low else {
      let amount = figure(low, isRough: isRough)
      return .money(self("from \(amount)\(unit(low.currency))", "\(amount)\(unit(low.currency))부터"))
    }
    let upper = figure(high, isRough: isRough) + unit(high.currency)
    guard low.currency == high.currency else { return .money("\(money(low))–\(upper)") }
    return .money("\(figure(low, isRough: isRough))–\(upper)")
  }

  /// An amount as its reader writes it: `950,000 KRW`, in Korean `950,000원`.
  package func money(_ money: Money) -> String { language == .ko ? money.koreanText : money.text }

  private func unit(_ currency: Currency) -> String {
    language == .ko && currency == .krw ? "원" : " " + currency.code
  }

  /// The digits of an amount; cents that a rough figure does not know are left out.
  private func figure(_ money: Money, isRough: Bool) -> String {
    let digits = money.text.split(separator: " ")[0]
    guard isRough, let point = digits.firstIndex(of: "."), digits[point...].dropFirst().allSatisfy({ $0 == "0" }) else {
      return String(digits)
    }
    return String(digits[..<point])
  }

  /// How a value is known, in a word.
  package func basis(_ basis: Basis) -> String {
    switch basis {
    case .live: self("live", "실시간")
    case .fact: self("fact", "사실")
    case .dated: self("dated", "기준일 있음")
    case .model: self("modelled", "모델 계산")
    case .estimate: self("estimate", "추정")
    case .curated: self("curated", "직접 정리")
    case .assumed: self("assumed", "가정")
    }
  }
}
