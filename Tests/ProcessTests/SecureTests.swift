import Foundation
import Loopback
import Testing

@Suite("Certificates and proxies, by real processes", .serialized)
struct SecureTests {
  private let backend: FakeBackend
  private let papers: Papers
  private let front: Terminator

  init() throws {
    backend = try FakeBackend()
    papers = try Papers()
    front = try Terminator(papers: papers, target: backend.port)
  }

  private func home(_ more: [String: String]) throws -> [String: String] {
    ["HOME": try Spawned.folder(), "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"].merging(more) { $1 }
  }

  private func chat(_ environment: [String: String], _ more: String...) throws -> Spawned {
    try Spawned.run(["chat", "안녕", "--json"] + more, environment: try home(environment))
  }

  private func code(_ ended: Spawned) throws -> String? {
    let line = try #require(ended.errorText.split(separator: "\n").last, "\(ended.exit) \(ended.text)")
    let root = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return (root?["error"] as? [String: Any])?["code"] as? String
  }

  @Test("https with a certificate of one's own is reached when SSL_CERT_FILE names it")
  func ownAuthority() throws {
    let there = "https://127.0.0.1:\(front.port)"
    let trusted = try chat(["ITRAVEL_ENDPOINT": there, "SSL_CERT_FILE": papers.authority])
    #expect(trusted.exit == 0, "\(trusted.errorText)")
    #expect(backend.requests.count == 1)
    for environment in [
      ["ITRAVEL_ENDPOINT": there], ["ITRAVEL_ENDPOINT": there, "SSL_CERT_FILE": papers.stranger],
      ["ITRAVEL_ENDPOINT": "https://localhost:\(front.port)", "SSL_CERT_FILE": papers.authority],
    ] {
      let refused = try chat(environment)
      #expect(refused.exit == 8)
      #expect(try code(refused) == "tls_failed", "\(refused.errorText)")
      #expect(refused.errorText.contains("SSL_CERT_FILE"), "the words say what helps")
      #expect(refused.out.isEmpty)
    }
    #expect(backend.requests.count == 1, "nothing was sent where the certificate was wrong")
  }

  @Test("A proxy is asked for a tunnel, knows its own password only, and NO_PROXY goes past it")
  func tunnel() throws {
    let port = front.port
    let proxy = try Loopback { request in
      request.method == "CONNECT" ? .tunnel(port: port) : .plain("no", status: 400)
    }
    defer { proxy.stop() }
    let there = "https://insight.test:8443"
    let through = try chat(
      [
        "ITRAVEL_ENDPOINT": there, "SSL_CERT_FILE": papers.authority,
        "HTTPS_PROXY": "http://someone:s3cret-word@127.0.0.1:\(proxy.port)",
      ], "-v", "--record", try Spawned.folder() + "/r")
    #expect(through.exit == 0, "\(through.errorText)")
    #expect(proxy.requests.map(\.target) == ["insight.test:8443"])
    #expect(proxy.requests.first?.header("Proxy-Authorization") == "Basic c29tZW9uZTpzM2NyZXQtd29yZA==")
    #expect(!through.errorText.contains("s3cret-word"))
    #expect(backend.requests.count == 1)
    #expect(backend.requests.first?.headers.contains { $0.name.lowercased().hasPrefix("proxy") } == false)
    // 0.0.0.0 is this machine by a name that is not loopback's.
    let direct = "http://0.0.0.0:\(backend.port)"
    let past = try Spawned.run(
      ["history", "--json"],
      environment: try open(["ITRAVEL_ENDPOINT": direct, "http_proxy": proxy.address, "NO_PROXY": "0.0.0.0"]))
    #expect(past.exit == 0 && past.text.contains("\"complete\":true"), "\(past.errorText)\(past.text)")
    #expect(proxy.requests.count == 1)
  }

  /// A home whose configuration allows plain http to another machine.
  private func open(_ more: [String: String]) throws -> [String: String] {
    let environment = try home(more)
    let folder = (environment["HOME"] ?? "") + "/.config/itravel"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "{\"allow_plain_http\": true}".write(toFile: folder + "/config.json", atomically: true, encoding: .utf8)
    return environment
  }

