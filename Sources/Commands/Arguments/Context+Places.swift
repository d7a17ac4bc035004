import Civil
import Grammar
import JSON
import Travel
import Wording

extension Context {
  /// Finds the place a word means; throws with ready commands when it means several or none.
  func place(_ word: String, field: String, for purpose: PlaceBook.Purpose) throws(Failure) -> Place {
    switch places.find(word, purpose) {
    case .one(let place): return place
    case .several(let candidates): throw ambiguous(word, field: field, candidates)
    case .none(let near): throw unknown(word, field: field, near)
    }
  }

  /// The place of a code; throws when there is none.
  func place(code: String, field: String) throws(Failure) -> Place {
    guard let place = places.byCode(code) else { throw unknown(code, field: field, []) }
    return place
  }

  private func ambiguous(_ word: String, field: String, _ candidates: [PlaceBook.Candidate]) -> Failure {
    let count = candidates.count
    let names = candidates.prefix(5)
    return Failure(
      "place_ambiguous", .usage,
      Phrase(
        "“\(word)” may mean \(count) places: \(names.map(\.label.en).joined(separator: "; ")).",
        "“\(word)”에 맞는 곳이 \(count)군데예요: \(names.map(\.label.ko).joined(separator: "; "))."),
      hint: candidates.first.map { line.replacing(field, with: $0.word) }, field: field,
      details: details(field, candidates))
  }

  private func unknown(_ word: String, field: String, _ near: [PlaceBook.Candidate]) -> Failure {
    if let first = near.first {
      return Failure(
        "place_not_found", .usage,
        Phrase(
          "There is no place called “\(word)”. Did you mean \(first.label.en)?",
          "“\(word)”\(word.particle(.called)) 곳을 찾지 못했어요. 혹시 \(first.label.ko)인가요?"),
        hint: line.replacing(field, with: first.word), field: field, details: details(field, near))
    }
    return Failure(
      "place_not_found", .usage,
      Phrase(
        "There is no place called “\(word)”. Try its English name or its airport's code.",
        "“\(word)”\(word.particle(.called)) 곳을 찾지 못했어요. 영어 이름이나 공항 코드로 써 보세요."),
      field: field, details: details(field, []))
  }

  private func details(_ field: String, _ candidates: [PlaceBook.Candidate]) -> JSONValue {
    .object([
      .init(
        "candidates",
        .array(
          candidates.map { candidate in
            guard case .object(let members) = Place.record.codec.write(candidate.place) else { return .null }
            return .object(
              members + [
                .init("word", .string(candidate.word)),
                .init("command", .string(line.replacing(field, with: candidate.word))),
              ])
          }))
    ])
  }

  /// The day it is now at a place.
  func today(at place: Place) -> CivilDate { places.local(now, place.zone).date }

  /// Makes a date of the word typed, counted at a place, and refuses one that is over there.
  func date(_ word: DateWord, at place: Place, field: String) throws(Failure) -> CivilDate {
    let today = today(at: place)
    let date = word.date(today: today)
    guard date >= today else {
      throw .usage(
        "date_in_past", field: field,
        Phrase(
          "\(date.iso) is in the past: it is \(today.iso) in \(places.nameOf(place, .en)) now.",
          "\(date.iso)은 지난 날이에요. 지금 \(places.nameOf(place, .ko))은 \(today.iso)이에요."),
        hint: line.replacing(field, with: "+30d"),
        details: .object([.init("today", .string(today.iso)), .init("zone", .string(place.zone ?? "UTC"))]))
    }
    guard date.year < 2100 else {
      throw .usage(
        "date_too_far", field: field,
        Phrase("\(date.iso) is beyond 2099, where no clock is known.", "\(date.iso)은 2099년보다 뒤라서 시각을 알 수 없어요."),
        hint: line.replacing(field, with: "+30d"))
    }
    return date
  }
}
