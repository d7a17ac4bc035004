import Wording

extension Reader {
  /// A price as people read it: its total, or `83,000–180,000 KRW`, or that it is unknown.
  package func price(_ price: Price) -> Text {
    if let total = price.total { return .money(total.text) }
    guard let low = price.low else { return .quiet(self("price unknown", "가격 정보 없음")) }
    guard let high = price.high, high != low else { return .money(self("from \(low.text)", "\(low.text)부터")) }
    let lowDigits = low.currency == high.currency ? String(low.text.dropLast(4)) : low.text
    return .money("\(lowDigits)–\(high.text)")
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
