import Civil
import JSON
import Travel
import Wording

/// Searches by asking for a booking: only then does the server keep candidates that can be fetched.
struct Search {
  let backend: Backend

  /// What came of the question.
  private enum Outcome {
    case candidates(BookingAction, Items)
    /// Words alone: nothing found, or a question back.
    case words(ChatReply)
  }

  private func asked(_ words: String, for sort: BookingCard.Sort, _ progress: Progress) throws(Failure) -> Outcome {
    backend.terms.say(
      Phrase(
        "This server has no search: it is asked for a booking, which changes the trip goal it keeps for all its users.",
        "이 서버에는 검색이 없어서 예약을 물어봐요. 서버가 모두와 함께 쓰는 여행 목표가 바뀌어요."))
    progress.report(
      Phrase("Asking \(backend.endpoint); this can take minutes.", "\(backend.endpoint)에 물어보고 있어요. 몇 분 걸릴 수 있어요."))
    let body = JSONValue.object([
      .init("message", .string(words)),
      .init("session_id", .string(backend.terms.session() ?? Conversation.freshSession())),
      .init(
        "history", .array([.object([.init("role", .string("user")), .init("content", .string(words))])])),
    ])
    let answer = try backend.posted("/chat", body, isOnce: false, .long)
    let reply = try ChatReply(try answer.json(at: "/chat")) { answer.nonsense($0) }
    guard let action = reply.action, action.sort == sort else { return .words(reply) }
    return .candidates(action, try backend.items(sort, list: action.list))
  }

  func hotels(_ query: HotelQuery, _ progress: Progress) throws(Failure) -> Found<HotelOffer> {
    let stay = Stay(checkIn: query.checkIn, checkOut: query.checkOut, guests: query.guests.total, rooms: query.rooms)
    switch try asked(SearchWords.stay(query, backend.facts), for: .hotel, progress) {
    case .candidates(let action, let items):
      // The server read other days: its amounts are for those, so they are no match.
      guard action.checkIn ?? stay.checkIn == stay.checkIn, action.checkOut ?? stay.checkOut == stay.checkOut else {
        return Found(
          offers: [], warnings: [Search.mismatch("date_mismatch", items.values.count)])
      }
      guard !isElsewhere(action.place, than: query.place) else {
        return Found(offers: [], warnings: [Search.elsewhere(items.values.count)])
      }
      let near = items.values.indices.filter {
        !isElsewhere(items.values[$0].text("destination_kr"), than: query.place)
      }
      let offers = near.compactMap { index in
        HotelItem(value: items.values[index]).offer(at: index, of: items, stay: stay, endpoint: backend.endpoint)
      }
      let strangers = items.values.count - near.count
      let warnings =
        (strangers > 0 ? [Search.elsewhere(strangers)] : [])
        + (offers.count < near.count ? [Candidates.unreadable] : [])
      return query.narrowed(offers, note: nil, warnings: warnings, facts: backend.facts).warned(of: items)
    case .words(let reply):
      let lines = reply.plan.runs("stay_search", "accommodation_booking") ? StayLines.read(reply.reply) : []
      guard !lines.isEmpty else { return Found(offers: [], warnings: spoken(reply)) }
      let offers = StayLines.offers(lines, stay: stay, endpoint: backend.endpoint)
      return query.narrowed(offers, note: nil, warnings: StayLines.warnings(lines), facts: backend.facts)
    }
  }

  func flights(_ query: FlightQuery, _ progress: Progress) throws(Failure) -> Found<FlightOffer> {
    guard let leg = query.legs.first, query.legs.count == 1 || query.isRoundTrip,
      let words = SearchWords.flight(query, backend.facts)
    else {
      throw .usage(
        "unsupported_search", field: "leg",
        Phrase("This server searches one way and round trips only.", "이 서버는 편도와 왕복만 찾을 수 있어요."))
    }
    switch try asked(words, for: .flight, progress) {
    case .words(let reply): return Found(offers: [], warnings: spoken(reply))
    case .candidates(let action, let items):
      let back = query.isRoundTrip ? query.legs.last?.date : nil
      let journey = Journey(depart: leg.date, returning: back, passengers: query.passengers.total)
      guard action.depart ?? leg.date == leg.date, action.returning ?? back == back else {
        return Found(
          offers: [], warnings: [Search.mismatch("date_mismatch", items.values.count)])
      }
      var offers: [FlightOffer] = []
      var landings: [String: StatedLandings] = [:]
      var strangers = 0
      for index in items.values.indices {
        let item = FlightItem(value: items.values[index])
        guard let origin = item.origin, let destination = item.destination, backend.facts.serves(origin, leg.origin),
          backend.facts.serves(destination, leg.destination), item.departDate ?? leg.date == leg.date,
          let offer = item.offer(
            at: index, of: items, journey: journey, endpoint: backend.endpoint, facts: backend.facts)
        else {
          strangers += 1
          continue
        }
        offers.append(offer)
        landings[offer.id] = item.landings
      }
      let warnings = strangers > 0 ? [Search.mismatch("route_mismatch", strangers)] : []
      return query.narrowed(offers, landings: landings, warnings: warnings, facts: backend.facts).warned(of: items)
    }
  }

  /// Whether a name is plainly another city's than the one asked for; what is not known may be a part of it.
  private func isElsewhere(_ name: String?, than place: Place) -> Bool {
    let asked = backend.facts.koreanName(place)
    guard let name, place.kind == .city || place.kind == .airport, !name.contains(asked), !asked.contains(name),
      let there = backend.facts.city(name), let here = backend.facts.city(asked)
    else { return false }
    return there != here
  }

  private static func elsewhere(_ count: Int) -> Warning {
    Warning(
      "place_mismatch", path: "data.offers",
      Phrase("\(count) offers of the server were for another place and were dropped.", "다른 곳의 상품 \(count)개를 뺐어요."))
  }

  /// What the server answered in place of offers: nothing found, a question back, or flights in prose that none can book.
  private func spoken(_ reply: ChatReply) -> [Warning] {
    let lines = reply.reply.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }
    guard !lines.isEmpty else { return [] }
    let words = lines.joined(separator: " / ")
    return [
      Warning(
        "server_words", path: "data.offers",
        Phrase("The server answered in words alone: \(words)", "서버가 말로만 답했어요. \(words)"))
    ]
  }

  private static func mismatch(_ code: String, _ count: Int) -> Warning {
    Warning(
      code, path: "data.offers",
      code == "date_mismatch"
        ? Phrase(
          "The server answered for other days, so its \(count) offers were dropped.", "서버가 다른 날짜로 답해서 \(count)개를 뺐어요.")
        : Phrase(
          "\(count) offers of the server were for another route or day and were dropped.",
          "노선이나 날짜가 다른 \(count)개를 뺐어요."))
  }
}

extension Found where Offer == HotelOffer {
  /// With a warning for each offer whose words had to be cleaned.
  fileprivate func warned(of items: Items) -> Found { adding(items.warnings(for: offers.map(\.number))) }
}

extension Found where Offer == FlightOffer {
  /// With a warning for each offer whose words had to be cleaned.
  fileprivate func warned(of items: Items) -> Found { adding(items.warnings(for: offers.map(\.number))) }
}

extension Found {
  fileprivate func adding(_ more: [Warning]) -> Found {
    Found(offers: offers, removed: removed, warnings: warnings + more, note: note, isComplete: isComplete)
  }
}
