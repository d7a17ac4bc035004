import Grammar
import Travel
import Wording

/// Who travels, as the options of a flight search say it.
struct Party: Equatable, Sendable {
  let adults: Int
  let childAges: [Int]
  let lapInfants: Int
  let seatInfants: Int

  static let flying = Parameter<Party>.together(
    reads: Party.init(adults:childAges:lapInfants:seatInfants:),
    .option("-a, --adults N", Phrase("Travellers aged 12 and over.", "만 12세 이상 인원이에요."), default: 1, within: 0...99)
      .under(Phrase("Travellers", "여행자")),
    .repeated("--child AGE", Phrase("A child of this age on the day of travel.", "여행일에 이 나이인 어린이예요."), within: 0...17),
    .option("--infant-lap N", Phrase("Infants under two on a lap.", "무릎에 앉는 두 살 미만 아기예요."), default: 0, within: 0...99),
    .option(
      "--infant-seat N", Phrase("Infants under two in a seat.", "좌석에 앉는 두 살 미만 아기예요."), default: 0, within: 0...99))

  /// Checks the party by the airlines' rules: an infant per lap, nine seats, somebody grown up.
  func passengers() throws(Failure) -> Passengers {
    var lap = lapInfants
    var ages: [Int] = []
    // A child under two without a seat of its own travels on a lap.
    for age in childAges { if age < 2 { lap += 1 } else { ages.append(age) } }
    let grownUp = adults + ages.filter { $0 >= 12 }.count
    let party = Passengers(
      adults: grownUp, childAges: ages.filter { $0 < 12 }, lapInfants: lap, seatInfants: seatInfants)
    if party.total == 0 {
      throw .usage(
        "no_passengers", field: "adults", Phrase("Somebody has to travel.", "여행할 사람이 있어야 해요."), hint: nil)
    }
    if grownUp == 0 {
      throw .usage(
        "adult_required", field: "adults",
        Phrase("Children need somebody aged 12 or over with them.", "어린이는 만 12세 이상과 함께 타야 해요."))
    }
    if lap > grownUp {
      throw .usage(
        "lap_infants_exceed_adults", field: "infant_lap",
        Phrase(
          "Each infant on a lap needs an adult: infants \(lap), adults \(grownUp).",
          "무릎 아기마다 어른이 한 명씩 있어야 해요. 아기 \(lap)명, 어른 \(grownUp)명이에요."))
    }
    if party.seats > 9 {
      throw .usage(
        "too_many_seats", field: "adults",
        Phrase(
          "At most nine seats can be asked for at once, not \(party.seats).",
          "한 번에 아홉 자리까지만 찾을 수 있어요. \(party.seats)자리예요."))
    }
    return party
  }
}
