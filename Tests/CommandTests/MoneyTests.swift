import Testing
import Travel

@Suite("Money")
struct MoneyTests {
  @Test("Sums are exact, and two currencies are never added")
  func sums() throws {
    let one = try #require(Money(text: "442.67 EUR"))
    let other = try #require(Money(text: "567.65 EUR"))
    #expect(one.adding(other)?.text == "1,010.32 EUR")
    #expect(one.adding(try #require(Money(text: "1 USD"))) == nil)
  }

  @Test(
    "Digits follow the currency",
    arguments: [
      ("1500 NGN", "1,500.00 NGN"), ("1500 JPY", "1,500 JPY"), ("12.5 KWD", "12.500 KWD"), ("117 CAD", "117.00 CAD"),
      ("EUR340", "340.00 EUR"), ("€340", "340.00 EUR"), ("₩340,000", "340,000 KRW"), ("150만원", "1,500,000 KRW"),
      ("15만 원", "150,000 KRW"),
      ("1.5억 원", "150,000,000 KRW"), ("1억 2,000만원", "120,000,000 KRW"), ("2천만원", "20,000,000 KRW"),
      ("3만 5천원", "35,000 KRW"), ("1만 500원", "10,500 KRW"), ("만원", "10,000 KRW"),
    ])
  func digits(typed: String, shown: String) {
    #expect(Money(text: typed)?.text == shown)
  }

  @Test(
    "What is no amount with its currency is refused",
    arguments: [
      "340", "$340", "12.5 JPY", "1,00 EUR", "EUR", "1.2.3 EUR", "EUR 5 EUR", "--5 EUR", "", "150만", "15만엔",
      "1.23456만원", "만만원", "-15만원", "1만2만원", "9999999억원", "1만 1.5원",
    ])
  func refused(typed: String) {
    #expect(Money(text: typed) == nil)
  }
}

@Suite("Parts of a price")
struct PricePartsTests {
  private func money(_ text: String) throws -> Money { try #require(Money(text: text)) }

  @Test("442.67 and 567.65 make 1010.32, exactly")
  func exact() throws {
    let parts = [try money("442.67 EUR"), try money("567.65 EUR")]
    #expect(PriceParts(parts: parts, total: try money("1010.32 EUR")).otherSum == nil)
    #expect(PriceParts(parts: parts, total: try money("1010.31 EUR")).otherSum == Money(text: "1010.32 EUR"))
  }

  @Test("Nothing is said of no parts, and of parts in several currencies")
  func unsaid() throws {
    let total = try money("10 EUR")
    #expect(PriceParts(parts: [], total: total).otherSum == nil)
    #expect(PriceParts(parts: [try money("1 EUR"), try money("9 USD")], total: total).otherSum == nil)
    #expect(PriceParts(parts: [try money("10 USD")], total: total).otherSum == nil)
  }

  @Test("The largest and the finest amounts are compared and added without breaking")
  func extremes() throws {
    let large = try #require(ExactDecimal("999999999999999"))
    let fine = ExactDecimal(units: 1, scale: 6)
    #expect(fine < large)
    #expect(large != fine)
    #expect((large + fine).units == .max, "what has no room is cut")
    #expect(large.rescaled(to: 6).units == .max)
    #expect(ExactDecimal(units: .min, scale: 0) < ExactDecimal(units: .min, scale: 6))
  }
}
