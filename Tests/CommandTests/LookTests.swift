import Foundation
import Testing
import Travel
import Wording

/// What a person sees of the commands used most, at three widths and in both languages. `ITRAVEL_RECORD=1 swift test
/// --filter LookTests` writes the files anew; look at them before they are committed.
@Suite("Looks")
struct LookTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Looks")

  /// A traveller's evening: what is typed, by the name of its file.
  static let lines: [(name: String, en: String, ko: String)] = [
    (
      "chat", "chat \"🍜 4 days in Osaka from Seoul on 2026-12-11, two of us, food, 1.5M KRW\" --new",
      "chat \"🍜 2026-12-11부터 오사카 3박 4일, 서울에서 둘이, 맛집, 예산 150만원\" --new"
    ),
    ("sessions", "sessions show current", "sessions show current"),
    (
      "flight", "search flight Seoul 大阪 --depart 2026-12-20 --flex 3",
      "search flight 서울 오사카 --depart 2026-12-20 --flex 3"
    ),
    (
      "hotel", "search hotel Osaka --check-in 2026-12-20 --nights 3",
      "search hotel 오사카 --check-in 2026-12-20 --nights 3"
    ),
    (
      "quote", "book flight 1 --dry-run --name \"Kim Minji\" --email minji@example.com --phone +821012345678",
      "book flight 1 --dry-run --name 김민지 --email minji@example.com --phone +821012345678"
    ),
    (
      "booked",
      "book hotel 1 --yes --max-total \"9000000 KRW\" --name \"Kim Minji\" --email minji@example.com --phone +821012345678",
      "book hotel 1 --yes --max-total \"9000000 KRW\" --name 김민지 --email minji@example.com --phone +821012345678"
    ),
    ("history", "history", "history"),
    ("list", "sessions", "sessions"),
  ]

  static func seen(_ language: Language, columns: Int, _ change: (inout Bench) -> Void = { _ in }) -> [(
    name: String, text: String
  )] {
    var bench = Bench()
    bench.environment["ITRAVEL_CURRENCY"] = "KRW"
    change(&bench)
    return lines.map { name, en, ko in
      let line = language == .ko ? ko : en
      let result = bench("\(line) --lang \(language.rawValue) --columns \(columns)")
      // Ids of conversations are drawn by lot.
      let out = result.out.replacing(/s_[a-z2-7]{6}/, with: "s_abcdef")
      return (name, "$ itravel \(line)\n\(out)" + result.err.split(separator: "\n").map { "! \($0)\n" }.joined())
    }
  }

  @Test("are as recorded", arguments: [Language.en, .ko], [40, 80, 120])
  func recorded(language: Language, columns: Int) throws {
    for (name, text) in LookTests.seen(language, columns: columns) {
      let file = LookTests.folder.appendingPathComponent("\(name).\(language.rawValue).\(columns).txt")
      if ProcessInfo.processInfo.environment["ITRAVEL_RECORD"] != nil {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try text == String(contentsOf: file, encoding: .utf8), "\(file.lastPathComponent)")
    }
  }

  @Test(
    "fit their columns, but for what is to be pasted", arguments: [Language.en, .ko], [20, 24, 32, 40, 52, 80, 120])
  func fitting(language: Language, columns: Int) {
    for (name, text) in LookTests.seen(language, columns: columns) {
      for line in text.split(separator: "\n").dropFirst() where !line.contains("itravel ") && !line.hasPrefix("! ") {
        #expect(displayWidth(of: String(line)) <= columns, "\(name): \(line)")
      }
    }
  }

  @Test(
    "are pictures of ASCII where the locale knows no more",
    arguments: ["C", "POSIX", "en_US.ISO-8859-1", "ko_KR.eucKR"])
  func ascii(locale: String) {
    for (name, text) in LookTests.seen(.en, columns: 80, { $0.environment["LC_ALL"] = locale }) {
      for sign in "━─┃•↓█▓▒░▚▁▂▃▄▅▆▇" { #expect(!text.contains(sign), "\(name): \(sign)") }
    }
    let plain = LookTests.seen(.en, columns: 80) { $0.environment["LC_ALL"] = locale }
    let rich = LookTests.seen(.en, columns: 80)
    #expect(plain.first?.text.contains("| v ") == true)
    // The words are the same.
    func words(_ texts: [(name: String, text: String)]) -> [String] {
      texts.flatMap { $0.text.split { !$0.isLetter && !$0.isNumber }.map { String($0) } }.filter { $0 != "v" }
    }
    #expect(words(plain) == words(rich))
  }

  @Test("have no colour without colour", arguments: ["NO_COLOR", "TERM"])
  func colourless(variable: String) {
    let coloured = LookTests.seen(.en, columns: 80) { $0.isTerminal = true }
    #expect(coloured.allSatisfy { $0.text.contains("\u{1B}[") })
    let plain = LookTests.seen(.en, columns: 80) {
      $0.isTerminal = true
      $0.environment[variable] = "dumb"
    }
    #expect(plain.allSatisfy { !$0.text.contains("\u{1B}") })
    #expect(plain.map(\.text) == LookTests.seen(.en, columns: 80).map(\.text))
  }

  @Test("are the same bytes twice", arguments: [Language.en, .ko])
  func twice(language: Language) {
    #expect(
      LookTests.seen(language, columns: 80).map(\.text) == LookTests.seen(language, columns: 80).map(\.text))
  }

  @Test("end a title before the word that it breaks off in")
  func titles() {
    var bench = Bench()
    bench.isTerminal = true
    bench.environment["TERM"] = "dumb"
    for (message, title) in [
      ("how do I get from Seoul to Busan", "how do I get from"), ("weather in Reykjavik in July", "weather in…"),
      ("🍜 4 days in Osaka from Seoul", "🍜 4 days in Osaka"), ("오사카 3박 4일", "오사카 3박 4일"),
      ("Llanfairpwllgwyngyllgogerychwyrndrobwll", "Llanfairpwllgwyngy…"),
    ] {
      _ = bench.run(["chat", message, "--new"])
      let list = bench("sessions").out
      #expect(list.contains("  \(title)"), "\(list)")
      #expect(bench("sessions show current").out.hasPrefix(title), "\(message)")
    }
    _ = bench.run(["sessions", "rename", "current", "Llanfairpwllgwyngyllgogery"])
    #expect(bench("sessions").out.contains("  Llanfairpwllgwyngyllgogery "))
  }
}
