import JSON
import Testing
import Travel

/// What Tests/Fuzz found, kept so that it stays mended.
@Suite("What fuzzing found")
struct FuzzFindingsTests {
  @Test("A trip taken in to a place that nobody knows is answered, not planned and asked for ideas in turns for ever")
  func unknownDestination() throws {
    let box = Bench()
    _ = box("chat \"5 nights in Zermatt from 2027-01-10\"")
    let export = box("sessions export current --json").out
    let altered = export.replacing("Zermatt, CH", with: "Zemratt, CH")
    #expect(altered != export)
    #expect(box("sessions import -", input: altered).exit == .ok)
    for message in ["3 nights then", "plan it", "where could I go?"] {
      let answer = box("chat --json \"\(message)\"")
      #expect(answer.exit == .ok, "\(answer.err)")
      #expect(answer["data.reply"]?.isEmpty == false)
    }
  }
}
