import Atlas
import Testing

struct CompletionTests {
  @Test(arguments: [("osa", "Osaka"), ("서", "Seoul"), ("lond", "London"), ("東", "Tokyo"), ("new y", "New York")])
  func theMostImportantComesFirst(typed: String, expected: String) throws {
    let found = try Atlas.embedded.names(startingWith: typed, limit: 3)
    #expect(found.count <= 3)
    #expect(found.contains { $0.names.en == expected }, "\(found.map(\.names.en))")
  }

  @Test func nothingIsCompletedFromNothing() throws {
    let atlas = try Atlas.embedded
    #expect(try atlas.names(startingWith: "") == [])
    #expect(try atlas.names(startingWith: "osa", limit: 0) == [])
    #expect(try atlas.names(startingWith: "qqqqq") == [])
  }

  @Test(arguments: [
    ("오사카에서 3박", "오사카", "Osaka"), ("New York in May", "New York", "New York"), ("大阪に行きたい", "大阪", "Osaka"),
    ("Paris, maybe", "Paris", "Paris"),
  ])
  func aNameIsFoundInASentence(text: String, name: String, expected: String) throws {
    let found = try #require(try Atlas.embedded.longestName(in: text, from: text.startIndex))
    #expect(text[found.range] == name)
    #expect(found.resolution.one?.names.en == expected)
  }

  @Test(arguments: ["Parisian cafés", "여행", "zzz"])
  func wordsThatOnlyBeginLikeANameAreNone(text: String) throws {
    let found = try Atlas.embedded.longestName(in: text, from: text.startIndex)
    #expect(found == nil, "\(found.map { String(text[$0.range]) } ?? "")")
  }
}
