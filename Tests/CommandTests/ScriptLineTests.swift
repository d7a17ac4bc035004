import Foundation
import Testing
import Travel
import Wording

@Suite("Lines as scripts put them together")
struct ScriptLineTests {
  private let bench = Bench()

  @Test(
    "Options stand anywhere after itravel, also before the names of the command that they are of",
    arguments: [
      "--depart 2026-12-20 search flight ICN KIX --limit 2 --json",
      "--json --limit 2 --depart 2026-12-20 search flight ICN KIX",
      "search --limit 2 flight --depart=2026-12-20 ICN --json KIX",
      "--limit=2 search --json flight -d2026-12-20 ICN KIX",
      "--limit 2 --depart 2026-12-20 --json -- search flight ICN KIX",
    ])
  func anywhere(line: String) {
    let usual = Bench()("search flight ICN KIX --depart 2026-12-20 --limit 2 --json")
    let found = bench(line)
    #expect(found.exit == .ok, "\(found.err)")
    #expect(found["data.offers"] == "[2]")
    #expect(found["data.offers[1].id"] == usual["data.offers[1].id"])
  }

  @Test("The same holds for every kind of command")
  func everyCommand() {
    let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"
    let hotels = bench("--nights 3 --check-in 2026-12-11 search hotel Osaka --json")
    #expect(hotels.exit == .ok, "\(hotels.err)")
    let quote = bench("\(who) --dry-run book hotel 1 --json")
    #expect(quote["data.quote.offer"] == hotels["data.offers[0].id"], "\(quote.err)")
    let byId = bench("\(who) --dry-run book \(hotels["data.offers[1].id"] ?? "") --json")
    #expect(byId["data.quote.offer"] == hotels["data.offers[1].id"], "\(byId.err)")
    #expect(bench("--variant 2 --new chat \"3 nights in Osaka\" --json")["request.variant"] == "2")
    #expect(bench("--status active history --json").exit == .ok)
    #expect(bench("--find Osaka sessions list --json").exit == .ok)
    #expect(bench("--find Osaka sessions --json").exit == .ok)
    #expect(bench("--older-than 90d --yes sessions delete --json").exit == .ok)
    #expect(bench("--show survey --json").exit == .ok)
    #expect(bench("--show-origin doctor --json")["data.checks[0].name"] != nil)
    #expect(bench("--values schemas completions -- doc").out == "doctor\n")
  }

  @Test("A stream is lines: a form that is one answer is refused, whatever is set for every command")
  func streams() {
    for option in [
      "--json", "-o json", "-o markdown", "--get data.reply", "--fields reply",
    ] {
      let refused = bench("chat hi --stream \(option)")
      #expect(refused.exit == .usage)
      #expect(refused.out.isEmpty)
      #expect(refused.err.contains("itravel chat hi --stream"), "\(refused.err)")
      #expect(bench("chat hi --stream \(option) --lang ko").err.contains("여러 줄"))
    }
    #expect(Bench.word(bench("chat hi --stream --json").error, "error.field") == "json")
    #expect(Bench.word(bench("chat hi --stream --json").error, "error.hint") == "itravel chat hi --stream")
    let usual = bench("chat hi --stream -o ndjson")
    #expect(usual.exit == .ok && usual.out.hasPrefix("{\"seq\":1,"))
    var settled = bench
    for format in ["json", "markdown"] {
      settled.environment["ITRAVEL_OUTPUT"] = format
      #expect(settled("chat hi --stream").out.hasPrefix("{\"seq\":1,"))
    }
  }

  @Test("--get prints nothing for what is not there; with --fail-empty that is exit 3, also where null stands")
  func nothing() {
    let search = "search flight ICN KIX --depart 2026-12-20"
    for (path, out) in [
      ("data.offers[99].id", ""), ("data.offers[0].expires_at", "\n"), ("data.offers[0].price.total.amount", ""),
    ] {
      let plain = bench("\(search) --get \(path)")
      #expect(plain.exit == .ok)
      #expect(plain.out == out)
      #expect(bench("\(search) --get \(path) --fail-empty").exit == .empty, "\(path)")
    }
    #expect(bench("\(search) --get data.offers[0].id --fail-empty").exit == .ok)
    #expect(bench("\(search) --get data.offers[0].nothing").exit == .usage)
    let both = bench("\(search) --get data.offers[0].number --fields offers.id --json")
    #expect(both.exit == .usage && both.out.isEmpty)
    #expect(Bench.word(both.error, "error.field") == "fields")
  }

