import Foundation
import Loopback
import Synchronization
import Testing
import Travel

@testable import Transport

private func client(
  environment: [String: String] = [:], interruption: @escaping @Sendable () -> Interruption? = { nil }
) -> HTTPClient {
  HTTPClient.curl(agent: "itravel/test", environment: { environment[$0] }, interruption: interruption)
}

private func address(_ server: Loopback, _ path: String = "/") throws -> WebAddress {
  try #require(WebAddress(server.address)).appending(path)
}

@Suite("HTTP over libcurl, against a real server")
struct CurlTests {
  private func thrown(_ server: Loopback, _ request: HTTPRequest, by client: HTTPClient = client()) -> TransportError? {
    do throws(TransportError) {
      _ = try client.send(request)
      return nil
    } catch { return error }
  }

  @Test("A request arrives as it was made, and so does its answer")
  func exchange() throws {
    let server = try Loopback { _ in .json("{\"말\":\"안녕\"}", status: 201) }
    defer { server.stop() }
    let body = Array("{\"message\":\"오사카\"}".utf8)
    let response = try client().send(
      HTTPRequest(
        .post, try address(server, "/chat"), headers: [HTTPHeader("Content-Type", "application/json")], body: body))
    #expect(response.status == 201)
    #expect(String(decoding: response.body, as: UTF8.self) == "{\"말\":\"안녕\"}")
    #expect(response.header("content-type") == "application/json")
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.target == "/chat")
    #expect(request.body == body)
    #expect(request.header("User-Agent") == "itravel/test")
    #expect(request.header("Accept-Encoding") == "gzip")
    #expect(request.header("Expect") == nil)
  }

  @Test("A body of two megabytes goes and comes; an empty one is a body too")
  func sizes() throws {
    let server = try Loopback { request in .answer(200, [], request.body) }
    defer { server.stop() }
    let large = [UInt8](repeating: 97, count: 2 << 20)
    for body in [large, []] {
      let response = try client().send(HTTPRequest(.post, try address(server), body: body))
      #expect(response.body == body)
    }
    #expect(server.requests.last?.header("Content-Length") == "0")
  }

  @Test("An answer over the limit is refused, however it is packed")
  func tooLarge() throws {
    let server = try Loopback { _ in .answer(200, [], [UInt8](repeating: 97, count: 100_000)) }
    defer { server.stop() }
    let limits = HTTPLimits(bytes: 99_999)
    #expect(thrown(server, HTTPRequest(.get, try address(server), limits: limits))?.problem == .tooLarge(limit: 99_999))
    #expect(try client().send(HTTPRequest(.get, try address(server), limits: HTTPLimits(bytes: 100_000))).status == 200)
    let packed = try Loopback { _ in .answer(200, [("Content-Encoding", "gzip")], gzipOfMegabyteOfZeros) }
    defer { packed.stop() }
    #expect(thrown(packed, HTTPRequest(.get, try address(packed), limits: limits))?.problem == .tooLarge(limit: 99_999))
    #expect(try client().send(HTTPRequest(.get, try address(packed))).body.count == 1 << 20)
  }

  @Test("Nothing listening, no such name and no address are told apart, and nothing was sent")
  func unreached() throws {
    let server = try Loopback { _ in .drop }
    let gone = try address(server)
    server.stop()
    let refused = thrown(server, HTTPRequest(.post, gone, body: []))
    #expect(refused?.problem == .connectionRefused)
    #expect(refused?.hasSent == false)
  }

  @Test("A server that closes without a word was given the request; it gets it once")
  func dropped() throws {
    let server = try Loopback { _ in .drop }
    defer { server.stop() }
    let error = thrown(server, HTTPRequest(.post, try address(server), body: [1], isOnce: true))
    #expect(error?.problem == .closedBeforeAnswer)
    #expect(error?.hasSent == true)
    #expect(server.requests.count == 1)
  }

  @Test(
    "An answer that breaks off is not an answer",
    arguments: [
      "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"a\":",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
    ])
  func cutShort(text: String) throws {
    let server = try Loopback { _ in .raw(Array(text.utf8)) }
    defer { server.stop() }
    #expect(thrown(server, HTTPRequest(.get, try address(server)))?.problem == .cutShort)
  }

  @Test("What does not speak HTTP is told so")
  func notHTTP() throws {
    let server = try Loopback { _ in .raw(Array("SSH-2.0-x\r\n".utf8)) }
    defer { server.stop() }
    #expect(
      [.notHTTP, .badAddress].contains(try #require(thrown(server, HTTPRequest(.get, try address(server)))).problem))
  }

  @Test("Neither silence nor a drip outlasts the time given, and the deadline is told from the timeout")
  func timeouts() throws {
    let silent = try Loopback { _ in .hang }
    defer { silent.stop() }
    let dripping = try Loopback { _ in
      .drip(
        Array("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n".utf8) + [UInt8](repeating: 97, count: 1000),
        milliseconds: 20)
    }
    defer { dripping.stop() }
    for server in [silent, dripping] {
      let error = thrown(server, HTTPRequest(.get, try address(server), limits: HTTPLimits(timeout: 150)))
      #expect(error?.problem == .timeout)
      #expect(error?.hasSent == true)
    }
    let late = thrown(
      silent, HTTPRequest(.get, try address(silent), limits: HTTPLimits(timeout: 60_000, deadline: 150)))
    #expect(late?.problem == .deadline)
  }

  @Test("An interruption ends a request that hangs")
  func interrupted() throws {
    let flag = Flag()
    let server = try Loopback { _ in
      flag.raise()
      return .hang
    }
    defer { server.stop() }
    let client = client(interruption: { flag.isRaised ? .keyboard : nil })
    let error = thrown(server, HTTPRequest(.post, try address(server), body: [1]), by: client)
    #expect(error?.problem == .interrupted(.keyboard))
    #expect(error?.hasSent == true)
  }

  @Test("A redirection on the same server is followed by a GET, three times at most")
  func moves() throws {
    let server = try Loopback { request in
      switch request.path {
      case "/once": .answer(302, [("Location", "/here")], [])
      case "/round": .answer(307, [("Location", "/round")], [])
      case "/chat/": .answer(307, [("Location", "/chat")], [])
      case _: .json("{}")
      }
    }
    defer { server.stop() }
    #expect(try client().send(HTTPRequest(.get, try address(server, "/once"))).status == 200)
    #expect(thrown(server, HTTPRequest(.get, try address(server, "/round")))?.problem == .tooManyRedirects)
    #expect(server.requests.filter { $0.path == "/round" }.count == 4)
    let posted = try client().send(HTTPRequest(.post, try address(server, "/chat/"), body: [120]))
    #expect(posted.status == 200)
    #expect(server.requests.last?.body == [120])
    let once = thrown(server, HTTPRequest(.post, try address(server, "/chat/"), body: [120], isOnce: true))
    #expect(once?.problem == .redirected(to: "/chat"))
  }

  @Test("A redirection to another server is never followed")
  func leaves() throws {
    let other = try Loopback { _ in .json("{}") }
    defer { other.stop() }
    let target = other.address
    let server = try Loopback { request in
      .answer(302, [("Location", request.path == "/name" ? "https://example.com/" : target + "/x")], [])
    }
    defer { server.stop() }
    let secret = [HTTPHeader("Authorization", "Bearer s3cret")]
    #expect(
      thrown(server, HTTPRequest(.get, try address(server, "/port"), headers: secret))?.problem
        == .redirected(to: target + "/x"))
    #expect(
      thrown(server, HTTPRequest(.get, try address(server, "/name")))?.problem
        == .redirected(to: "https://example.com/"))
    #expect(other.requests.isEmpty)
  }

  @Test("IPv6 loopback works")
  func six() throws {
    guard let server = try? Loopback(isIPv6: true, { _ in .json("{}") }) else { return }
    defer { server.stop() }
    #expect(try client().send(HTTPRequest(.get, try address(server))).status == 200)
  }

  @Test("Requests that must be sent once come on connections of their own")
  func ownConnections() throws {
    let server = try Loopback { _ in .json("{}") }
    defer { server.stop() }
    let client = client()
    for _ in 0..<3 { _ = try client.send(HTTPRequest(.post, try address(server), body: [], isOnce: true)) }
    #expect(Set(server.requests.map(\.connection)).count == 3)
  }

  @Test("What is told of a request names neither its head nor its body")
  func told() throws {
    let server = try Loopback { _ in .json("{\"passport\":\"M12345678\"}") }
    defer { server.stop() }
    let said = Mutex<[String]>([])
    let client = client().told { line in said.withLock { $0.append(line) } }
    _ = try client.send(
      HTTPRequest(
        .post, try address(server, "/booking/confirm"), headers: [HTTPHeader("Authorization", "Bearer s3cret")],
        body: Array("{\"passport\":\"M12345678\"}".utf8)))
    let lines = said.withLock { $0 }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("> POST http://127.0.0.1") == true)
    #expect(!lines.joined().contains("M12345678"))
    #expect(!lines.joined().contains("s3cret"))
  }
}

/// A flag that may be raised from another thread.
final class Flag: Sendable {
  private let state = Mutex(false)
  var isRaised: Bool { state.withLock { $0 } }
  func raise() { state.withLock { $0 = true } }
}

/// One megabyte of zeros as gzip packs it.
private let gzipOfMegabyteOfZeros: [UInt8] = {
  // ten bytes of head, then deflate's blocks, then checksum and length
  let text =
    "H4sIAAAAAAACA+3BMQEAAADCoPVPbQhfoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
    + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPgMc6jinAAAQAA=="
  return [UInt8](Data(base64Encoded: text) ?? Data())
}()
