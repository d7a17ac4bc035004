package import Civil
package import Grammar
package import Rendering
import Travel
import Wording

extension Format: ArgumentValue {}
extension Cabin: ArgumentValue {}
extension FlightQuery.Sort: ArgumentValue {}
extension HotelQuery.Sort: ArgumentValue {}
extension SurveyCard.Atmosphere: ArgumentValue {}
extension SurveyCard.Spending: ArgumentValue {}
extension SurveyCard.Priority: ArgumentValue {}
extension SurveyCard.Schedule: ArgumentValue {}
extension BookingFilter.Status: ArgumentValue {}
extension BookingCard.Sort: ArgumentValue {}

extension Money: ArgumentValue {
  package init(argument: String) throws(ArgumentProblem) {
    guard let money = Money(text: argument), money.currency.isInUse else {
      throw ArgumentProblem(
        Phrase(
          "“\(argument)” is not an amount with its currency. Write it as 340 EUR, EUR340 or €340.",
          "“\(argument)”은 통화가 있는 금액이 아니에요. 340 EUR, EUR340, €340처럼 써 주세요."),
        instead: Money.likely(argument).map { [$0] } ?? [])
    }
    guard money.amount.units >= 0 else {
      throw ArgumentProblem(Phrase("An amount cannot be negative.", "금액은 음수일 수 없어요."))
    }
    self = money
  }

  package var argument: String { "\(amount.text) \(currency.code)" }

  /// The same sum with the currency that its words lean to; nil when there is no sum in them.
  private static func likely(_ words: String) -> String? {
    let plain = words.lowercased()
    if let won = Money(text: plain + "원"), plain.contains(where: { "억만천".contains($0) }) { return won.argument }
    let digits = plain.filter { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let leanings = [
      ("$", "USD"), ("dollar", "USD"), ("달러", "USD"), ("euro", "EUR"), ("유로", "EUR"), ("pound", "GBP"), ("파운드", "GBP"),
      ("yen", "JPY"), ("엔", "JPY"), ("won", "KRW"),
    ]
    let isBare = digits == plain
    guard let code = isBare ? "KRW" : leanings.first(where: { plain.contains($0.0) })?.1 else { return nil }
    return Money(text: "\(digits) \(code)").map { _ in "\(digits) \(code)" }
  }
}

extension Currency: ArgumentValue {
  package init(argument: String) throws(ArgumentProblem) {
    guard let currency = Currency(argument), currency.isInUse else {
      throw ArgumentProblem(
        Phrase("“\(argument)” is not a currency code such as KRW or USD.", "“\(argument)”은 KRW나 USD 같은 통화 코드가 아니에요."),
        instead: ["KRW"])
    }
    self = currency
  }

  package var argument: String { code }
}

extension ClockTime: ArgumentValue {
  package init(argument: String) throws(ArgumentProblem) {
    guard let time = ClockTime(text: argument) else {
      throw ArgumentProblem(
        Phrase("“\(argument)” is not a time of day. Write HH:MM.", "“\(argument)”은 시각이 아니에요. HH:MM처럼 써 주세요."),
        instead: ["09:00"])
    }
    self = time
  }

  package var argument: String { text }
}

/// One leg of a journey as it is typed: `ICN-KIX@2027-03-20`.
package struct LegWord: Equatable, Sendable, ArgumentValue {
  package let origin: String
  package let destination: String
  package let date: DateWord

  package init(argument: String) throws(ArgumentProblem) {
    let halves = argument.split(separator: "@", omittingEmptySubsequences: false)
    let codes = halves[0].split(separator: "-", omittingEmptySubsequences: false)
    guard halves.count == 2, codes.count == 2, codes.allSatisfy({ LegWord.isCode($0) }) else {
      throw ArgumentProblem(
        Phrase(
          "“\(argument)” is not a leg. Write two codes and a day: ICN-KIX@2027-03-20.",
          "“\(argument)”은 구간이 아니에요. 코드 두 개와 날짜를 ICN-KIX@2027-03-20처럼 써 주세요."))
    }
    origin = String(codes[0])
    destination = String(codes[1])
    do throws(ArgumentProblem) { date = try DateWord(argument: String(halves[1])) } catch {
      throw ArgumentProblem(error.reason, instead: error.instead.map { "\(halves[0])@\($0)" })
    }
  }

  package var argument: String { "\(origin)-\(destination)@\(date.argument)" }

  private static func isCode(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (65...90).contains($0) }
  }
}

/// An airline's two-character IATA code.
package struct AirlineWord: Equatable, Sendable, ArgumentValue {
  package let argument: String

  package init(argument: String) throws(ArgumentProblem) {
    let code = argument.uppercased()
    guard code.utf8.count == 2, code.utf8.allSatisfy({ (65...90).contains($0) || (48...57).contains($0) }) else {
      throw ArgumentProblem(
        Phrase("“\(argument)” is not an airline code such as KE.", "“\(argument)”은 KE 같은 항공사 코드가 아니에요."))
    }
    self.argument = code
  }
}
