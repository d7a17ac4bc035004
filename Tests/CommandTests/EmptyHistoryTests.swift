import Testing

@Suite("A list of bookings with nothing in it")
struct EmptyHistoryTests {
  @Test("says that there are none yet only where all were asked for")
  func words() {
    let bench = Bench()
    #expect(bench("history").out.contains("No bookings yet."))
    for line in ["history --kind flight", "history --status unknown", "history --since 2026-11-01"] {
      #expect(bench(line).out == "There is no such booking.\n", "\(line)")
      #expect(bench(line + " --lang ko").out == "조건에 맞는 예약이 없어요.\n", "\(line)")
    }
    for line in ["book --resume", "book --resume -n"] {
      #expect(bench(line).out == "No booking is open: what became of each is known.\n", "\(line)")
    }
  }
}
