import Testing
import Travel

@Suite("Addresses")
struct WebAddressTests {
  @Test(
    "An address is taken apart and put together",
    arguments: [
      ("http://127.0.0.1:8000", "http://127.0.0.1:8000", true), ("HTTP://LocalHost/", "http://localhost/", true),
      ("https://[::1]:8443/api", "https://[::1]:8443/api", true),
      ("https://example.com:443/a?b=c", "https://example.com/a?b=c", false),
      ("http://example.com#part", "http://example.com", false),
      ("http://127.0.0.1.example.com/", "http://127.0.0.1.example.com/", false),
      ("http://127.example.com", "http://127.example.com", false),
    ])
  func reads(text: String, whole: String, isLoopback: Bool) throws {
    let address = try #require(WebAddress(text))
    #expect(address.text == whole)
    #expect(address.isLoopback == isLoopback)
  }

  @Test(
    "What is no address is refused",
    arguments: [
      "", "127.0.0.1:8000", "ftp://example.com", "file:///etc/passwd", "http://", "http://user:secret@example.com",
      "http://example.com:0", "http://example.com:99999", "http://exa mple.com", "http://example.com:80x",
      "http://::1/",
      "http://example.com/\n", "http://[]/",
    ])
  func refuses(text: String) { #expect(WebAddress(text) == nil) }

  @Test("A path is added below the address, values escaped")
  func appends() throws {
    let address = try #require(WebAddress("http://127.0.0.1:8000/base/"))
    #expect(
      address.appending("/api/booking/data", query: [("session_id", "a b&c/é"), ("type", "hotel")]).text
        == "http://127.0.0.1:8000/base/api/booking/data?session_id=a%20b%26c%2F%C3%A9&type=hotel")
  }
}
