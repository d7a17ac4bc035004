import Civil
import Testing

struct TextTests {
  @Test(arguments: [(690, "PT11H30M"), (360, "PT6H"), (45, "PT45M"), (0, "PT0M"), (1500, "PT25H"), (-90, "-PT1H30M")])
  func durations(minutes: Int, text: String) {
    #expect(Elapsed(minutes: minutes).iso8601 == text)
    #expect(Elapsed(iso8601: text)?.minutes == minutes)
  }

  @Test(arguments: ["", "PT", "P1D", "PT1", "PTH", "PT1M1H", "PT1H1M1S", "11H", "PT-1H", "PT9999999H"])
  func refusesOtherDurations(text: String) {
    #expect(Elapsed(iso8601: text) == nil)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", Int64(0)), ("2026-07-13T00:51:07Z", 1_783_903_867),
    ("2026-12-20T09:00:00+09:00", 1_797_724_800),
    ("2026-12-20T09:00:00.125-03:30", 1_797_769_800), ("1969-12-31t23:59:59z", -1),
  ])
  func instants(text: String, seconds: Int64) {
    #expect(Instant(rfc3339: text)?.seconds == seconds)
  }

  @Test func instantsRoundTrip() {
    for seconds in [-1, 0, 59, 1_783_903_867, -86_401, 4_102_444_799] as [Int64] {
      #expect(Instant(rfc3339: Instant(seconds: seconds).rfc3339) == Instant(seconds: seconds))
    }
  }

  @Test(arguments: [
    "", "2026-07-13", "2026-07-13T00:51:00", "2026-07-13 00:51:00Z", "2026-07-13T00:51Z", "2026-07-13T24:00:00Z",
    "2026-07-13T00:51:00.Z", "2026-07-13T00:51:00+9:00", "2026-07-13T00:51:00+0900", "2026-07-13T00:51:00Zx",
    "2026-07-13T00:5:100Z",
  ])
  func refusesOtherInstants(text: String) {
    #expect(Instant(rfc3339: text) == nil)
  }
}
