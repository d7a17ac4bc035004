package import Wording

/// What the process ends with, and when. The README's table and the man page are read from here.
package enum ExitCode: Int, CaseIterable, Sendable {
  case ok = 0
  case `internal` = 1
  case usage = 2
  case empty = 3
  case unauthorized = 4
  case notFound = 5
  case unconfirmed = 6
  case rateLimited = 7
  case unavailable = 8
  case conflict = 9
  case config = 10
  case outcomeUnknown = 11
  case partial = 12
  case locked = 13
  case interrupted = 130
  case terminated = 143

  /// The stable name in documents.
  package var name: String {
    switch self {
    case .ok: "ok"
    case .internal: "internal"
    case .usage: "usage"
    case .empty: "empty"
    case .unauthorized: "unauthorized"
    case .notFound: "not_found"
    case .unconfirmed: "unconfirmed"
    case .rateLimited: "rate_limited"
    case .unavailable: "unavailable"
    case .conflict: "conflict"
    case .config: "config"
    case .outcomeUnknown: "outcome_unknown"
    case .partial: "partial"
    case .locked: "locked"
    case .interrupted: "interrupted"
    case .terminated: "terminated"
    }
  }

  /// When a command ends with it, in one sentence.
  package var meaning: Phrase {
    switch self {
    case .ok: Phrase("Done; an empty list is done too.", "잘 끝났어요. 결과가 없는 것도 포함해요.")
    case .internal: Phrase("A bug in itravel.", "itravel의 버그예요.")
    case .usage:
      Phrase(
        "The words were not understood: options, dates, places, passengers, currencies.",
        "옵션, 날짜, 장소, 인원, 통화 가운데 알아듣지 못한 것이 있어요.")
    case .empty: Phrase("Nothing was found, and --fail-empty was given.", "결과가 없는데 --fail-empty가 있었어요.")
    case .unauthorized: Phrase("Credentials are missing, wrong or expired.", "인증 정보가 없거나 틀렸거나 만료됐어요.")
    case .notFound:
      Phrase("The booking, session or offer is not known here.", "그 예약이나 대화, 상품이 여기에 없어요.")
    case .unconfirmed:
      Phrase("Consent was needed and not given; nothing was sent.", "동의가 필요한데 없었어요. 아무것도 보내지 않았어요.")
    case .rateLimited: Phrase("The provider asks to wait.", "제공자가 잠시 기다려 달라고 해요.")
    case .unavailable:
      Phrase(
        "The provider could not be reached or made no sense; nothing was committed.",
        "제공자에 닿지 못했거나 답을 이해할 수 없었어요. 확정된 것은 없어요.")
    case .conflict:
      Phrase(
        "A price gate, an expired offer or an earlier booking stood in the way; nothing was booked.",
        "가격 조건, 만료된 상품, 이미 있는 예약 때문에 멈췄어요. 예약된 것은 없어요.")
    case .config:
      Phrase(
        "The configuration, the store or a library cannot be used.", "설정이나 저장소, 라이브러리를 쓸 수 없어요.")
    case .outcomeUnknown:
      Phrase(
        "It was sent and no answer came; run the same command again.",
        "보냈지만 답이 오지 않았어요. 같은 명령을 다시 실행해 주세요.")
    case .partial:
      Phrase(
        "The answer is partial or an estimate, and --strict was given; or a booking came back without its contents.",
        "답이 일부이거나 추정인데 --strict가 있었어요. 또는 예약 내용 없이 확정만 왔어요.")
    case .locked: Phrase("Another process holds the lock, and --no-wait was given.", "다른 프로세스가 쓰는 중인데 --no-wait가 있었어요.")
    case .interrupted: Phrase("Interrupted from the keyboard.", "키보드로 멈췄어요.")
    case .terminated: Phrase("Asked to end.", "종료 요청을 받았어요.")
    }
  }
}
