import Atlas
import Travel
import Wording

/// Leads to a booking: which offer it is, and the command that books it.
struct BookingAnswer: Sendable {
  let telling: Telling

  func draft() throws(AtlasError) -> Draft {
    let query = telling.query
    var draft = Draft()
    draft.steps = [
      PlanStep(title: telling("Check the offer", "예약 내용 확인하기"), tool: "booking_action"),
      PlanStep(title: telling("Confirm with “itravel book”", "“itravel book”으로 확정하기"), tool: "booking_action"),
    ]
    if telling.understood.isCancellation {
      draft.say(
        telling(
          "To give up a booking, use “itravel cancel CODE”; “itravel history” shows the codes.",
          "예약을 취소하려면 “itravel cancel 예약번호”를 써 주세요. 번호는 “itravel history”에 있어요."))
      draft.steps = []
      return draft
    }
    let isFlight = kind
    if query.flights.isEmpty && query.hotels.isEmpty { return try searched(&draft, isFlight: isFlight) }
    guard let isFlight else {
      draft.action = BookAction(flights: query.flights, hotels: query.hotels, suggested: nil)
      draft.say(telling("Is it the flight or the hotel that you want to book?", "항공편과 숙소 중 어느 것을 예약할까요?"))
      return draft
    }
    offer(isFlight: isFlight, query.flights, query.hotels, into: &draft)
    return draft
  }

  /// Whether a flight is meant; nil when both are there and the words do not say.
  private var kind: Bool? {
    switch telling.understood.reference?.kind {
    case .flight: return true
    case .hotel: return false
    case .either, nil:
      if telling.query.flights.isEmpty != telling.query.hotels.isEmpty { return telling.query.hotels.isEmpty }
      return nil
    }
  }

  /// Nothing was shown yet: searches first, so that there is something to choose from.
  private func searched(_ draft: inout Draft, isFlight: Bool?) throws(AtlasError) -> Draft {
    let found =
      isFlight == true
      ? try FlightAnswer(telling: telling).draft() : try StayAnswer(telling: telling).draft()
    draft.flights = found.flights
    draft.hotels = found.hotels
    draft.warnings = found.warnings
    let flights = found.flights?.offers ?? []
    let hotels = found.hotels?.offers ?? []
    if flights.isEmpty && hotels.isEmpty {
      draft.sentences = found.sentences
      return draft
    }
    draft.sentences = found.sentences
    draft.action = BookAction(flights: flights, hotels: hotels, suggested: nil)
    draft.say(telling("Which one shall it be?", "몇 번으로 할까요?"))
    return draft
  }

  private func offer(
    isFlight: Bool, _ flights: [FlightOffer], _ hotels: [HotelOffer], into draft: inout Draft
  ) {
    let numbers = isFlight ? flights.map(\.number) : hotels.map(\.number)
    let number = chosen(isFlight: isFlight)
    draft.action = BookAction(
      flights: isFlight ? flights : [], hotels: isFlight ? [] : hotels, suggested: number)
    let word = telling(isFlight ? "flight" : "hotel", isFlight ? "항공편" : "호텔")
    guard let number else {
      if numbers.isEmpty {
        draft.action = nil
        draft.say(
          telling(
            "No \(word) was shown yet; ask for one first.",
            "아직 보여 드린 \(word)\(word.particle(.subject)) 없어요. 먼저 찾아 달라고 해 주세요."))
      } else {
        draft.say(
          telling(
            "Which \(word) shall it be? There are numbers \(numbers.min() ?? 1) to \(numbers.max() ?? 1).",
            "몇 번 \(word)\(word.particle(.toward)) 할까요? \(numbers.min() ?? 1)번부터 \(numbers.max() ?? 1)번까지 있어요."))
      }
      return
    }
    let title = isFlight ? nil : hotels.first { $0.number == number }?.name
    let name = title.map { telling(" (\($0))", "(\($0))") } ?? ""
    draft.say(
      telling(
        "That is \(word) \(number)\(name). Nothing is booked yet: “itravel book \(isFlight ? "flight" : "hotel") \(number) --dry-run” shows the terms; a booking here is for practice.",
        "\(number)번 \(word)\(name)이에요. 아직 예약된 것은 없어요. “itravel book \(isFlight ? "flight" : "hotel") \(number) --dry-run”으로 조건을 볼 수 있고, 여기 예약은 연습용이에요."
      ))
  }

  private func chosen(isFlight: Bool) -> Int? {
    let numbered: [(number: Int, price: Double?, name: String)] =
      isFlight
      ? telling.query.flights.map { ($0.number, $0.price.comparable?.amount.approximate, "") }
      : telling.query.hotels.map { ($0.number, $0.price.comparable?.amount.approximate, $0.name) }
    switch telling.understood.reference?.pick {
    case .number(let number): return numbered.contains { $0.number == number } ? number : nil
    case .last: return numbered.map(\.number).max()
    case .cheapest:
      return numbered.filter { $0.price != nil }.min { ($0.price ?? 0, $0.number) < ($1.price ?? 0, $1.number) }?.number
    case .dearest:
      return numbered.filter { $0.price != nil }.max { ($0.price ?? 0, -$0.number) < ($1.price ?? 0, -$1.number) }?
        .number
    case .described(let words):
      let wanted = words.lowercased()
      let fitting = numbered.filter { !$0.name.isEmpty && $0.name.lowercased().contains(wanted) }
      return fitting.count == 1 ? fitting[0].number : nil
    case .spokenOf, nil: return numbered.count == 1 ? numbered[0].number : nil
    }
  }
}
