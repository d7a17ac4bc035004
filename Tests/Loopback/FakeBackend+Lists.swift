package import JSON

extension FakeBackend {
  /// What the framework tells of the server: its title, its version and its paths.
  func description() -> Loopback.Reply {
    let paths =
      ["/", "/survey", "/chat", "/api/booking/data", "/booking/confirm"]
      + (look { $0.isOlder } ? [] : ["/api/bookings"])
    let listed = JSONValue.object(paths.map { .init($0, .object([])) })
    return .json(
      #"{"openapi":"3.1.0","info":{"title":"Hybrid Travel Agent (OpenAI + Gemini)","version":"0.1.0"},"paths":"#
        + JSONWriter().text(listed) + "}")
  }

  private static func object(_ members: [(String, String)]) -> JSONValue {
    .object(members.map { .init($0.0, .string($0.1)) })
  }

  /// Two sources and every sort of price and rating that was seen.
  package static let hotels: [JSONValue] = [
    object([
      ("source", "Booking.com"), ("name", "강변 호텔"), ("price", "128,000원"), ("rating", "8.7"), ("address", "주오구 1-2"),
      ("link", "https://example.invalid/0"),
    ]),
    object([
      ("source", "Booking.com"), ("name", "호텔 정원"), ("price", "143,500원"), ("rating", "8.4"), ("address", "나니와구 3-4"),
      ("link", "https://example.invalid/1"),
    ]),
    object([
      ("source", "Booking.com"), ("name", "캡슐 인"), ("price", "가격정보 없음"), ("rating", "N/A"), ("address", ""),
      ("link", "https://example.invalid/2"),
    ]),
    object([
      ("source", "Amadeus"), ("name", "Garden Osaka"), ("price", "KRW 312000.00"), ("rating", "5성급"),
      ("link", "https://example.invalid/?q=Garden Osaka"),
    ]),
    object([
      ("source", "Amadeus"), ("name", "Bay Osaka"), ("price", "1박 120,000원"), ("rating", "정보 없음"),
      ("link", "https://example.invalid/?q=Bay Osaka"),
    ]),
  ]

  package static let poorFlights: [JSONValue] = (1...3).map { number in
    object([
      ("airline", "시스템 추천 항공편"), ("price", "가격 정보 없음"), ("origin", "ICN"), ("destination", "KIX"),
      ("dep_time", "2026-12-24"), ("stops", "상세 내역 확인"), ("raw_text", "\(number). 🎫[일반석] (왕복)"),
    ])
  }

  package static let richFlight: JSONValue = .object(
    [
      ("airline", "티웨이"), ("flight_number", "TW283"), ("origin", "ICN"), ("destination", "KIX"),
      ("destination_kr", "오사카"), ("dep_time", "12-24 08:35"), ("dep_arr_time", "12-24 10:25"),
      ("ret_dep_time", "12-27 18:20"), ("ret_arr_time", "12-27 20:15"), ("dep_date", "2026-12-24"),
      ("ret_date", "2026-12-27"), ("duration", "1시간 50분"), ("ret_duration", "115분"), ("stops", "직항"),
      ("cabin", "일반석"), ("baggage", "🧳1개"), ("price", "218,400원"),
    ].map { .init($0.0, .string($0.1)) } + [.init("is_roundtrip", .bool(true))])

  /// What the server puts in when it found less than was asked for: all alike.
  package static let dummyFlights: [JSONValue] = (0..<8).map { _ in
    object([
      ("airline", "오사카행 항공편 (선택)"), ("price", "예약 페이지 참조"), ("origin", "ICN"), ("destination", "KIX"),
      ("dep_time", "2026-12-24"), ("stops", "-"),
    ])
  }
}
