import Foundation
import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("What a server says, in the language of whoever asked and once")
struct ServerWordsTests {
  private func box(_ backend: FakeBackend) -> Bench {
    var bench = Bench()
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    bench.environment["ITRAVEL_ENDPOINT"] = backend.address
    return bench
  }

  @Test(
    "Labels and hints are in the message's own language, whatever the reply is in",
    arguments: [
      (
        "book hotel 호텔 예약 for two of us in December please, the second one thank you", "", "Places to stay",
        "To book it:"
      ),
      ("호텔 예약할게", "", "\n숙소\n", "예약하려면:"), ("호텔 예약할게", "--lang en", "Places to stay", "To book it:"),
    ])
  func language(message: String, options: String, heading: String, hint: String) throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let told = box(backend).run(
      ["chat", message] + (options.isEmpty ? [] : options.split(separator: " ").map(String.init)))
    #expect(told.exit == .ok, "\(told.err)")
    #expect(told.out.contains(heading) && told.out.contains(hint), "\(told.out)")
  }

  @Test(
    "The title of the days is in the language of whoever asked",
    arguments: [("two days in Osaka", "itinerary, 3 nights"), ("오사카 이틀 일정", "3박 4일 일정")])
  func title(message: String, title: String) throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.change { state in
      state.reply = { _ in SampleReply.planned }
      state.plan =
        "{\"intent\":\"itinerary_planner\",\"tools\":[\"itinerary_planner\"],\"subtasks\":[],\"trip_stage\":\"planning\",\"args\":{}}"
    }
    let told = box(backend).run(["chat", message])
    #expect(told.out.contains(title), "\(told.out)\(told.err)")
  }

  @Test("A message without letters of either is answered in the labels of the reply")
  func bare() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.change { $0.reply = { _ in FakeBackend.action(type: "hotel", index: 1) } }
    let (numbers, english) = (box(backend)("chat 12/24"), box(backend)("chat \"the second please\""))
    #expect(numbers.exit == .ok && english.exit == .ok, "\(numbers.err)\(english.err)")
    #expect(numbers.out.contains("지금까지") && english.out.contains("Your trip so far"), "\(numbers.out)\(english.out)")
  }

  @Test("A warning of the same words is told once in text, and with each path in JSON")
  func once() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.change { state in
      state.searchHotels = state.searchHotels.map { item in
        guard case .object(let members) = item else { return item }
        return .object(members.map { $0.key == "name" ? .init("name", .string("Ho\u{1B}[31mtel\u{7}")) : $0 })
      }
    }
    let line = "search hotel Osaka --check-in 2026-12-24 --nights 3"
    let text = box(backend)(line)
    #expect(text.exit == .ok)
    #expect(text.err.components(separatedBy: "control characters").count == 2, "\(text.err)")
    let json = box(backend)("\(line) --json").json ?? .null
    let paths = JSONSelector("warnings.path")?.values(in: json) ?? []
    #expect(paths.count > 1 && Set(paths.map { JSONWriter().text($0) }).count == paths.count, "\(paths)")
  }
}
