import Travel

/// Prices in another currency: "show prices in euros", 유로로 보여줘.
extension FollowUpReader {
  /// Tells how to have another currency, and shows what the trip costs where it is the one in use.
  func prices(_ phrasing: Phrasing, _ follow: inout FollowUp) -> Bool {
    guard follow.heard.money.budget == nil, isOfPrices(phrasing), let asked = asked(phrasing.line) else { return false }
    follow.holdAllBack()
    (follow.heard.party, follow.heard.wishes) = (HeardParty(), HeardWishes())
    follow.intent = .budgetPlanner
    if currency != asked { follow.unmet.append(.currency(asked)) }
    return true
  }

  private func isOfPrices(_ phrasing: Phrasing) -> Bool {
    phrasing.cues.has(.cost)
      && !phrasing.hasAny("cash", "exchange", "환전", "환율", "현금")
      || phrasing.hasAny(
        "price", "show", "convert", "display", "total", "currency", "금액", "환산", "보여", "표시", "요금", "통화",
        "see this", "see it", "see the", "is that", "is it", "is this")
      || phrasing.isShort
  }

  /// The currency behind "in", or before 로.
  private func asked(_ line: Line) -> Currency? {
    for index in 0..<line.count {
      guard let found = line.find(index, { if case .currency(let code) = $0 { code } else { nil } }),
        line.number(index - 1) == nil
      else { continue }
      let isMeant =
        line.kind(index) == .hangul
        ? ["로", "으로"].contains(line.text(found.next)) : ["in", "into", "to", "as"].contains(line.text(index - 1))
      if isMeant, found.value.utf8.count == 3 { return Currency(found.value) }
    }
    return nil
  }
}