  @Test("The words for a shell come one a line and nothing else")
  func words() {
    let names = bench("schema").out
    #expect(names.hasPrefix("search.flight\n") && names.hasSuffix("travellers\n") && !names.contains("\n\n"))
    #expect(bench("completions --values schemas -- search").out == "search.flight\nsearch.hotel\n")
    #expect(bench("completions --values nothing -- x").out.isEmpty)
    #expect(bench("completions bash").out.hasSuffix("complete -F _itravel itravel\n"))
  }

  @Test("An offer's id completes from every conversation and from what a watch printed, a number from the current one")
  func offers() throws {
    func words(_ kind: String, _ typed: String = "") -> [String] {
      bench("completions --values \(kind) -- \(typed)").out.split(separator: "\n").map(String.init)
    }
    let stay = "search hotel Osaka --check-in 2026-12-11 --nights 3 --limit 2"
    let first = bench("\(stay) --session first --json")
    #expect(bench("search hotel Kyoto --check-in 2026-12-11 --nights 3 --limit 1 --session second").exit == .ok)
    let watched = bench("search flight ICN KIX --depart 2026-12-20 --limit 1 --changed --json")
    let old = try #require(first["data.offers[1].id"])
    let mailed = try #require(watched["data.offers[0].id"])
    let ids = words("offers", "of_").map { String($0.prefix { $0 != "\t" }) }
    #expect(ids.count == 4)
    #expect(ids.contains(old) && ids.contains(mailed), "\(ids)")
    #expect(words("offers", String(old.prefix(7))).count == 1)
    #expect(words("offers", mailed) == ["\(mailed)\tICN → KIX, 2026-12-20"])
    #expect(words("hotels").count == 1)
    #expect(words("flights").isEmpty)
    var other = bench
    other.environment["ITRAVEL_SESSION"] = "first"
    #expect(other("completions --values hotels -- ").out.split(separator: "\n").count == 2)
  }
}

@Suite("A survey that cannot be sent")
struct UnsentSurveyTests {
  private let answers = "--atmosphere city --budget value --priority food --schedule planned"

  @Test("is a warning that names why, loses no answer, and is sent by the same line")
  func unsent() {
    let bench = Bench()
    var cut = bench
    cut.providers = [
      Provider(name: "offline") { _ throws(Failure) in
        throw Failure("unreachable", .unavailable, .same("Nobody answers."), isRetryable: true)
      }
    ]
    let failed = cut("survey \(answers) --session trip --json")
    #expect(failed.exit == .ok)
    #expect(failed["data.submitted"] == "false" && failed["meta.complete"] == "false")
    #expect(failed["warnings[0].code"] == "survey_not_submitted")
    let message = failed["warnings[0].message"] ?? ""
    #expect(message.hasPrefix("The answers were not sent; they are kept") && message.contains("Nobody answers."))
    #expect(message.hasSuffix("Send them: itravel survey \(answers) --session trip --json"))
    let kept = bench("survey --show --session trip --json")
    #expect(kept["data.answers.schedule"] == "planned")
    #expect(kept["data.complete"] == "true")
    #expect(kept["data.submitted"] == "false")
    #expect(bench("survey \(answers) --session trip --json")["data.submitted"] == "true")
    #expect(bench("survey --show --session trip --json")["data.submitted"] == "true")
  }

  @Test("says how to send answers that came from a person or a pipe; an incomplete one is not sent at all")
  func asked() {
    var cut = Bench()
    cut.providers = [
      Provider(name: "offline") { _ throws(Failure) in throw Failure("down", .unavailable, .same("Down.")) }
    ]
    #expect(cut("survey --atmosphere city --json")["data.submitted"] == "false")
    let line = "{\"atmosphere\":\"city\",\"budget\":\"value\",\"priority\":\"food\",\"schedule\":\"planned\"}"
    #expect(cut("survey --answers - --json", input: line)["data.submitted"] == "false")
    #expect(cut("survey --answers - --strict", input: line).exit == .partial)
    cut.isTerminal = true
    cut.replies = ["1", "2", "3", "1"]
    let failed = cut("survey --lang ko")
    #expect(failed.exit == .ok)
    #expect(failed.err.contains("답을 보내지 못했어요"), "\(failed.err)")
    #expect(
      failed.err.contains(
        "itravel survey --lang ko --atmosphere city --budget premium --priority rest --schedule planned"),
      "\(failed.err)")
  }
}
