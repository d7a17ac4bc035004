import JSON
import Rendering
import Testing
import Travel
import Wording

@Suite("What went wrong, in words and in JSON")
struct FailureTests {
  let failure = Failure.usage(
    "place_ambiguous", field: "destination",
    Phrase("There are two airports called Goa.\u{1B}[2J", "고아라는 공항이 두 곳이에요."), hint: "itravel search flight ICN GOI",
    details: .object([
      .init(
        "candidates",
        .array([
          .object([.init("code", .string("GOI")), .init("command", .string("itravel search flight ICN GOI"))]),
          .object([.init("code", .string("GOX")), .init("command", .string("itravel search flight ICN GOX"))]),
        ]))
    ]))

  @Test("names each way on once")
  func text() {
    #expect(
      FailureRenderer.text(failure, in: .en, isColoured: false) == """
        itravel: There are two airports called Goa.
        hint: itravel search flight ICN GOI
        hint: itravel search flight ICN GOX

        """)
    #expect(
      FailureRenderer.text(failure, in: .ko, isColoured: true).hasPrefix("\u{1B}[31mitravel: \u{1B}[0m고아라는 공항이"))
  }

  @Test("is one line with every key of the contract")
  func line() {
    #expect(
      String(decoding: FailureRenderer.line(failure, in: .en), as: UTF8.self)
        == #"{"schema":"itravel.error/1","ok":false,"error":{"code":"place_ambiguous","exit":2,"message":"There are two airports called Goa.","hint":"itravel search flight ICN GOI","field":"destination","retryable":false,"retry_after_s":null,"outcome":"nothing_sent","details":{"candidates":[{"code":"GOI","command":"itravel search flight ICN GOI"},{"code":"GOX","command":"itravel search flight ICN GOX"}]}}}"#
        + "\n")
  }

  @Test("has warnings beside it in the reader's language")
  func warnings() {
    let warnings = [Warning("a", Phrase("It is late.", "늦었어요.")), Warning("b", .same("x\u{7}"))]
    #expect(FailureRenderer.text(warnings, in: .ko, isColoured: false) == "warning: 늦었어요.\nwarning: x\n")
    #expect(FailureRenderer.text([], in: .en, isColoured: true) == "")
  }
}
