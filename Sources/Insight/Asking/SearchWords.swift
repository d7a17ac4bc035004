import Civil
import Travel

/// A search in the words that the server's model takes for a booking; it has no search of its own.
enum SearchWords {
  static func stay(_ query: HotelQuery, _ facts: InsightFacts) -> String {
    let party = "\(query.guests.total)명" + (query.rooms > 1 ? ", 객실 \(query.rooms)개" : "")
    return "\(facts.koreanName(query.place)) \(day(query.checkIn))부터 \(query.nights)박 호텔 예약할 곳 선택할래. "
      + "\(party) (체크인 \(query.checkIn.iso), 체크아웃 \(query.checkOut.iso))"
  }

  static func flight(_ query: FlightQuery, _ facts: InsightFacts) -> String? {
    guard let leg = query.legs.first else { return nil }
    let back = query.isRoundTrip ? query.legs.last?.date : nil
    let length = back.map { "\(leg.date.days(until: $0))박 왕복" } ?? "편도"
    let days = ([leg.date] + [back].compactMap { $0 }).map(\.iso).joined(separator: " ~ ")
    return "\(named(leg.destination, facts)) \(day(leg.date)) \(length) 항공권 예약할 것 선택할래. "
      + (["출발지 \(named(leg.origin, facts))", "\(query.passengers.total)명"] + wishes(query)).joined(separator: ", ")
      + " (\(days))"
  }

  /// What the server may heed; what it offers is held against the query all the same.
  private static func wishes(_ query: FlightQuery) -> [String] {
    let cabin: String? =
      switch query.cabin {
      case .economy: nil
      case .premium: "프리미엄 이코노미석"
      case .business: "비즈니스석"
      case .first: "일등석"
      }
    return [cabin, query.maxStops == 0 ? "직항" : nil].compactMap { $0 }
  }

  private static func named(_ place: Place, _ facts: InsightFacts) -> String {
    let name = facts.koreanName(place)
    return place.code.map { $0 == name ? name : "\(name)(\($0))" } ?? name
  }

  private static func day(_ date: CivilDate) -> String { "\(date.year)년 \(date.month)월 \(date.day)일" }
}
