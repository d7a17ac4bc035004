import Civil
import JSON
import Travel

/// The hotels of a `stay_search` reply, one a line: `1. NAME / 가격: X / 평점: Y / 위치: Z`. The server keeps no list of
/// them, so none can be booked.
enum StayLines {
  /// One line of the reply.
  struct Line: Equatable {
    let name: String
    let price: String?
    let rating: String?
    let place: String?
  }

  static func read(_ reply: String) -> [Line] {
    reply.split(separator: "\n").compactMap { line(String($0)) }
  }

  private static func line(_ text: String) -> Line? {
    let digits = text.trimmed.prefix { $0.isASCII && $0.isNumber }
    let rest = text.trimmed.dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, ".)".contains(mark) else { return nil }
    let parts = rest.dropFirst().split(separator: "/").map { String($0.trimmed) }
    guard let name = parts.first, !name.isEmpty, parts.count > 1 else { return nil }
    func value(_ label: String) -> String? {
      for part in parts.dropFirst() where part.hasPrefix(label) {
        let value = part.dropFirst(label.count).drop { $0 == ":" || $0 == "：" || $0.isWhitespace }
        return value.isEmpty ? nil : String(value)
      }
      return nil
    }
    guard value("가격") != nil || value("평점") != nil || value("위치") != nil else { return nil }
    return Line(name: name, price: value("가격"), rating: value("평점"), place: value("위치"))
  }

  /// The lines as offers for a stay. The server writes the local currency's name behind amounts that are won, so the
  /// amounts are taken as won and marked as assumed.
  static func offers(_ lines: [Line], stay: Stay, endpoint: String) -> [HotelOffer] {
    lines.enumerated().map { index, line in
      let item = HotelItem(value: .known([("rating", line.rating.map { .string($0) })]))
      let amount = line.price.flatMap { AskedAmount.price($0, fallback: .krw) }
      let won = amount.map { Money($0.amount.rescaled(to: 0), .krw) }
      let id = InsightOfferID.of([
        endpoint, "stay", line.name, String(lines[..<index].count { $0.name == line.name }), stay.checkIn.iso,
        stay.checkOut.iso, String(stay.guests),
      ])
      return HotelOffer(
        id: id, number: index + 1, provider: "insight", live: true, expiresAt: nil, bookable: false, name: line.name,
        localName: nil, stars: item.stars, rating: item.rating, address: nil, quarter: line.place, position: nil,
        checkIn: stay.checkIn, checkOut: stay.checkOut, rooms: stay.rooms, freeCancelUntil: nil,
        price: Price(
          basis: .assumed, total: nil, low: won, high: nil, per: .stay, tax: nil, asOf: nil, source: "InsighTravel"))
    }
  }

  /// Whether a currency other than won stands behind an amount.
  static func hasOtherCurrency(_ lines: [Line]) -> Bool {
    lines.contains { line in
      line.price.flatMap { AskedAmount.price($0, fallback: .krw) }.map { $0.currency != .krw } ?? false
    }
  }
}
