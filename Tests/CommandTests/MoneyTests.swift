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
      ("EUR340", "340.00 EUR"), ("€340", "340.00 EUR"), ("₩340,000", "340,000 KRW"),
    ])
  func digits(typed: String, shown: String) {
    #expect(Money(text: typed)?.text == shown)
  }

  @Test(
    "What is no amount with its currency is refused",
    arguments: ["340", "$340", "12.5 JPY", "1,00 EUR", "EUR", "1.2.3 EUR", "EUR 5 EUR", "--5 EUR", ""])
  func refused(typed: String) {
    #expect(Money(text: typed) == nil)
  }
}
