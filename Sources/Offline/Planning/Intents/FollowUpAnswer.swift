import Atlas
import Travel
import Wording

/// Says of a follow-up what of it was taken into account, and what was not.
struct FollowUpAnswer: Sendable {
  let telling: Telling

  /// The whole answer where nothing of the message could be kept; nil when there is more to say.
  var plain: Draft? {
    let understood = telling.understood
    guard !understood.unmet.isEmpty, understood.kept.isEmpty, understood.isUnchanged else { return nil }
    // A search is answered all the same, with what it could not go by beside it.
    let isSearch = [.staySearch, .flightSearch, .bookingAction].contains(understood.intent)
    if isSearch, understood.unmet.allSatisfy({ if case .notTaken = $0 { true } else { false } }) { return nil }
    var draft = Draft()
    draft.showsGoal = !telling.goal.isEmpty
    for wish in understood.unmet { draft.say(sentence(of: wish)) }
    let isOfPrices = if case .currency = understood.unmet[0] { true } else { false }
    if !isOfPrices, understood.unmet != [.question] || !understood.intent.isLookUp {
      draft.say(telling("Your trip stays as it was.", "여행은 그대로 두었어요."))
    }
    return draft
  }

  /// Puts what was kept and what was not behind the first sentence.
  func note(into draft: inout Draft) {
    let understood = telling.understood
    var sentences = understood.kept.compactMap { sentence(of: $0, draft) }
    sentences += understood.unmet.map { sentence(of: $0) }
    draft.sentences.insert(contentsOf: sentences, at: min(1, draft.sentences.count))
  }

  private func sentence(of wish: TripWish, _ draft: Draft) -> String? {
    if case .withSight(let name) = wish { return day(of: sightName(name), in: draft) }
    if case .dayOut(let label) = wish { return dayOut(label, in: draft) }
    if wish == .cheaperStays { return CheaperSentence(telling: telling, draft: draft).stays }
    if wish == .cheaperFlights { return CheaperSentence(telling: telling, draft: draft).flights }
    guard wish == .nightsAt else { return sentence(of: wish) }
    let nights = draft.stays.compactMap { stay in
      stay.nights.map { telling("\(telling.name(stay.place)) \($0)", "\(telling.name(stay.place)) \($0)박") }
    }
    return nights.isEmpty
      ? nil : telling("Nights: \(nights.joined(separator: ", ")).", "숙박: \(nights.joined(separator: ", ")).")
  }

  private func sentence(of wish: TripWish) -> String {
    switch wish {
    case .lighterDays: telling("The days are lighter now.", "하루 일정을 더 여유롭게 잡았어요.")
    case .lightDays: telling("The days are kept light.", "하루 일정을 여유롭게 잡았어요.")
    case .withoutCar:
      telling(
        "The ways are on foot, by public transport or taxi; no car is rented.", "걷기와 대중교통, 택시로 다니는 일정이고 렌터카는 없어요.")
    case .diet(let words):
      telling(
        "For “\(words)” I left out streets and markets known for other food; what single restaurants serve is not known here.",
        "“\(words)”: 맞지 않는 먹거리로 이름난 거리와 시장은 뺐어요. 식당마다 무엇을 파는지는 자료에 없어요.")
    case .stayNear(let name):
      telling("Stays nearest to \(sightName(name)) come first.", "\(sightName(name))에서 가까운 숙소부터 보여 드려요.")
    case .stayNamed(let name): telling("\(name) comes first.", "\(stayName(name)) 먼저 보여 드려요.")
    case .notTaken(let words):
      telling(
        "Not known here, so not taken into account: \(telling.list(words.map { "“\($0)”" })).",
        "자료가 없어 반영하지 못했어요: \(telling.list(words.map { "“\($0)”" })).")
    case .cheaperStays, .cheaperFlights, .dayOut: ""
    case .cheaper: telling("I took cheaper stays and daily costs.", "더 저렴한 숙소와 경비로 잡았어요.")
    case .withoutKind(let kind): left(kindName(kind))
    case .withoutSight(let name): left(sightName(name))
    case .withSight(let name): sightName(name)
    case .sightElsewhere(let name, let city):
      telling(
        "\(sightName(name)) is in \(telling.name(city)); say “add \(telling.name(city))” to go there.",
        "\(telling.topic(sightName(name))) \(telling.name(city))에 있어요. 가시려면 “\(telling.name(city))도 추가해 줘”라고 말씀해 주세요.")
    case .unknownPlace(let name):
      telling(
        "“\(name)” is not among the places known here, so it is not in the plan.",
        "“\(name)”: 제가 아는 장소에 없어서 일정에 넣지 못했어요.")
    case .nightsAt: telling("The nights are shared out as you say.", "말씀하신 대로 숙박을 나눴어요.")
    case .freeTime:
      telling("I cannot keep a day or an evening free yet.", "하루나 저녁을 비워 두는 것은 아직 할 수 없어요.")
    case .undo:
      telling("I cannot undo a turn; tell me how it should be instead.", "되돌리기는 할 수 없어요. 원하시는 내용을 다시 말씀해 주세요.")
    case .flyHomeFrom:
      telling("I cannot set another city to fly home from yet.", "돌아오는 출발 도시를 따로 정하는 것은 아직 할 수 없어요.")
    case .stepFree:
      telling(
        "Stairs and step-free ways are not known here, so they are not taken into account.",
        "계단이나 무장애 길은 자료가 없어서 반영하지 못했어요.")
    case .restaurant:
      telling("I cannot put single restaurants into the plan.", "식당 하나하나는 일정에 넣을 수 없어요.")
    case .nightsDoNotFit:
      telling(
        "Those nights do not fit; tell me how many days the whole trip should have.",
        "그 숙박 수는 전체 기간에 맞지 않아요. 전체 며칠인지 알려 주세요.")
    case .dayTrips(let cities):
      telling(
        "\(telling.list(cities.map { telling.name($0) })) is too far for a day, or nothing of it is written down here; to stay a night there, say “add \(telling.name(cities[0]))”.",
        "\(telling.list(cities.map { telling.name($0) })): 하루에 다녀오기 멀거나 자료가 없어서 당일치기는 넣지 못했어요. 하룻밤 묵으시려면 “\(telling.name(cities[0]))도 추가해 줘”라고 말씀해 주세요."
      )
    case .currency(let currency):
      telling(
        "For prices in \(currency.code), run: itravel chat --currency \(currency.code) \"what will it cost?\"",
        "\(currency.code) 가격은 이 명령으로 볼 수 있어요: itravel chat --currency \(currency.code) \"비용이 얼마예요?\"")
    case .question: telling("That is not known here.", "그건 제가 가진 자료로는 알 수 없어요.")
    case .other: telling("I could not take that into account.", "말씀하신 내용은 반영하지 못했어요.")
    }
  }

