package import Wording

/// A sentence that stands in an offer's JSON in English and is drawn in the reader's language.
package enum OfferSentence: CaseIterable, Sendable {
  case bagsCostExtra, bagsMayCostExtra, bagsUnknown
  case timesAssumed, cabinUnpriced, roundTrip, sumOfLegs, youngPriced, connectionAssumed, airportChange, roundRussia
  case practiceMiddle, practiceNothingReserved, taxUnknown, cancelFree, cancelWorthless
  case budgetStay, midStay, upperStay, luxuryStay
  case emissionsEconomy, emissionsPremium, emissionsBusiness, emissionsFirst
  case fromDistance, fromUSFares, fromPaidFares, fromPaidFaresInSeason, fromLodgingRates, fromStayModel

  package var phrase: Phrase {
    switch self {
    case .bagsCostExtra: Phrase("Bags may cost extra.", "수하물은 추가 요금이 있을 수 있어요.")
    case .bagsMayCostExtra:
      Phrase("Bags may cost extra on low-cost airlines.", "저비용 항공사라면 수하물에 추가 요금이 있을 수 있어요.")
    case .bagsUnknown: Phrase("Check what bags the fare includes.", "요금에 수하물이 포함되는지 확인해 주세요.")
    case .timesAssumed:
      Phrase("Times are assumed, not scheduled.", "시각은 실제 운항 시간표가 아니라 가정이에요.")
    case .cabinUnpriced:
      Phrase("Prices of this cabin are not known offline.", "이 좌석 등급의 가격은 오프라인에서 알 수 없어요.")
    case .roundTrip: Phrase("A return is priced at 1.9 times one way.", "왕복은 편도의 1.9배로 계산했어요.")
    case .sumOfLegs: Phrase("The price is the sum of its legs.", "가격은 구간별 가격을 더한 값이에요.")
    case .youngPriced:
      Phrase(
        "Children and infants in seats are priced at 75 % of an adult, infants on laps at 10 %.",
        "어린이와 좌석 아기는 성인의 75%, 무릎 아기는 10%로 계산했어요.")
    case .connectionAssumed:
      Phrase("Connections leave the least usual time to change.", "환승 시간은 보통 필요한 최소 시간으로 잡았어요.")
    case .airportChange:
      Phrase("The journey changes airports on the way.", "도중에 공항을 옮겨야 해요.")
    case .roundRussia:
      Phrase(
        "Most airlines fly round Russia here, 60 to 150 minutes longer (as of 2026-11).",
        "대부분의 항공사가 러시아를 돌아가서 60~150분 더 걸려요 (2026-11 기준).")
    case .practiceMiddle:
      Phrase("Practice quote: the middle of the estimated range.", "연습용 견적이에요. 추정 범위의 가운데 값이에요.")
    case .practiceNothingReserved:
      Phrase("Nothing is reserved and nothing is paid.", "실제로 예약되거나 결제되는 것은 없어요.")
    case .cancelFree: Phrase("Cancelling is free until it begins.", "시작하기 전까지는 수수료 없이 취소할 수 있어요.")
    case .cancelWorthless: Phrase("It has begun, so nothing comes back.", "이미 시작해서 돌려받는 금액이 없어요.")
    case .taxUnknown: Phrase("Taxes and fees are not known.", "세금과 수수료는 알 수 없어요.")
    case .budgetStay: Phrase("Typical budget stay", "대표적인 저렴한 숙소")
    case .midStay: Phrase("Typical mid-range hotel", "대표적인 중급 호텔")
    case .upperStay: Phrase("Typical upper-range hotel", "대표적인 고급 호텔")
    case .luxuryStay: Phrase("Typical luxury hotel", "대표적인 최고급 호텔")
    case .emissionsEconomy:
      Phrase(
        "economy: 0.09 kg a km and 30 kg a flight, roughly, without contrails",
        "일반석: km당 0.09 kg, 비행마다 30 kg의 어림값, 비행운 제외")
    case .emissionsPremium:
      Phrase(
        "premium: 1.6 times economy (0.09 kg a km and 30 kg a flight), roughly, without contrails",
        "프리미엄: 일반석(km당 0.09 kg, 비행마다 30 kg)의 1.6배 어림값, 비행운 제외")
    case .emissionsBusiness:
      Phrase(
        "business: 2.9 times economy (0.09 kg a km and 30 kg a flight), roughly, without contrails",
        "비즈니스: 일반석(km당 0.09 kg, 비행마다 30 kg)의 2.9배 어림값, 비행운 제외")
    case .emissionsFirst:
      Phrase(
        "first: 4 times economy (0.09 kg a km and 30 kg a flight), roughly, without contrails",
        "일등석: 일반석(km당 0.09 kg, 비행마다 30 kg)의 4배 어림값, 비행운 제외")
    case .fromDistance: Phrase("distance model", "거리 모델")
    case .fromUSFares: Phrase("distance model of US fares", "미국 운임의 거리 모델")
    case .fromPaidFares: Phrase("fares paid in the United States", "미국에서 실제로 낸 운임")
    case .fromPaidFaresInSeason:
      Phrase("fares paid in the United States, by season", "미국에서 실제로 낸 운임에 시기를 반영")
    case .fromLodgingRates: Phrase("US government lodging rates by month", "미국 정부의 월별 숙박 단가")
    case .fromStayModel: Phrase("model of price level, season and tier", "물가, 시기, 등급 모델")
    }
  }

  /// The sentence as JSON holds it.
  package var en: String { phrase.en }
}

extension Reader {
  /// A sentence of an offer in the reader's language; words that are none of ours stand as they are.
  package func sentence(_ words: String) -> String {
    OfferSentence.allCases.first { $0.en == words }.map { self($0.phrase) } ?? words
  }

  /// Where figures come from, in the reader's language: sources, and rates such as `1 USD = 1,335 KRW on 2026-10-30`.
  package func source(_ words: String) -> String {
    words.split(separator: "; ").map { part in
      let rate = part.split(separator: " on ")
      guard rate.count == 2, part.contains(" = ") else { return sentence(String(part)) }
      return self(String(part), "\(rate[1]) 환율 \(rate[0])")
    }.joined(separator: "; ")
  }
}
