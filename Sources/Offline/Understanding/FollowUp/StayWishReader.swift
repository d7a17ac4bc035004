import Atlas
import Travel

/// Reads where a stay is to be, or which one: "a hotel near the castle", 호텔을 힐튼으로 바꿔 주세요.
struct StayWishReader {
  let atlas: Atlas
  let goal: TripGoalCard
  let heard: HeardMessage

  private var line: Line { heard.line }

  /// The wish as far as it can be kept, or its words where it cannot.
  func read() -> (wish: StayWish?, unmet: String?) {
    guard heard.cues.has(.stay), !goal.destinations.isEmpty else { return (nil, nil) }
    let names = hotels()
    if !names.isEmpty { return (StayWish(names: names), nil) }
    if let near = near() {
      guard !heard.wishes.constraints.contains("near_station") else { return (nil, nil) }
      if let sight = sight(in: near) { return (StayWish(near: sight), nil) }
      return (nil, line.words(near))
    }
    return (nil, unknownHotel())
  }

  // MARK: By name

  private static let common: Set<String> = [
    "hotel", "hotels", "inn", "the", "resort", "suites", "suite", "grand", "royal", "city", "central", "garden", "park",
    "plaza", "palace", "house", "by", "and", "at", "spa", "residence", "boutique", "new", "old", "town", "east", "west",
    "north", "south", "station", "airport", "center", "centre", "beach", "river", "square", "place", "premium",
    "collection",
    "international", "with", "near", "view", "casa", "stay", "club", "tower", "villa", "villas", "street", "north",
    "hostel", "budget", "family", "luxury", "good", "cheap", "best", "express", "가든", "호텔", "리조트", "그랜드", "파크", "타워",
    "하우스",
    "스테이", "레지던스", "플라자", "시티", "비치", "센터", "센트럴", "로열", "팰리스", "호스텔",
  ]

  private func hotels() -> [String] {
    let words = Set(line.tokens.filter { $0.kind == .latin && $0.text.count > 3 }.map(\.text))
    let tight = String(line.characters).filter { !$0.isWhitespace }
    // Places are named to say where, not which.
    let places = Set(
      heard.places.mentions.flatMap { mention in mention.range.map { line.text($0) } }
        + goal.destinations.map { $0.lowercased().prefix { $0 != "," } }.flatMap {
          $0.split(separator: " ").map(String.init)
        })
    var found: [String] = []
    for hotel in facts() {
      let own = hotel.name.lowercased().split { !$0.isLetter }.map(String.init).filter {
        !StayWishReader.common.contains($0) && !places.contains($0)
      }
      let isNamed = own.contains { words.contains($0) }
      let korean = hotel.koreanName?.split(separator: " ").map(String.init) ?? []
      let isNamedInKorean = korean.contains { part in
        part.count > 1 && !StayWishReader.common.contains(part) && !places.contains(part) && tight.contains(part)
          && !isQuarter(part, of: hotel)
      }
      if isNamed && !own.allSatisfy({ isQuarter($0, of: hotel) }) || isNamedInKorean { found.append(hotel.name) }
    }
    return Array(found.prefix(3))
  }

  /// The word is that of the part of the city, which many hotels bear in their names.
  private func isQuarter(_ word: String, of hotel: HotelFacts) -> Bool {
    let quarters = [hotel.quarter?.lowercased(), hotel.koreanQuarter].compactMap(\.self)
    return quarters.contains { $0.contains(word) }
  }

  private func facts() -> [HotelFacts] {
    var found: [HotelFacts] = []
    do throws(AtlasError) {
      for label in goal.destinations {
        if let city = try Destination(label, in: atlas)?.city { found += try atlas.hotels(in: city) }
      }
    } catch {
      // Damaged facts are told of where the stays are looked for.
    }
    return found
  }

  /// `change the hotel to Hilton`, 호텔을 힐튼으로: a name that no hotel here has.
  private func unknownHotel() -> String? {
    guard heard.cues.has(.change) || Phrasing(heard).sets else { return nil }
    let at = (0..<line.count).first { ["hotel", "호텔", "숙소"].contains(line.text($0)) } ?? line.count
    if let to = (at..<line.count).first(where: { line.text($0) == "to" }), to + 1 < line.count {
      let end = (to + 1..<line.count).first { line.endsClause($0) || line.text($0) == "please" } ?? line.count
      let words = line.words(to + 1..<end)
      return words.first?.isUppercase == true ? words : nil
    }
    let behind = line.text(at + 1) == "을" || line.text(at + 1) == "를" ? at + 2 : at + 1
    // A name that no table knows is not cut from what is glued to it.
    let name = line.text(behind)
    if line.tokens.indices.contains(behind), line.tokens[behind].isUnknown,
      let tail = ["으로", "로"].first(where: { name.hasSuffix($0) && name.count > $0.count + 1 })
    {
      return String(line.words(behind..<behind + 1).dropLast(tail.count))
    }
    guard let toward = (behind..<max(behind, line.count)).first(where: { ["로", "으로"].contains(line.text($0)) }),
      toward > behind, (behind..<toward).contains(where: { line.tokens[$0].isUnknown })
    else { return nil }
    return line.words(behind..<toward)
  }

  // MARK: By what is near

  /// The words from "near" to the end of the name, or of the name before 근처.
  private func near() -> Range<Int>? {
    for index in 0..<line.count {
      let isNear =
        ["near", "beside", "nearby"].contains(line.text(index))
        || ["close", "next"].contains(line.text(index)) && line.text(index + 1) == "to"
      if isNear, index + 1 < line.count {
        let end =
          (index + 1..<line.count).first {
            line.endsClause($0) || ["for", "with", "from", "on", "under", "in"].contains(line.text($0))
              || line.isTaken($0)
          } ?? line.count
        return end > index + 1 ? index..<end : nil
      }
      if ["근처", "가까운", "주변", "인근"].contains(line.text(index)), index > 0 {
        let start = line.text(index - 1) == "에서" || line.text(index - 1) == "에" ? index - 2 : index - 1
        return start >= 0 ? start..<index + 1 : nil
      }
    }
    return nil
  }

  /// The best known sight of the trip's cities that the words name, be it by its kind alone: "the castle", 성.
  private func sight(in range: Range<Int>) -> String? {
    let text = line.words(range).lowercased()
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    let korean = text.split { " 에".contains($0) }.first.map(String.init) ?? ""
    do throws(AtlasError) {
      for label in goal.destinations {
        let city = label.prefix { $0 != "," }.lowercased()
        let sights = try Destination(label, in: atlas)?.sights.filter { !$0.isDayTrip } ?? []
        let byName = sights.first { sight in
          let own = sight.englishName.lowercased().split { !$0.isLetter }.map(String.init)
          let telling = own.filter { $0 != city && $0.count > 3 }
          return text.contains(sight.englishName.lowercased())
            || !telling.isEmpty && telling.allSatisfy { words.contains($0) }
            || sight.koreanName.map { line.words(range).filter { $0 != " " }.contains($0.filter { $0 != " " }) }
              ?? false
        }
        let byKind = sights.first { sight in
          let last = sight.englishName.lowercased().split { !$0.isLetter }.last.map(String.init) ?? ""
          return last.count > 3 && words.contains(last)
            || !korean.isEmpty && sight.koreanName?.hasSuffix(korean) == true
        }
        if let found = byName ?? byKind { return found.englishName }
      }
    } catch {
      // Damaged facts are told of where the stays are looked for.
    }
    return nil
  }
}
