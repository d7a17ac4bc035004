import JSON
import Testing
import Travel

@testable import Transport

@Suite("What a record hides")
struct MaskTests {
  /// The record of an exchange, as text.
  private func record(
    _ target: String = "/x", headers: [HTTPHeader] = [], body: String? = nil, answer: String = "{}",
    answerHeaders: [HTTPHeader] = [], secrets: [String] = []
  ) throws -> String {
    let address = try #require(WebAddress("https://api.example.com" + target))
    let request = HTTPRequest(.post, address, headers: headers, body: body.map { Array($0.utf8) })
    let response = HTTPResponse(status: 200, headers: answerHeaders, body: Array(answer.utf8))
    return String(decoding: Exchange(request, .success(response), secrets: secrets).bytes, as: UTF8.self)
  }

  @Test(
    "Values under keys that tell of people or secrets",
    arguments: [
      #"{"passenger_info":{"name":"SECRET"}}"#, #"{"Email":"SECRET@x.example"}"#, #"{"phone_number":"SECRET1"}"#,
      #"{"passengers":[{"given-name":"SECRET"}]}"#, #"{"a":[{"access_token":"SECRET"}]}"#, #"{"birth":"SECRET"}"#,
      #"{"passport":"SECRET"}"#, #"{"passportExpiry":"SECRET"}"#, #"{"api_key":"SECRET"}"#,
      #"{"user":{"name":"SECRET"}}"#,
      #"{"text":"{\"passport\": \"SECRET\"}"}"#, #"{"text":"[{\"token\": \"SECRET\"}]"}"#,
      #"{"t":"{\"u\":\"{\\\"password\\\":\\\"SECRET\\\"}\"}"}"#,
    ])
  func keys(text: String) throws {
    #expect(!(try record(body: text)).contains("SECRET"))
    #expect(!(try record(answer: text)).contains("SECRET"))
    #expect(!(try record(answer: "sorry: " + text.dropLast(2))).contains("SECRET"), "broken off")
  }

  @Test("Queries, heads and proxies")
  func elsewhere() throws {
    let text = try record(
      "/u/SECRET%40x.example/y?token=SECRET&email=SECRET%40x.example&q=SECRET%40x.example&type=hotel",
      headers: [
        HTTPHeader("Authorization", "Bearer SECRET"), HTTPHeader("X-Api-Key", "SECRET"), HTTPHeader("Accept", "a/b"),
      ], answer: #"{"a":"you sent Bearer SECRET and SECRET and U0VDUkVU","b":"proxy p4ssw0rd"}"#,
      answerHeaders: [HTTPHeader("Set-Cookie", "id=SECRET"), HTTPHeader("Location", "/x?token=SECRET")],
      secrets: ["p4ssw0rd"])
    #expect(!text.uppercased().contains("SECRET"), "\(text)")
    #expect(!text.contains("p4ssw0rd"))
    #expect(!text.contains("U0VDUkVU"), "in base64")
    #expect(text.contains("type=hotel"))
    #expect(text.contains("a/b"))
  }

  @Test(
    "Texts that look personal",
    arguments: [
      "write to minji@example.com.", "minji%40example.com", "+82 10-1234-5678", "010-1234-5678", "(02-123-45678)",
      "여권 M12345678입니다", "여권은M12345678", "메일은minji@example.com이에요", "AB1234567", "Authorization: Bearer abcdef123456",
    ])
  func looks(text: String) throws {
    let hidden = Mask().masked(text)
    #expect(hidden.contains("••••"), "\(hidden)")
    for part in ["minji", "1234", "5678", "abcdef"] where text.contains(part) { #expect(!hidden.contains(part)) }
  }

  @Test(
    "What is no secret stays: dates, prices, times, codes, hotels",
    arguments: [
      "2026-12-24 ~ 2026-12-27", "1,200,000원", "KRW 312000.00", "09:00 오사카성", "BK-5ECCB71C", "BK-A1234567",
      "demo-session-1", "총 약 28분 (예상 요금: 약 2,400엔)", "https://example.invalid/?q=Garden Osaka", "of_7k2m4qxa",
      "ICN-KIX",
      #"{"source":"Booking.com","name":"호텔 정원","price":"143,500원","rating":"8.4","address":"나니와구 1-2-3"}"#,
    ])
  func stays(text: String) throws {
    #expect(Mask().masked(text) == text)
    if let value = Mask.json(in: text) { #expect(Mask().masked(value) == value) }
  }

  @Test("A record read back is what was written, and its answer the same")
  func roundTrip() throws {
    let address = try #require(WebAddress("http://127.0.0.1:8000/chat"))
    let request = HTTPRequest(
      .post, address, headers: [HTTPHeader("Accept", "a")], body: Array(#"{"m":"안녕","n":1.50}"#.utf8))
    let endings: [Result<HTTPResponse, TransportError>] =
      [
        .success(
          HTTPResponse(status: 200, headers: [HTTPHeader("Content-Type", "b")], body: Array(#"{"a":[1,null]}"#.utf8))),
        .success(
          HTTPResponse(
            status: 500, headers: [HTTPHeader("Retry-After", "3")], body: Array("Internal Server Error".utf8))),
        .success(HTTPResponse(status: 204, headers: [], body: [])),
      ]
      + [
        TransportError.Problem.missingLibrary, .badAddress, .hostNotFound, .connectionRefused, .proxyFailed, .untrusted,
        .timeout, .deadline, .tooLarge(limit: 9), .closedBeforeAnswer, .cutShort, .notHTTP, .redirected(to: "/a"),
        .tooManyRedirects, .other(code: 7),
      ].map { .failure(TransportError($0, hasSent: true, details: "d")) }
    for ending in endings {
      let exchange = Exchange(request, ending, secrets: [])
      let again = try #require(Exchange(bytes: exchange.bytes))
      #expect(again == exchange)
      #expect(again.result == ending)
    }
    #expect(Exchange(bytes: Array("{}".utf8)) == nil)
    #expect(Exchange(bytes: Array("x".utf8)) == nil)
  }

  @Test("A key that differs from run to run does not tell two requests apart; anything else does")
  func questions() throws {
    func question(_ target: String, _ body: String) throws -> Question {
      let address = try #require(WebAddress("http://127.0.0.1:8000" + target))
      return Question.masked(HTTPRequest(.post, address, body: Array(body.utf8)), secrets: []).question
        .without(["session_id"])
    }
    let one = try question("/a?type=hotel&session_id=1", #"{"session_id":"1","m":"x"}"#)
    #expect(try question("/a?session_id=2&type=hotel", #"{"session_id":"2","m":"x"}"#) == one)
    #expect(try question("/a?type=flight&session_id=1", #"{"session_id":"1","m":"x"}"#) != one)
    #expect(try question("/a?type=hotel&session_id=1", #"{"session_id":"1","m":"y"}"#) != one)
    #expect(try question("/b?type=hotel&session_id=1", #"{"session_id":"1","m":"x"}"#) != one)
  }
}
