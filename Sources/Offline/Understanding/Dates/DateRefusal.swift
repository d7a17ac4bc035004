import Atlas
package import Civil
package import Travel
import Wording

/// Days that a message names and that cannot be travelled on: none is taken, and others are asked for.
package enum DateRefusal: Equatable, Sendable {
  /// The last day lies before the first.
  case reversed(first: CivilDate, last: CivilDate)
  /// The days are over where the trip starts.
  case past(DateWindow)
}

extension DateRefusal {
  /// The keys of the goal that it leaves open.
  private var fields: [String] {
    switch self {
    case .reversed: ["depart", "return"]
    case .past: ["depart"]
    }
  }

  /// Asks for other days, and names those that were said.
  private var question: Phrase {
    switch self {
    case .reversed(let first, let last):
      Phrase(
        "\(last.iso) comes before \(first.iso). From which day to which do you mean?",
        "끝나는 날(\(last.iso))이 시작하는 날(\(first.iso))보다 빨라요. 며칠부터 며칠까지인지 알려 주시겠어요?")
    case .past(let days) where days.first == days.last:
      Phrase(
        "\(days.first.iso) is over already. Which other day shall it be?",
        "이미 지난 날이에요(\(days.first.iso)). 다른 날짜를 알려 주시겠어요?")
    case .past(let days):
      Phrase(
        "The days from \(days.first.iso) to \(days.last.iso) are over already. Which other days shall it be?",
        "이미 지난 날들이에요(\(days.first.iso)~\(days.last.iso)). 다른 날짜를 알려 주시겠어요?")
    }
  }

  /// Has the answer ask for other days, and for nothing that those will settle.
  func ask(in understood: inout Understood) {
    let settled = fields + (fields.contains("return") ? ["nights", "days"] : [])
    let asked = ChatQuestion(field: "depart", question: question[understood.language])
    understood.refusal = self
    understood.ambiguous = understood.ambiguous.filter { !settled.contains($0) } + fields
    understood.questions = [asked] + understood.questions.filter { !settled.contains($0.field) }
  }
}

extension HeardDates {
  /// Takes no day that is over on the given one.
  mutating func refusePast(_ today: CivilDate, knownDepart: CivilDate?) {
    let moved = shift.flatMap { shift in depart == nil ? knownDepart?.adding(days: shift) : nil }
    let start = depart ?? moved ?? returning
    let days = start.map { DateWindow(first: $0, last: $0) } ?? window
    guard let days, days.last < today else { return }
    (depart, returning, window, shift) = (nil, nil, nil, nil)
    refusal = .past(days)
  }
}

extension Understanding {
  /// Today at a place written `City, CC`; nil when its zone is not known.
  func today(at label: String?, _ query: ChatQuery) -> CivilDate? {
    do throws(AtlasError) {
      guard let label, let place = try Destination(label, isVisited: false, in: atlas) else { return nil }
      return try atlas.zone(place.zone)?.today(at: query.now)
    } catch {
      // Damaged facts are told of where the answer is made.
      return nil
    }
  }
}
