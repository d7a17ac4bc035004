import Civil
import Travel
import Wording

extension Refusal {
  /// Asks for what it should be, and names what was said.
  var question: Phrase {
    switch self {
    case .reversed(let first, let last):
      Phrase(
        "\(last.iso) comes before \(first.iso). From which day to which do you mean?",
        "끝나는 날(\(last.iso))이 시작하는 날(\(first.iso))보다 빨라요. 며칠부터 며칠까지인지 알려 주시겠어요?")
    case .past(let days) where days.first == days.last:
      Phrase(
        "\(days.first.iso) is over already. Which other day shall it be?",
        "이미 지난 날이에요(\(days.first.iso)). 다른 날짜를 알려 주시겠어요?")
    case .past(let days):
      Phrase(
        "The days from \(days.first.iso) to \(days.last.iso) are over already. Which other days shall it be?",
        "이미 지난 날들이에요(\(days.first.iso)~\(days.last.iso)). 다른 날짜를 알려 주시겠어요?")
    case .noSuchDay(let words):
      Phrase(
        "There is no such day as “\(words)”. Which day do you mean?", "“\(words)”: 달력에 없는 날이에요. 며칠인지 알려 주시겠어요?")
    case .otherWeekday(let words, let date):
      Phrase(
        "“\(words)” does not fit: \(date.iso) is another day of the week. Which day do you mean?",
        "“\(words)”: \(date.iso)은 다른 요일이에요. 며칠인지 알려 주시겠어요?")
    case .either(let one, let other):
      Phrase(
        "Do you mean \(Refusal.words(one).en) or \(Refusal.words(other).en)?",
        "\(Refusal.words(one).ko)인가요, \(Refusal.words(other).ko)인가요?")
    case .unlikeDates(let words, let first, let last):
      Phrase(
        "From \(first.iso) to \(last.iso) there are \(first.days(until: last)) nights, and you say “\(words)” as well. Which of the two shall it be?",
        "\(first.iso)부터 \(last.iso)까지는 \(first.days(until: last))박인데 “\(words)”도 말씀하셨어요. 어느 쪽이 맞나요?")
    case .lengths(let words):
      Phrase(
        "“\(words)” do not fit each other. How many nights shall it be?", "“\(words)”: 서로 맞지 않아요. 몇 박인지 알려 주시겠어요?")
    case .length(let words):
      Phrase(
        "I cannot plan “\(words)”. How many nights shall it be, from 0 to 90?",
        "“\(words)”: 계획할 수 없는 기간이에요. 몇 박인지 0에서 90 사이로 알려 주시겠어요?")
    case .party(let words):
      Phrase(
        "“\(words)” cannot travel. How many adults shall it be?", "“\(words)”: 여행할 수 없는 인원이에요. 어른은 몇 분이 가세요?")
    case .crowd(let count, let most):
      Phrase(
        "At most \(most) people can be planned and priced at once, not \(count). How many shall it be?",
        "한 번에 \(most)명까지만 계획하고 가격을 알아볼 수 있는데 \(count)명이라고 하셨어요. 몇 명으로 할까요?")
    case .money(let words):
      Phrase(
        "“\(words)” cannot be a budget. How much may the trip cost?", "“\(words)”: 예산이 될 수 없는 금액이에요. 예산은 얼마인가요?")
    }
  }

  private static func words(_ days: DateWindow) -> Phrase {
    days.first == days.last
      ? Phrase(days.first.iso, days.first.iso)
      : Phrase("\(days.first.iso) to \(days.last.iso)", "\(days.first.iso)~\(days.last.iso)")
  }
}
