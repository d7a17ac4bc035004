import Civil
import JSON
import Travel

/// The trip goal as the server keeps it, laid over what is known here.
struct GoalMapping {
  let facts: InsightFacts
  let now: Instant

  /// Nothing that the server leaves empty erases what was known.
  func goal(_ server: JSONValue, over known: TripGoalCard) -> TripGoalCard {
    var goal = known
    var said: [String: String] = [:]
    let places = server["destination"]?.looseList ?? []
    if !places.isEmpty {
      goal.destinations = places.map { facts.city($0) ?? $0 }
      said["destinations"] = places.joined(separator: ", ")
    }
    if let nights = server["nights"]?.looseInt, (1...3650).contains(nights) { goal.nights = nights }
    if let days = server["days"]?.looseInt, (1...3650).contains(days) { goal.days = days }
    if let word = server.text("month"), let month = month(word) {
      goal.month = month
      said["month"] = word
    }
    if let word = server.text("budget_krw"), let amount = amount(word) {
      goal.budget = TripBudget(money: amount, scope: .unknown)
      said["budget"] = word
    }
    let tags = server["style_tags"]?.looseList ?? []
    if !tags.isEmpty { goal.styleTags = tags }
    if let status = server.text("status").flatMap({ TripGoalCard.Status(rawValue: $0) }) { goal.status = status }
    goal.said =
      goal.said.filter { said[$0.slot] == nil }
      + said.sorted { $0.key < $1.key }.map { SaidWords(slot: $0.key, words: $0.value) }
    return goal
  }

  private func amount(_ word: String) -> Money? {
    let plain = word.filter { $0 != "," && !$0.isWhitespace }
    if let number = ExactDecimal(plain), number.units > 0 { return Money(number.rescaled(to: 0), .krw) }
    return AskedAmount.read(word, fallback: .krw)
  }

  /// A month is the next one of its number: `12월`, `12`, `2026-12`.
  private func month(_ word: String) -> String? {
    if word.count == 7, CivilDate(iso: word + "-01") != nil { return word }
    guard let number = NumberInText.all(in: word).compactMap({ Int($0.digits) }).first(where: { (1...12).contains($0) })
    else { return nil }
    let today = KoreanDate.today(at: now)
    let year = number >= today.month ? today.year : today.year + 1
    return "\(year)-\(padded(number, to: 2))"
  }
}

/// Dates as Korean text has them.
enum KoreanDate {
  /// The day it is where the server's users are.
  static func today(at now: Instant) -> CivilDate { ZonedTime(now, offset: 9 * 3600, zone: "Asia/Seoul").date }

  /// Every `12월 24일`, `2026년 12월 24일` or `2026-12-24` in a text, in order; a day without a year is the next one from
  /// `earliest`.
  static func all(in text: String, from earliest: CivilDate) -> [CivilDate] {
    let numbers = NumberInText.all(in: text)
    var dates: [CivilDate] = []
    var position = 0
    while position < numbers.count {
      let number = numbers[position]
      let after = text[number.range.upperBound...].trimmed
      if let date = iso(text, at: number) {
        dates.append(date)
        position += 3
        continue
      }
      if after.hasPrefix("월"), position + 1 < numbers.count, let month = Int(number.digits),
        text[numbers[position + 1].range.upperBound...].trimmed.hasPrefix("일"),
        let day = Int(numbers[position + 1].digits)
      {
        let before = position > 0 ? numbers[position - 1] : nil
        let year = before.flatMap { text[$0.range.upperBound...].trimmed.hasPrefix("년") ? Int($0.digits) : nil }
        if let date = date(year, month, day, earliest) { dates.append(date) }
        position += 2
        continue
      }
      position += 1
    }
    return dates
  }

  private static func iso(_ text: String, at number: NumberInText) -> CivilDate? {
    guard number.digits.count == 4 else { return nil }
    return CivilDate(iso: String(text[number.range.lowerBound...].prefix(10)))
  }

  private static func date(_ year: Int?, _ month: Int, _ day: Int, _ earliest: CivilDate) -> CivilDate? {
    if let year { return CivilDate(year: year, month: month, day: day) }
    let candidates = (earliest.year...(earliest.year + 4)).compactMap { CivilDate(year: $0, month: month, day: day) }
    return candidates.first { $0 >= earliest }
  }
}
