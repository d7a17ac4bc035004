import Commands
import Foundation
import Grammar
import Insight
import JSON
import Loopback
import Offline
import Rendering
import Testing
import Transport
import Travel

@testable import itravel

@Suite("What comes from outside does no harm")
struct SecurityTests {
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"

  private func box(_ backend: FakeBackend) -> Bench {
    var bench = Bench()
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    bench.environment["ITRAVEL_ENDPOINT"] = backend.address
    return bench
  }

  /// Sets a title, clears the screen, rings, turns the direction, opens a link: in seven-bit and eight-bit escapes.
  private static let hostile =
    "A\u{1B}]0;owned\u{7}B\u{1B}[2J\u{9B}31mC\u{202E}D\u{2066}E\u{8}F\u{0}G\u{1B}]8;;http://evil\u{1B}\\H"

  private static func poisoned(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(
      members.map { member in
        guard case .string(let text) = member.value, !["origin", "destination"].contains(member.key),
          text.allSatisfy({ !$0.isASCII || $0.isLetter || $0 == " " })
        else { return member }
        return .init(member.key, .string(text + hostile))
      })
  }

  /// The first character that steers a terminal or turns the direction of writing; nil when there is none.
  private func harm(_ text: String) -> String? {
    text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      case _: false
      }
    }.map { "U+\(String($0.value, radix: 16))" }
  }

  @Test("No control character of a server reaches an output, in any format", arguments: Format.allCases)
  func injection(format: Format) throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let hostile = SecurityTests.hostile
    backend.change { state in
      state.searchHotels = FakeBackend.hotels.map { SecurityTests.poisoned($0) }
      state.searchFlights = [SecurityTests.poisoned(FakeBackend.richFlight)]
    }
    let box = box(backend)
    let session = "--session \"x\u{1B}[31m\""
    for line in [
      "search flight ICN KIX --depart 2026-12-24 --return 2026-12-27",
      "search hotel Osaka --check-in 2026-12-24 --nights 3",
      "book hotel 2 \(who) --dry-run", "book hotel 2 \(who) --max-total \"9000000 KRW\" --yes", "history",
      "chat \"오사카 12월 24일부터 3박 호텔 두 번째 걸로 예약할게 2명 \u{1B}[31m\"", "sessions list", "sessions show current",
      "sessions export current", "sessions new \(session)", "sessions rename current \"t\u{1B}]0;x\u{7}\"",
      "history \"\u{1B}[31m\"", "sessions show \"\u{9B}2J\"",
      "search hotel \"Osa\u{202E}ka\" --check-in 2026-12-24 --nights 1",
    ] {
      let result = box("\(line) -o \(format.rawValue)")
      #expect(harm(result.out) == nil, "\(line): \(harm(result.out) ?? "")")
      #expect(harm(result.err) == nil, "\(line): \(result.err)")
      #expect(!result.out.contains("owned"), "\(line): the text of an escape sequence is no text")
    }
    backend.change { $0.reply = { _ in "안녕\(hostile)" } }
    let chat = box("chat 안녕 -o \(format.rawValue)")
    #expect(harm(chat.out + chat.err) == nil)
    let json = box("chat 안녕 --json")
    #expect(json["data.reply"] == "안녕ABCDEFGH", "\(json.out)")
  }

  @Test("JSON says where something was taken out")
  func cleaned() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.change { $0.searchFlights = [SecurityTests.poisoned(FakeBackend.richFlight)] }
    let json = box(backend)("search flight ICN KIX --depart 2026-12-24 --return 2026-12-27 --json")
    let codes = JSONSelector("warnings.code")?.values(in: json.json ?? .null) ?? []
    #expect(json.exit == .ok, "\(json.err)")
    #expect(codes.contains(.string("text_cleaned")) || harm(json.out) == nil)
    let told = box(backend)("chat \"오사카 \u{202E}3박\" --json")
    #expect(harm(told.out) == nil)
  }

  @Test(
    "Names that climb out of a folder make no file anywhere", arguments: ["../../evil", "/tmp/evil", "..", "a/../../b"])
  func traversal(name: String) throws {
    let box = Bench()
    _ = box("sessions new --session \"\(name)\"")
    _ = box("chat \"Osaka\" --session \"\(name)\"")
    _ = box("search hotel Osaka --check-in +30d --nights 2 --session \"\(name)\"")
    _ = box("sessions export \"\(name)\" --json")
    _ = box("book hotel 1 \(who) --max-total \"9000 USD\" --yes --idempotency-key \"\(name)\"")
    let export =
      #"{"data":{"session":{"id":"\#(name)","name":"\#(name)","title":"\#(name)","turns":0,"last_used":"2026-11-30T00:00:00Z","current":false},"survey":{},"turns":[]}}"#
    _ = box("sessions import -", input: export)
    let walk = FileManager.default.enumerator(atPath: box.directory.path)
    let files = (walk?.allObjects as? [String] ?? []).filter { !$0.hasPrefix(".local/share/itravel") && $0 != ".local" }
    #expect(files == [".local/share"], "\(files)")
    for path in ["/tmp/evil", box.directory.deletingLastPathComponent().appendingPathComponent("evil").path] {
      #expect(!FileManager.default.fileExists(atPath: path))
    }
    #expect(box("sessions show ../../../etc/passwd").exit == .notFound)
    #expect(box("history ../../etc/passwd").exit == .notFound)
  }

  @Test("A travellers file that others can read is not used", arguments: [0o644, 0o640, 0o604, 0o660])
  func readable(mode: Int) throws {
    let box = Bench()
    _ = box("search hotel Osaka --check-in +30d --nights 2")
    let me = #"{"me":{"name":"Minji Kim","email":"minji@example.com","phone":"+821012345678"}}"#
    try box.configure("travellers.json", me, mode: mode)
    let refused = box("book hotel 1 --traveller me --max-total \"9000 USD\" --yes")
    #expect(refused.exit == .config)
    #expect(!refused.err.contains("minji@"))
    // Nor is one through a link.
    let file = box.directory.appendingPathComponent(".config/itravel/travellers.json").path
    try FileManager.default.moveItem(atPath: file, toPath: file + ".there")
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: file + ".there")
    #expect(box("book hotel 1 --traveller me --max-total \"9000 USD\" --yes").exit == .config)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file + ".there")
    #expect(box("book hotel 1 --traveller me --max-total \"9000 USD\" --yes").exit == .ok)
  }

  @Test("No option takes a secret or a passport, which other users would see in ps")
  func options() {
    var spellings: Set<String> = []
    for path in Itravel.program.root.commands.map(\.path) {
      spellings.formUnion(Bench().run(path + ["--help"]).out.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
    }
    #expect(spellings.contains("--email"))
    for word in ["password", "passport", "token", "secret", "api-key", "card"] {
      let found = spellings.filter { $0.contains(word) && $0 != "--cards" }
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test("A password in an endpoint is refused and shown nowhere", arguments: ["", "--json", "--verbose"])
  func endpoint(option: String) {
    for address in ["http://minji:hunter2@127.0.0.1:9", "minji:hunter2@127.0.0.1", "https://hunter2@example.com/x"] {
      var box = Bench()
      let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
      box.providers = [.offline, .insight(http: http, facts: .embedded)]
      box.environment["ITRAVEL_ENDPOINT"] = address
      for line in ["search hotel Osaka --check-in +30d --nights 2", "doctor", "history", "chat hello"] {
        let result = box("\(line) \(option)")
        #expect(!(result.out + result.err).contains("hunter2"), "\(line): \(result.out)\(result.err)")
      }
      #expect(box("search hotel Osaka --check-in +30d --nights 2").exit == .usage)
    }
  }

  @Test("What --verbose tells holds nobody's passport, address or number")
  func verbose() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    _ = box("search hotel Osaka --check-in 2026-12-24 --nights 3")
    let people =
      #"[{"name":"MINJI KIM","email":"minji@example.com","phone":"+821012345678","passport":"M12345678","passport_expiry":"2030-01-01","birth":"1990-01-31"}]"#
    let booked = box("book hotel 1 --passengers - --max-total \"9000000 KRW\" --yes --verbose", input: people)
    #expect(booked.exit == .ok, "\(booked.err)")
    #expect(booked.err.contains("POST") || booked.err.contains("/booking/confirm"), "\(booked.err)")
    for secret in ["M12345678", "minji@example.com", "1012345678", "1990-01-31"] {
      #expect(!booked.err.contains(secret), "\(secret): \(booked.err)")
    }
    #expect(!booked.out.contains("M12345678"))
    #expect(!box("history --json").out.contains("M12345678"))
  }

  @Test("JSON nested deeper than anyone writes it is refused wherever it comes in")
  func nested() throws {
    let deep = String(repeating: "[", count: 200_000)
    let box = Bench()
    _ = box("search hotel Osaka --check-in +30d --nights 2")
    #expect(box("book hotel 1 --passengers - --max-total \"1 USD\" --yes", input: deep).exit == .usage)
    #expect(box("sessions import -", input: #"{"data":"# + deep).exit == .usage)
    #expect(box("survey --answers -", input: deep).exit == .usage)
    try box.configure("travellers.json", deep)
    #expect(box("book hotel 1 --traveller me --max-total \"1 USD\" --yes").exit == .usage)
    try box.configure("config.json", #"{"lang":"# + deep)
    #expect(box("history").exit == .config)
  }

  @Test("An answer of a server that is too deep or too long is no answer")
  func serverBombs() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    let deep = #"{"reply":"# + String(repeating: "[", count: 200_000)
    let long = #"{"reply":""# + String(repeating: "a", count: 33 << 20) + #""}"#
    for body in [deep, long] {
      backend.fails("/chat", .answer(.json(body)))
      let chat = box("chat hello --json")
      #expect(chat.exit == .unavailable, "\(chat.err.prefix(300))")
      #expect(chat.out.isEmpty && chat.err.utf8.count < 4000)
    }
  }
}
