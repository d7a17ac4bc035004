import Testing
import Travel

/// Numbers and days that cannot be are told of and asked for; none is dropped or made into one that can.
@Suite("What cannot be is said, never corrected")
struct ImpossibleWordsTests {
  private let bench = Bench()

  private func say(_ words: String, new: Bool = true) -> Bench.Result {
    bench.run(["chat", words, "--json"] + (new ? ["--new"] : []))
  }

  @Test(
    "it is named in the answer, asked for, and nothing is planned",
    arguments: [
      ("Osaka for 3 nights with 100 adults", "At most 9 people can be planned and priced at once, not 100.", "adults"),
      ("오사카 3박, 어른 100명", "한 번에 9명까지만", "adults"), ("3 nights in Osaka with 20 kids", "not 20", "adults"),
      ("Osaka 3 nights for 12 people", "not 12", "adults"),
      ("Osaka, 0 people, 3 nights", "“0 people”", "adults"), ("오사카 0명 3박", "“0명”", "adults"),
      ("Osaka for 3 nights, -2 adults", "“-2 adults”", "adults"),
      ("오사카 -3박", "“-3박”", "nights"), ("Osaka −3 nights", "“-3 nights”", "nights"),
      ("Osaka for 500 nights", "“500 nights”", "nights"), ("오사카 100박", "“100박”", "nights"),
      ("Osaka, 3.5 nights", "“3.5 nights”", "nights"),
      ("Osaka 3 nights, budget -500 USD", "“-500 USD”", "budget"), ("Osaka 3 nights -$500", "“-$500”", "budget"),
      ("오사카 3박 예산 -50만원", "“-50만원”", "budget"), ("Osaka 3 nights, budget 0 USD", "“0 USD”", "budget"),
      ("4 nights in Osaka 11-13 Dec 2026", "there are 2 nights, and you say “4 nights”", "nights"),
      ("오사카 4박, 12월 11일부터 13일까지", "2박인데 “4박”", "nights"),
      ("Osaka 3 nights and 9 days", "“3 nights and 9 days” do not fit", "nights"), ("오사카 3박 8일", "“3박 8일”", "nights"),
      ("오사카 2월 30일부터 3박", "“2월 30일”", "depart"), ("Osaka from 30 Feb for 3 nights", "“30 Feb”", "depart"),
      ("Osaka 3 nights from 2027-02-30", "“2027-02-30”", "depart"), ("Osaka 3 nights Dec 32", "“Dec 32”", "depart"),
      ("오사카 12월 32일 3박", "“12월 32일”", "depart"), ("오사카 13월 5일 3박", "“13월 5일”", "depart"),
      ("Osaka on Fri 5 Dec for 3 nights", "2026-12-05 is another day of the week", "depart"),
      ("Osaka next friday, 2 nights", "2026-12-04 or 2026-12-11", "depart"),
      ("Osaka next weekend from Seoul", "2026-12-05 to 2026-12-06 or 2026-12-12 to 2026-12-13", "depart"),
    ])
  func named(message: String, words: String, field: String) {
    let told = say(message)
    #expect(told.exit == .ok)
    #expect(told["data.reply"]?.contains(words) == true, "\(told["data.reply"] ?? told.err)")
    #expect(told["data.questions[0].field"] == field)
    #expect(!told.out.contains("\"kind\":\"itinerary\"") && !told.out.contains("\"kind\":\"budget\""))
  }

  @Test("two of them are both named")
  func both() {
    let reply = say("오사카 -3박, 예산 -50만원")["data.reply"] ?? ""
    #expect(reply.contains("“-3박”") && reply.contains("“-50만원”"))
  }

  @Test(
    "a day that does not exist leaves the trip that is known, and so does a length unlike its days",
    arguments: ["leave on 30 Feb instead", "2월 30일에 출발할게", "4 nights, 11-13 Dec"])
  func knownTrip(message: String) {
    let before = say("3 nights in Osaka from Seoul on 2026-12-20, two of us")
    let after = say(message, new: false)
    for slot in ["depart", "return", "nights", "days"] {
      #expect(before["data.goal.\(slot)"] == after["data.goal.\(slot)"], "\(slot)")
    }
    #expect(after["data.questions[0].field"] != nil)
  }

  @Test(
    "the answer to the question goes on with the trip",
    arguments: [
      ("Osaka for 3 nights with 100 adults", "9 of us", "adults", "9"), ("오사카 -3박", "3박", "nights", "3"),
      ("4 nights in Osaka 11-13 Dec 2026", "2 nights", "nights", "2"),
      ("오사카 2월 30일부터 3박", "2월 28일", "depart", "2027-02-28"),
      ("Osaka next friday, 2 nights", "11 December", "depart", "2026-12-11"),
    ])
  func goesOn(first: String, second: String, slot: String, value: String) {
    _ = say(first)
    let told = say(second, new: false)
    #expect(told["data.goal.\(slot)"] == value)
    #expect(told.out.contains("\"kind\":\"itinerary\""))
  }

  @Test(
    "dashes, fractions and large numbers that mean something else are left alone",
    arguments: [
      "Osaka: - 3 nights - 2 adults", "Osaka 11-14 Dec, two of us", "오사카 3박 -4일 둘이서",
      "Osaka 3 nights, 2 adults, open 365 days a year", "ICN-KIX 11 Dec, 3 nights, two of us in Osaka",
      "수능 100일 기념 오사카 3박 둘이서", "Osaka 3 nights, two of us, hotels rated 4.5",
    ])
  func others(message: String) {
    let told = say(message)
    #expect(told["data.goal.nights"] == "3" && told["data.goal.adults"] == "2", "\(told["data.reply"] ?? "")")
    #expect(!(told["data.reply"] ?? "“").contains("“-") && !(told["data.reply"] ?? "").contains("cannot"))
  }
}
