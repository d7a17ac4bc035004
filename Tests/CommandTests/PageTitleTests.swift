import Foundation
import Testing
import Travel

/// What opens a page of a conversation, and what stands at the edges of its map.
@Suite("The page of a conversation")
struct PageTitleTests {
  private let bench = Bench()
  private let words = "New York to Honolulu, 5 nights from 10 Feb 2027, two of us, with some nice beaches please"

  @Test("the title is the trip, in no raw id and no message cut off")
  func title() throws {
    _ = bench.run(["chat", "--new", words])
    let page = bench("sessions export current -o html").out
    #expect(page.contains("<title>New York → Honolulu</title>"))
    #expect(page.contains(">New York → Honolulu</h1>"))
    #expect(!page.contains("…") && !page.contains(">s_"))
  }

  @Test("a title that was given stays, and a conversation of no trip keeps its first words")
  func others() {
    _ = bench.run(["chat", "--new", words])
    _ = bench("sessions rename current \"Our honeymoon\"")
    #expect(bench("sessions export current -o html").out.contains("<title>Our honeymoon</title>"))
    _ = bench.run(["chat", "--new", "what can you do for me, then?"])
    #expect(bench("sessions export current -o html").out.contains("<title>what can you"))
  }

  @Test(
    "no name on the map is cut off by its edge, on the smallest screen either",
    arguments: [
      "New York to Honolulu, 5 nights from 10 Feb 2027, two of us", "Seoul to San Francisco, 5 nights from 10 Feb 2027",
      "London to Sydney, 9 nights from 10 Feb 2027",
    ])
  func edges(message: String) throws {
    let page = bench.run(["chat", "--new", message, "-o", "html"]).out
    let pattern = #/<text class="(code|town)" x="([0-9.]+)" y="[0-9.]+" text-anchor="(start|end|middle)">([^<]+)</#
    let names = page.matches(of: pattern)
    #expect(names.count >= 3)
    for name in names {
      let x = try #require(Double(name.2))
      // Bold capitals are about three quarters as wide as high, other letters less; 34 units is the largest they get.
      let width = Double(name.4.count) * 34 * (name.1 == "code" ? 0.75 : 0.6)
      let left = name.3 == "start" ? x : name.3 == "end" ? x - width : x - width / 2
      #expect(left > 0 && left + width < 1000, "\(name.0)")
    }
  }
}
