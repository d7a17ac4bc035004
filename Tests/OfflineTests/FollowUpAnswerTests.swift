import Atlas
import JSON
import Testing
import Travel

@testable import Offline

/// What is answered to a later message.
@Suite("Follow-ups are answered honestly")
struct FollowUpAnswerTests {
  @Test(
    "what cannot be taken into account is said so, and no plan is announced",
    arguments: [
      (FollowUpTests.family, "the kids want a day at Universal Studios"), (FollowUpTests.family, "undo that"),
      (FollowUpTests.family, "we fly home from Osaka"), (FollowUpTests.family, "my son is in a wheelchair"),
      (FollowUpTests.italy, "한식당도 가고 싶어요"), (FollowUpTests.italy, "하루는 쉬고 싶어요"),
    ])
  func unmet(first: String, message: String) throws {
    let answer = try answered([first, message])
    #expect(answer.reply.hasSuffix("stays as it was.") || answer.reply.hasSuffix("그대로 두었어요."))
    #expect(!answer.reply.contains("Here is") && !answer.reply.contains("짜 봤어요") && !answer.reply.contains("noted"))
  }

  @Test("museums left out are in no day")
  func noMuseums() throws {
    let plan = try answered([FollowUpTests.italy, "박물관은 빼 주세요"])
    #expect(plan.reply.contains("박물관은 뺐어요."))
    let outline = try #require(plan.goal.destinations.first)
    let museums = try sights(outline).filter { [.museum, .gallery].contains($0.kind) }.compactMap(\.koreanName)
    let text = JSONWriter().text(plan.json)
    #expect(!museums.isEmpty)
    #expect(museums.filter { text.contains("\"\($0)\"") } == [])
  }

  @Test("a sight left out is named and in no day")
  func noTeamLab() throws {
    let reply = try answered([FollowUpTests.family, "no teamLab please"]).reply
    #expect(reply.contains("Left out: teamLab"))
  }

  @Test(
    "wishes that are kept are said after the plan",
    arguments: [
      (FollowUpTests.family, "slower pace please", "The days are lighter now."),
      (FollowUpTests.family, "make it cheaper", "I took cheaper stays and daily costs."),
      (FollowUpTests.italy, "천천히 다니고 싶어요", "하루 일정을 더 여유롭게 잡았어요."),
      (FollowUpTests.italy, "부모님이 많이 못 걸으세요", "하루 일정을 더 여유롭게 잡았어요."),
      (FollowUpTests.italy, "더 싸게 해 주세요", "더 저렴한 숙소와 경비로 잡았어요."),
    ])
  func kept(first: String, message: String, sentence: String) throws {
    #expect(try answered([first, message]).reply.contains(sentence))
  }

  @Test(
    "questions of the budget are answered from the budget",
    arguments: [
      (FollowUpTests.family, "is our budget enough?"), (FollowUpTests.family, "can we afford it?"),
      (FollowUpTests.family, "are we within budget?"), (FollowUpTests.italy, "예산 괜찮아요?"),
      (FollowUpTests.italy, "예산 안에 들어와요?"), (FollowUpTests.italy, "예산이 충분할까요"),
    ])
  func budget(first: String, message: String) throws {
    let answer = try answered([first, message])
    #expect(answer.intent == "budget_planner")
    #expect(answer.goal.budget != nil)
  }

  @Test(
    "the way home starts at the last city",
    arguments: [
      (FollowUpTests.family, "how do we get home from Hiroshima?", "From Hiroshima to London"),
      (FollowUpTests.family, "show me flights home", "flights from Hiroshima to London"),
      (FollowUpTests.italy, "돌아오는 비행기 보여줘", "베네치아–서울 항공편"),
      (FollowUpTests.italy, "베네치아에서 서울로 돌아오는 비행기는요?", "베네치아–서울 항공편"),
    ])
  func home(first: String, message: String, words: String) throws {
    #expect(try answered([first, message]).reply.contains(words))
  }

  @Test(
    "when it rains, everything named has a roof",
    arguments: [(FollowUpTests.family, "what if it rains in Hiroshima"), (FollowUpTests.italy, "비 오면 뭐 해요?")])
  func rain(first: String, message: String) throws {
    let answer = try answered([first, message])
    let cards = answer.cards.compactMap { $0 as? PlacesCard }
    #expect(!cards.isEmpty && answer.cards.allSatisfy { $0 is PlacesCard || $0 is TripGoalCard })
    var roofs: Set<String> = []
    for label in answer.goal.destinations {
      for sight in try sights(label) where sight.shelter == .indoors {
        roofs.formUnion([sight.englishName, sight.koreanName ?? sight.englishName])
      }
    }
    #expect(cards.flatMap(\.places).allSatisfy { roofs.contains($0.name) })
  }

  private func sights(_ label: String) throws -> [SightFacts] {
    let place = try Destination(label, in: try Atlas.embedded)
    return try #require(place).sights
  }

  private func answered(_ messages: [String]) throws -> ChatAnswer {
    var goal = TripGoalCard()
    var earlier: [ChatQuery.Earlier] = []
    var last: ChatAnswer?
    let atlas = try Atlas.embedded
    for message in messages {
      let query = Conversation.query(message, goal: goal, earlier: earlier)
      let answer = try Planner(atlas: atlas).answer(query, Understanding(atlas: atlas).read(query)).answer
      goal = answer.goal
      earlier.append(.init(message: message, reply: answer.reply))
      last = answer
    }
    return try #require(last)
  }
}
