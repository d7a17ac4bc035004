import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("Prices of a server: several currencies, and parts beside a total")
struct SeveralCurrenciesTests {
  private func box(_ backend: FakeBackend) -> Bench {
    var bench = Bench()
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    bench.environment["ITRAVEL_ENDPOINT"] = backend.address
    return bench
  }

  private func hotel(_ name: String, _ price: String) -> JSONValue {
    .object([.init("source", .string("Booking.com")), .init("name", .string(name)), .init("price", .string(price))])
  }

  private func flight(_ price: String, _ number: String) -> JSONValue {
    guard case .object(let members) = FakeBackend.richFlight else { return .null }
    return .object(
      members.map { member in
        switch member.key {
        case "price": .init("price", .string(price))
        case "flight_number": .init("flight_number", .string(number))
        case _: member
        }
      })
  }

  private let stay = "search hotel Osaka --check-in 2026-12-24 --nights 3"
  private let route = "search flight ICN KIX --depart 2026-12-24 --return 2026-12-27"

  @Test("19 GBP is more than 20 EUR, in the table and in JSON, and the dated rate is shown")
  func sorted() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.change { $0.searchHotels = [hotel("Pound House", "19 GBP"), hotel("Euro House", "20 EUR")] }
    let box = box(backend)
    let json = box("\(stay) --json --currency EUR")
    #expect(json["data.offers[0].name"] == "Euro House", "\(json.out)\(json.err)")
    #expect(json["data.offers[0].price.low.currency"] == "EUR", "a price keeps its own currency")
    #expect(json["data.offers[1].price.low.amount"] == "19.00")
    #expect(json["data.offers[1].price.low.currency"] == "GBP")
    #expect(json["warnings[0].code"] == "prices_converted")
    let message = try #require(json["warnings[0].message"])
    #expect(message.contains("1 GBP = 1.") && message.contains(" EUR on 20"), "\(message)")
    let table = box("\(stay) --currency EUR")
    let euro = try #require(table.out.firstRange(of: "Euro House"))
    let pound = try #require(table.out.firstRange(of: "Pound House"))
    #expect(euro.lowerBound < pound.lowerBound, "\(table.out)")
    #expect(table.err.contains("1 GBP = 1."), "\(table.err)")
  }

  @Test("A limit in one currency is held against prices in another by the dated rate")
  func limit() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.change { state in
      state.searchHotels = [
        hotel("Pound House", "19 GBP"), hotel("Euro House", "20 EUR"), hotel("Yen House", "2000 JPY"),
      ]
    }
    let json = box(backend)("\(stay) --json --max-price \"20.5 EUR\"")
    #expect(json["data.offers"] == "[2]", "\(json.out)\(json.err)")
    #expect(json["data.offers[0].name"] == "Yen House")
    #expect(json["data.offers[1].name"] == "Euro House")
    #expect(json["warnings[0].code"] == "prices_converted")
    #expect(json["warnings[0].message"]?.contains("1 GBP = ") == true)
    #expect(json["warnings[0].message"]?.contains("1 JPY = ") == true)
  }

  @Test("Prices that no rate leads to stand together at the end, pass no limit, and that is said")
  func strangers() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.change { $0.searchHotels = [hotel("Nowhere", "1 SSP"), hotel("Euro House", "20 EUR"), hotel("Won", "9원")] }
    let json = box(backend)("\(stay) --json")
    #expect(json["data.offers[0].name"] == "Won", "\(json.out)")
    #expect(json["data.offers[2].name"] == "Nowhere")
    #expect(json["warnings[1].code"] == "rate_unknown")
    let limited = box(backend)("\(stay) --json --max-price \"100 EUR\" --explain")
    #expect(limited["data.offers"] == "[2]")
  }

  @Test("Flights are put in order by their worth too")
  func flights() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.change { $0.searchFlights = [flight("190 GBP", "TW283"), flight("200 EUR", "TW285")] }
    let json = box(backend)("\(route) --json")
    #expect(json["data.offers[0].price.low.currency"] == "EUR", "\(json.out)\(json.err)")
    #expect(json["warnings[0].code"] == "prices_converted")
  }

  @Test("Parts that make their total pass in silence; others are told with both figures")
  func parts() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let right = "가는 편 442.67 EUR, 오는 편 567.65 EUR, 총 1010.32 EUR"
    backend.change { $0.searchFlights = [flight(right, "TW283")] }
    let whole = box(backend)("\(route) --json")
    #expect(whole["data.offers[0].price.low.amount"] == "1010.32", "\(whole.out)\(whole.err)")
    #expect(whole["warnings"] == "[0]", "\(whole.out)")
    backend.change { state in
      state.searchFlights = [
        flight(right, "TW283"), flight("가는 편 442.67 EUR, 오는 편 567.65 EUR, 총 1010.33 EUR", "TW285"),
      ]
    }
    let wrong = box(backend)("\(route) --json")
    #expect(wrong["warnings"] == "[1]")
    #expect(wrong["warnings[0].code"] == "total_mismatch")
    #expect(wrong["warnings[0].path"] == "data.offers[1].price")
    #expect(
      wrong["warnings[0].message"]
        == "The parts of this price come to 1,010.32 EUR, but its total is stated as 1,010.33 EUR.")
    #expect(box(backend)("\(route) --lang ko").err.contains("1,010.32 EUR인데"))
  }

  @Test("Nights at a price each, taxes and a total are held together, in a search and in a chat")
  func nights() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.change { state in
      state.searchHotels = [
        hotel("Right", "1박 120,000원, 세금 36,000원, 3박 총 396,000원"), hotel("Wrong", "1박 120,000원 (3박 총 400,000원)"),
      ]
    }
    let json = box(backend)("\(stay) --json")
    #expect(json["data.offers[0].price.low.amount"] == "396000", "\(json.out)\(json.err)")
    #expect(json["warnings"] == "[1]")
    #expect(json["warnings[0].path"] == "data.offers[1].price")
    #expect(json["warnings[0].message"]?.contains("360,000 KRW") == true)
    let chat = box(backend)("chat \"오사카 12월 24일부터 3박 호텔 두 번째 걸로 예약할게 2명\" --json")
    let paths = JSONSelector("warnings.code")?.values(in: chat.json ?? .null) ?? []
    #expect(paths.contains(.string("total_mismatch")), "\(chat.out)")
  }
}