  /// On which day of the plan a sight is.
  private func day(of sight: String, in draft: Draft) -> String {
    let days = draft.cards.lazy.compactMap { $0 as? ItineraryCard }.first?.days ?? []
    guard let day = days.first(where: { $0.slots.contains { $0.place.name == sight } }) else {
      return telling("\(sight) does not fit into these days.", "\(telling.topic(sight)) 이 일정에 넣지 못했어요.")
    }
    return telling("\(sight) is on day \(day.day).", "\(telling.topic(sight)) \(day.day)일차에 있어요.")
  }

  /// On which day of the plan one is at a place.
  private func dayOut(_ label: String, in draft: Draft) -> String {
    let name = telling.name(label)
    let days = draft.cards.lazy.compactMap { $0 as? ItineraryCard }.first?.days ?? []
    var names: Set<String> = []
    do throws(AtlasError) {
      if let place = try Destination(label, in: telling.atlas) {
        names = Set(DaysOut.sights(of: place).map { telling.name(of: $0) })
      }
    } catch {
      // Damaged facts are told of where the plan is made.
      names = []
    }
    guard let day = days.first(where: { $0.slots.contains { names.contains($0.place.name) } }) else {
      return telling("A day in \(name) does not fit into these days.", "\(name)에 다녀올 하루를 이 일정에 넣지 못했어요.")
    }
    return telling("Day \(day.day) is for \(name).", "\(day.day)일차에 \(name)에 다녀와요.")
  }

  private func left(_ name: String) -> String {
    telling("Left out: \(name).", "\(telling.topic(name)) 뺐어요.")
  }

  private func kindName(_ kind: String) -> String {
    switch kind {
    case "museum": telling("museums", "박물관")
    case "shopping": telling("shopping", "쇼핑")
    case "nightlife": telling("nightlife", "밤 문화")
    case "beach": telling("beaches", "해변")
    case _: kind
    }
  }

  private func stayName(_ english: String) -> String {
    do throws(AtlasError) {
      for label in telling.goal.destinations {
        guard let city = try Destination(label, in: telling.atlas)?.city else { continue }
        for hotel in try telling.atlas.hotels(in: city) where hotel.name == english {
          let name = hotel.koreanName ?? english
          return name + name.particle(.object)
        }
      }
    } catch {
      // Damaged facts are told of where the stays are looked for.
    }
    return english + english.particle(.object)
  }

  private func sightName(_ english: String) -> String {
    do {
      return try telling.atlas.sights(named: english).first.map { telling.name(of: $0.sight) } ?? english
    } catch {
      // Damaged facts are told of where the plan is made; the English name is right all the same.
      return english
    }
  }
}
