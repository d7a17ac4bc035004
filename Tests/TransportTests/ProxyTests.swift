import Testing
import Travel

@testable import Transport

@Suite("The proxy that is told of is the one libcurl takes")
struct ProxyTests {
  private func proxy(_ address: String, _ environment: [String: String]) throws -> ProxyInUse? {
    ProxyInUse(for: try #require(WebAddress(address)), environment: { environment[$0] })
  }

  @Test("Its variable goes by the scheme, lower case first; without one, that for all")
  func variables() throws {
    let all = [
      "https_proxy": "http://a:1", "HTTPS_PROXY": "http://b:2", "http_proxy": "c:3", "HTTP_PROXY": "http://d:4",
      "ALL_PROXY": "socks5://e:5",
    ]
    #expect(try proxy("https://x.test", all)?.address == "http://a:1")
    #expect(try proxy("http://x.test", all)?.address == "http://c:3", "a proxy without a scheme speaks http")
    let upper = all.filter { $0.key.uppercased() == $0.key }
    #expect(try proxy("https://x.test", upper)?.variable == "HTTPS_PROXY")
    #expect(try proxy("http://x.test", upper)?.variable == "ALL_PROXY", "the upper-case one of http does not count")
    #expect(try proxy("http://127.0.0.1:8000", all) == nil)
    #expect(try proxy("https://x.test", [:]) == nil)
    #expect(try proxy("https://x.test", ["HTTPS_PROXY": "http://me:p@ss@b:2/x"])?.address == "http://b:2")
  }

  @Test(
    "Hosts that need none",
    arguments: [
      ("insight.test", "insight.test", true), ("insight.test", ".test", true), ("insight.test", "a.test, test", true),
      ("insight.test", "*", true), ("INSIGHT.test", "insight.TEST.", true), ("insight.test", "sight.test", false),
      ("insight.test", "insight.test.org", false), ("10.0.0.7", "10.0.0.0/8", true), ("insight.test", "", false),
    ])
  func passed(host: String, list: String, isPassed: Bool) throws {
    let found = try proxy("https://\(host)", ["HTTPS_PROXY": "http://p:1", "NO_PROXY": list])
    #expect((found == nil) == isPassed)
  }
}
