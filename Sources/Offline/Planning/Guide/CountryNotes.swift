import Atlas
import Travel

/// What a traveller to a country wants to know: sockets, tips, water, emergency numbers, money.
struct CountryNotes: Sendable {
  let telling: Telling

  func card(_ code: String) throws(AtlasError) -> NoticeCard? {
    var parts: [String] = []
    if let habits = try telling.atlas.habits(of: code) {
      if !habits.plugs.isEmpty {
        let letters = habits.plugs.joined(separator: ", ")
        parts.append(telling("Plugs: type \(letters).", "콘센트: \(letters)형."))
      }
      if let side = habits.side {
        parts.append(
          side == .left
            ? telling("Traffic keeps left.", "차는 왼쪽으로 다녀요.") : telling("Traffic keeps right.", "차는 오른쪽으로 다녀요."))
      }
      if !habits.emergency.isEmpty {
        let numbers = habits.emergency.joined(separator: ", ")
        parts.append(telling("Emergency: \(numbers).", "긴급 전화: \(numbers)."))
      }
      if let tipping = habits.tipping { parts.append(words(tipping)) }
      if let water = habits.tapWater { parts.append(words(water)) }
    }
    if let country = try telling.atlas.country(code) {
      if let money = country.currency, let currency = try telling.atlas.currency(money) {
        parts.append(
          telling(
            "Money: \(telling.name(of: currency.names)) (\(money)).",
            "통화: \(telling.name(of: currency.names))(\(money))."))
      }
      if let phone = country.phoneCode { parts.append(telling("Dialling code: +\(phone).", "국가 번호: +\(phone).")) }
    }
    guard !parts.isEmpty else { return nil }
    return NoticeCard(code: "country_facts", message: parts.joined(separator: " "))
  }

  private func words(_ tipping: CountryHabits.Tipping) -> String {
    switch tipping {
    case .none: telling("No tips are expected.", "팁은 필요 없어요.")
    case .small: telling("Small tips are welcome.", "팁은 조금이면 돼요.")
    case .expected: telling("Tips are expected.", "팁을 주는 것이 관례예요.")
    case .included: telling("Service is usually in the bill.", "봉사료가 보통 계산서에 들어 있어요.")
    }
  }

  private func words(_ water: CountryHabits.TapWater) -> String {
    switch water {
    case .drinkable: telling("Tap water can be drunk.", "수돗물을 마셔도 돼요.")
    case .avoid: telling("Do not drink tap water.", "수돗물은 마시지 마세요.")
    case .mixed: telling("Tap water is safe in places; ask first.", "수돗물은 지역마다 달라요. 먼저 물어보세요.")
    }
  }
}
