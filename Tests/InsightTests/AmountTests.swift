import Testing
import Travel

@testable import Insight

@Suite("Amounts in words")
struct AmountTests {
  @Test(
    "An amount is read with its currency, and a count is none",
    arguments: [
      ("128,000원", "128,000 KRW"), ("KRW 312000.00", "312,000 KRW"), ("1박 120,000원", "120,000 KRW"),
      ("가격 정보 없음", nil), ("가격정보 없음", nil), ("예약 페이지 참조", nil), ("약 2,400엔", "2,400 JPY"),
      ("₩1,234,567", "1,234,567 KRW"), ("120만원", "1,200,000 KRW"), ("98,200", "98,200 KRW"), ("2박 3일", nil),
      ("128,000 JPY", "128,000 JPY"), ("2명 1박 총 89,000원부터", "89,000 KRW"), ("", nil), ("0원", nil),
      ("USD 1234.50", "1,234.50 USD"), ("1박당 15만 원", "150,000 KRW"),
      ("99999999999999999만원", nil), ("999999999999999원", nil),
    ] as [(String, String?)])
  func reads(text: String, amount: String?) {
    #expect(AskedAmount.read(text, fallback: .krw)?.text == amount)
  }

  @Test(
    "A price that may be read in two ways is none, nor is the way from one to another",
    arguments: [
      ("₩1.234.567", nil), ("€99,50", nil), ("12,34,567원", nil), ("1.234 EUR", nil), ("100,000원~200,000원", nil),
      ("100,000 ~ 200,000원", nil), ("€80–€120", nil), ("99,50", nil), ("€99.50", "99.50 EUR"),
      ("2026.12.24 120,000원", "120,000 KRW"), ("12/24~12/27 120,000원", "120,000 KRW"),
      ("1박 120,000원 (3박 총 360,000원)", "120,000 KRW"), ("₩1,234,567", "1,234,567 KRW"), ("8.7점 98,000원", "98,000 KRW"),
      ("100~200 USD", nil), ("100-200 USD", nil), ("EUR 1 234,50", nil), ("1 234 EUR", nil), ("CHF 1'234", nil),
      ("KWD 7.125", "7.125 KWD"), ("KWD 1,234.500", "1,234.500 KWD"), ("12.500 BHD", "12.500 BHD"), ("7.125원", nil),
    ] as [(String, String?)])
  func prices(text: String, amount: String?) {
    #expect(AskedAmount.price(text, fallback: .krw)?.text == amount)
  }

  @Test(
    "A mark that nobody knows, or that several currencies share, makes no price in won",
    arguments: [
      ("¥3000", nil), ("CNY ¥300", "300.00 CNY"), ("JPY ¥300", "300 JPY"), ("￥3000", nil), ("C$117", "117.00 CAD"),
      ("R$ 300", "300.00 BRL"), ("Z$ 300", nil), ("₦5000", "5,000.00 NGN"), ("₹5000", "5,000.00 INR"), ("Rs 4000", nil),
      ("4000 Rs", nil), ("kr 900", nil), ("900 kr", nil), ("zł 100", "100.00 PLN"), ("Fr. 90", nil), ("100 XYZ", nil),
      ("₿ 2", nil), ("98,000", "98,000 KRW"), ("약 98,000", "98,000 KRW"), ("98,000 per night", "98,000 KRW"),
      ("US$20", "20.00 USD"), ("$20", "20.00 USD"),
    ] as [(String, String?)])
  func marks(text: String, amount: String?) {
    #expect(AskedAmount.price(text, fallback: .krw)?.text == amount)
  }

  @Test("The first client's total: nights and a tenth")
  func total() throws {
    let night = try #require(AskedAmount.read("143,500원", fallback: .krw))
    #expect(night.times(3).withTenth.total.text == "473,550 KRW")
    #expect(night.times(3).withTenth.tax.text == "43,050 KRW")
    let seat = try #require(AskedAmount.read("218,400원", fallback: .krw))
    #expect(seat.times(2).withTenth.total.text == "480,480 KRW")
  }

  @Test(
    "Minutes in Korean",
    arguments: [
      ("1시간 50분", 110), ("110분", 110), ("2시간", 120), ("약 1시간 10분", 70), ("-", nil), ("1시간 반", 90),
      ("999999999999999999시간", nil),
    ]
      as [(String, Int?)])
  func minutes(text: String, minutes: Int?) { #expect(KoreanMinutes.read(text) == minutes) }
}
