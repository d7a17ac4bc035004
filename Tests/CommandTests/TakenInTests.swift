import JSON
import Testing
import Travel

@Suite("A conversation taken in from elsewhere, and the list of them")
struct TakenInTests {
  @Test("keeps the title that it was given")
  func title() {
    let (home, away) = (Bench(), Bench())
    _ = home("chat \"how do I get from Seoul to Busan\"")
    _ = home("sessions rename current \"New title\"")
    let export = home("sessions export current --json").out
    let taken = away("sessions import - --json", input: export)
    #expect(taken["data.session.title"] == "New title", "\(taken.err)")
    #expect(away("sessions list --json")["data.sessions[0].title"] == "New title")
    #expect(away("sessions list").out.contains(" New title "), "\(away("sessions list").out)")
    var screen = away
    screen.isTerminal = true
    #expect(screen("sessions list").out.contains("New title") && !screen("sessions list").out.contains("New…"))
  }

  @Test("keeps the beginning of its first message as what it is")
  func opening() {
    let (home, away) = (Bench(), Bench())
    _ = home("chat \"weather in Reykjavik in July\"")
    _ = away("sessions import -", input: home("sessions export current --json").out)
    var screen = away
    screen.isTerminal = true
    #expect(away("sessions list").out.contains("weather in Reykjav "), "\(away("sessions list").out)")
    #expect(screen("sessions list").out.contains("weather in…"))
  }

  @Test("is called by its new id where nobody ever spoke in it, and its turns are turns of the new one")
  func session() throws {
    let (home, away) = (Bench(), Bench())
    let empty = try #require(home("sessions new --json")["data.session.id"])
    let bare = away("sessions import - --json", input: home("sessions export \(empty) --json").out)
    #expect(bare["data.session.title"] == bare["data.session.id"])
    _ = home("chat \"Osaka, 3 nights\"")
    let id = try #require(
      away("sessions import - --json", input: home("sessions export current --json").out)["data.session.id"])
    let shown = away("sessions show \(id) --json")
    #expect(shown["data.turns[0].answer.session"] == id, "\(shown.out)")
    #expect(shown["data.session.id"] == id)
  }

  @Test("is not said to be missing where only none matches")
  func find() {
    let bench = Bench()
    #expect(bench("sessions list --find zzz").out.hasPrefix("No conversations yet."))
    _ = bench("chat Osaka")
    let told = bench("sessions list --find zzz")
    #expect(told.exit == .ok && told.out.hasPrefix("No conversation contains “zzz”.\n"), "\(told.out)")
    #expect(bench("sessions list --find zzz --lang ko").out.hasPrefix("“zzz”"))
    #expect(bench("sessions list --find zzz --json")["data.sessions"] == "[0]")
    #expect(bench("sessions list --find osaka").out.contains("Osaka"))
  }
}