  @Test("Plain http goes to the proxy whole; this machine itself is never asked through one")
  func plainProxy() throws {
    let proxy = try Loopback { request in
      request.target.hasPrefix("http://insight.test") ? .json("{\"items\":[]}") : .plain("no", status: 502)
    }
    defer { proxy.stop() }
    let asked = try Spawned.run(
      ["history", "--json"],
      environment: try open(["ITRAVEL_ENDPOINT": "http://insight.test:8000", "http_proxy": proxy.address]))
    #expect(asked.exit == 0, "\(asked.errorText)")
    #expect(proxy.requests.map(\.target).first == "http://insight.test:8000/api/bookings")
    let count = proxy.requests.count
    let own = try chat(["ITRAVEL_ENDPOINT": backend.address, "http_proxy": proxy.address, "HTTPS_PROXY": proxy.address])
    #expect(own.exit == 0, "\(own.errorText)")
    #expect(proxy.requests.count == count)
  }

  @Test("A proxy that refuses or is gone is named as what failed")
  func refusingProxy() throws {
    let proxy = try Loopback { _ in .plain("who are you?", status: 407) }
    let refused = try chat([
      "ITRAVEL_ENDPOINT": "https://insight.test", "HTTPS_PROXY": "http://a:b-secret@127.0.0.1:\(proxy.port)",
    ])
    #expect(refused.exit == 8)
    #expect(try code(refused) == "proxy_failed", "\(refused.errorText)")
    #expect(!refused.errorText.contains("b-secret"))
    proxy.stop()
  }

  @Test(
    "A proxy that is down is named with its variable and with what to do, not the server",
    arguments: [
      ("HTTPS_PROXY", "https://insight.test"), ("http_proxy", "http://insight.test:8000"),
      ("ALL_PROXY", "https://insight.test"),
    ])
  func proxyIsDown(variable: String, endpoint: String) throws {
    let proxy = try Loopback { _ in .drop }
    proxy.stop()
    let asked = try Spawned.run(
      ["chat", "안녕", "--json"],
      environment: try open(["ITRAVEL_ENDPOINT": endpoint, variable: "http://a:b-secret@127.0.0.1:\(proxy.port)"]))
    #expect(asked.exit == 8)
    #expect(try code(asked) == "proxy_failed", "\(asked.errorText)")
    for word in ["http://127.0.0.1:\(proxy.port)", variable, "list insight.test in NO_PROXY", "\"nothing_sent\""] {
      #expect(asked.errorText.contains(word), "\(word): \(asked.errorText)")
    }
    #expect(!asked.errorText.contains("b-secret") && asked.out.isEmpty)
  }

  @Test(
    "What a proxy answers in place of a way is told: a password is wanted, or the way is refused",
    arguments: [407, 502])
  func proxyRefuses(status: Int) throws {
    let proxy = try Loopback { _ in .plain("no", status: status) }
    defer { proxy.stop() }
    let asked = try chat(["ITRAVEL_ENDPOINT": "https://insight.test", "https_proxy": proxy.address])
    #expect(asked.exit == 8)
    #expect(
      asked.errorText.contains(
        status == 407 ? "wants a user name and a password" : "refused the way to https://insight.test (502)"))
    #expect(asked.errorText.contains("\"nothing_sent\""), "\(asked.errorText)")
    guard status == 407 else { return }
    let plain = try Spawned.run(
      ["chat", "안녕", "--json"],
      environment: try open(["ITRAVEL_ENDPOINT": "http://insight.test:8000", "http_proxy": proxy.address]))
    #expect(try code(plain) == "proxy_failed", "\(plain.errorText)")
  }

  @Test("No secret and no passport number stands among the words of any process")
  func arguments() throws {
    // Whoever may list processes sees their words: nothing of the kind is ever taken from them.
    let help = try Spawned.run(["help", "book", "hotel"]).text + Spawned.run(["help"]).text
    for word in ["--passport", "--token", "--password", "--api-key", "--proxy"] { #expect(!help.contains(word)) }
    let given = try Spawned.run(["book", "hotel", "1", "--passport", "M12345678"], environment: try home([:]))
    #expect(given.exit == 2)
    let address = try chat(["ITRAVEL_ENDPOINT": "https://me:pa55word@insight.test"])
    #expect(address.exit == 2, "an address with a password is refused")
  }
}
