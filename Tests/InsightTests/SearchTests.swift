import Civil
import JSON
import Loopback
import Testing
import Travel
import Wording

@testable import Insight

@Suite("Searching a server that has no search")
struct SearchTests {
  @Test("A search for a stay is asked as a booking in the session's own id, said once")
  func asks() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    _ = try setting.service.hotels(setting.hotelQuery(), .silent)
    let chat = try #require(setting.backend.look { $0.chats.first })
    let message = try #require(chat.text("message"))
    for word in ["오사카", "12월 24일부터", "3박", "호텔", "예약", "2명", "2026-12-24", "2026-12-27"] {
      #expect(message.contains(word), "“\(message)” lacks \(word)")
    }
    #expect(chat.text("session_id") == "session-of-the-run")
    #expect(chat["history"]?.items?.count == 1)
    #expect(setting.said.text.contains("changes the trip goal"))
  }

  @Test("Prices are what the server says, and what its first client makes of them")
  func prices() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let found = try setting.service.hotels(setting.hotelQuery(), .silent)
    let prices = Dictionary(uniqueKeysWithValues: found.offers.map { ($0.name, $0.price) })
    let booked = try #require(prices["호텔 정원"])
    #expect(booked.basis == .model)
    #expect(booked.total == nil)
    #expect(booked.low?.text == "143,500 KRW", "for the whole stay, as its source says")
    #expect(booked.high?.text == "473,550 KRW")
    #expect(prices["Garden Osaka"]?.low?.text == "936,000 KRW", "for each night")
    #expect(prices["Garden Osaka"]?.high?.text == "1,029,600 KRW")
    #expect(prices["Bay Osaka"]?.low?.text == "360,000 KRW", "the 1 of 1박 is no digit of the price")
    #expect(prices["캡슐 인"]?.low == nil)
    #expect(found.offers.last?.name == "캡슐 인", "an unknown price sorts last")
    #expect(found.offers.map(\.stars) == [nil, nil, nil, 5, nil])
    #expect(found.offers.first?.rating == "8.7")
    #expect(found.offers.allSatisfy { $0.bookable && $0.live && $0.id.hasPrefix("of_") })
    #expect(Set(found.offers.map(\.id)).count == 5)
  }

  @Test("The same offer keeps its id from search to search, whatever its price")
  func ids() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let first = try setting.service.hotels(setting.hotelQuery(), .silent).offers.map(\.id)
    #expect(
      try setting.service.hotels(setting.hotelQuery(sort: .rating), .silent).offers.map(\.id).sorted() == first.sorted()
    )
    let later = try setting.service.hotels(setting.hotelQuery(checkOut: "2026-12-27"), .silent).offers.map(\.id)
    #expect(later == first)
  }

  @Test("Filters are the client's: stars, price, order")
  func filters() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let limit = Money(text: "400000 KRW")
    let found = try setting.service.hotels(setting.hotelQuery(stars: 4, maxPrice: limit), .silent)
    #expect(found.removed.map(\.filter) == ["--max-price", "--stars"])
    #expect(!found.offers.contains { $0.name == "Garden Osaka" })
    #expect(!found.offers.contains { $0.name == "캡슐 인" }, "an unknown price passes no price filter")
  }

  @Test("Offers for other days than those asked for are dropped, and said so")
  func otherDays() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    for (first, last) in [("2026-12-23", "2026-12-27"), ("2026-12-24", "2026-12-28")] {
      let found = try setting.service.hotels(setting.hotelQuery(checkIn: first, checkOut: last), .silent)
      #expect(found.offers.isEmpty)
      #expect(found.warnings.map(\.code) == ["date_mismatch"])
    }
  }

  @Test("Nothing found is an empty list with the server's words, and an older list is not taken for it")
  func nothing() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { state in
      state.lists["demo-session-1"] = ["hotel": FakeBackend.hotels]
      state.reply = { _ in "오사카에서 2026-12-24 ~ 2026-12-26 조건으로 예약 가능한 숙소를 찾지 못했어요." }
    }
    let found = try setting.service.hotels(setting.hotelQuery(), .silent)
    #expect(found.offers.isEmpty)
    #expect(found.warnings.first?.message.ko.contains("찾지 못했어요") == true)
    #expect(setting.backend.requests.count == 1, "the list was not fetched")
  }

  @Test("Flights, poor: no price and no times, told apart by the text they come from; placeholders say so")
  func poorFlights() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let found = try setting.service.flights(setting.flightQuery(), .silent)
    #expect(found.offers.count == 3)
    #expect(Set(found.offers.map(\.id)).count == 3)
    let offer = try #require(found.offers.first)
    #expect(offer.price.low == nil && offer.price.high == nil)
    #expect(offer.slices.count == 2)
    #expect(offer.slices[0].depart.at.date.iso == "2026-12-24")
    #expect(offer.slices[0].depart.basis == .assumed)
    #expect(offer.slices[1].depart.at.date.iso == "2026-12-27")
    #expect(offer.notes.contains { $0.contains("1. 🎫") })
    let message = try #require(setting.backend.look { $0.chats.first?.text("message") })
    #expect(message.contains("오사카(OSA) 2026년 12월 24일 3박 왕복 항공권 예약"))
  }

  @Test("Flights, rich: times in their zones, the length from them, the airline by its code")
  func richFlights() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { $0.searchFlights = [FakeBackend.richFlight] }
    let offer = try #require(try setting.service.flights(setting.flightQuery(), .silent).offers.first)
    #expect(offer.price.low?.text == "436,800 KRW")
    #expect(offer.price.high?.text == "480,480 KRW")
    #expect(offer.slices.map(\.minutes) == [110, 115])
    #expect(offer.slices[0].depart.at.rfc3339 == "2026-12-24T08:35:00+09:00")
    #expect(offer.slices[0].depart.at.zone == "Asia/Seoul")
    #expect(offer.slices[0].arrive.at.zone == "Asia/Tokyo")
    #expect(offer.slices[0].depart.basis == .live)
    #expect(offer.carriers.map(\.code) == ["TW"])
    #expect(offer.bags == "🧳1개")
  }

  @Test("A flight to another airport is dropped with a warning, never shown as a match")
  func strangers() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let paris = Place(code: "CDG", kind: .airport, name: "Paris", country: "FR", zone: nil)
    let found = try setting.service.flights(setting.flightQuery(destination: paris), .silent)
    #expect(found.offers.isEmpty)
    #expect(found.warnings.map(\.code) == ["route_mismatch"])
  }

  @Test("Dummies that are all alike are told apart by their order")
  func dummies() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { $0.searchFlights = FakeBackend.dummyFlights }
    let offers = try setting.service.flights(setting.flightQuery(), .silent).offers
    #expect(Set(offers.map(\.id)).count == 8)
  }

  @Test("A one-way trip has one slice")
  func oneWay() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { state in
      state.lists["demo-session-1"] = ["flight": FakeBackend.poorFlights]
      state.reply = { _ in FakeBackend.action(type: "flight", index: 0, return: "") }
    }
    let offers = try setting.service.flights(setting.flightQuery(isRoundTrip: false), .silent).offers
    #expect(offers.map(\.slices.count) == [1, 1, 1])
  }
}
