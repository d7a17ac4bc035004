package import Civil
package import JSON
import Wording

/// A booking with all that happened to it and all that is due.
package struct BookingDetail: Equatable, Sendable {
  package let booking: BookingCard
  package let timeline: [BookingEvent]
  package let deadlines: [Deadline]
  /// What was sent to the provider, personal data masked.
  package let payload: JSONValue

  package init(booking: BookingCard, timeline: [BookingEvent], deadlines: [Deadline], payload: JSONValue) {
    self.booking = booking
    self.timeline = timeline
    self.deadlines = deadlines
    self.payload = payload
  }

  private static let extras = Record(
    { (timeline: [BookingEvent], deadlines: [Deadline], payload: JSONValue) in (timeline, deadlines, payload) },
    Field("timeline", .list(BookingEvent.record.codec), "What happened, oldest first.") { $0.0 },
    Field("deadlines", .list(Deadline.record.codec), "What is due, soonest first.") { $0.1 },
    Field("payload", .any, "What was sent, personal data masked.") { $0.2 })

  /// The booking's keys, then those of the detail.
  package static let codec = Codec<BookingDetail>(
    write: { detail in
      guard case .object(let members) = BookingCard.keys.codec.write(detail.booking),
        case .object(let more) = extras.codec.write((detail.timeline, detail.deadlines, detail.payload))
      else { return .null }
      return .object(members + more)
    },
    read: { value, path throws(JSONMismatch) in
      let (timeline, deadlines, payload) = try extras.codec.read(value, path)
      return BookingDetail(
        booking: try BookingCard.keys.codec.read(value, path), timeline: timeline, deadlines: deadlines,
        payload: payload)
    },
    schema: {
      .object([.init("allOf", .array([BookingCard.keys.schema, extras.schema]))])
    })

  func body(for reader: Reader) -> [Block] {
    var blocks = booking.body(for: reader)
    let passports = booking.travellers.compactMap { traveller in
      traveller.passport.map {
        Block.Fact(Text(traveller.fullName ?? reader("Traveller", "여행자")), Text($0))
      }
    }
    if !passports.isEmpty {
      blocks.append(.heading(Text(reader("Passports", "여권")), level: 3))
      blocks.append(.facts(passports))
    }
    if !deadlines.isEmpty {
      blocks.append(.heading(Text(reader("Due", "기한")), level: 3))
      blocks.append(
        .facts(
          deadlines.map {
            .init(Text($0.name(for: reader)), Text(reader.moment($0.at)) + .quiet("  " + ($0.zone ?? "")))
          }))
    }
    if !timeline.isEmpty {
      blocks.append(.heading(Text(reader("What happened", "진행 기록")), level: 3))
      blocks.append(
        .timeline(
          timeline.map {
            Block.Moment(
              time: Text($0.at.rfc3339), title: Text($0.name(for: reader)),
              details: $0.details.map { [.quiet($0)] } ?? [])
          }))
    }
    return blocks
  }
}

/// One thing that happened to a booking.
package struct BookingEvent: Equatable, Sendable {
  package let at: Instant
  package let event: String
  package let details: String?
  /// The command line without personal data, for the receipt; not in JSON.
  package let command: String?
  /// What a cancellation cost and gave back, for the receipt; not in JSON.
  package let terms: CancellationQuote?

  package init(
    at: Instant, event: String, details: String?, command: String? = nil, terms: CancellationQuote? = nil
  ) {
    self.at = at
    self.event = event
    self.details = details
    self.command = command
    self.terms = terms
  }

  /// The provider moved it.
  package static let changed = "changed"

  /// Whether an event leaves open what became of a cancellation.
  package static func opensCancellation(_ event: String) -> Bool {
    event == "cancel_intended" || event == "cancel_unknown"
  }

  /// What happened, in words; an event it does not know stands as it is.
  func name(for reader: Reader) -> String {
    switch event {
    case "intended": reader("about to be sent", "보내기 직전")
    case "sending": reader("being sent", "보내는 중")
    case "confirmed": reader("confirmed", "확정")
    case "found": reader("found at the provider", "제공자에서 확인")
    case "absent": reader("never arrived", "도착하지 않음")
    case "unknown": reader("no answer", "답 없음")
    case "failed", "refused": reader("refused", "거절")
    case "cancel_intended": reader("about to be cancelled", "취소하기 직전")
    case "cancel_unknown": reader("cancelling, no answer", "취소 요청에 답 없음")
    case "cancel_failed": reader("not cancelled", "취소되지 않음")
    case "cancel_absent": reader("the cancellation never arrived", "취소 요청이 도착하지 않음")
    case "changed": reader("changed at the provider", "제공자에서 변경")
    case "cancelled": reader("cancelled", "취소")
    case "forgotten": reader("personal data removed", "개인 정보 삭제")
    default: event
    }
  }

  package static let record = Record(
    { (at: Instant, event: String, details: String?) in BookingEvent(at: at, event: event, details: details) },
    Field("at", .instant, "When.") { $0.at },
    Field("event", .string, "What happened.") { $0.event },
    Field("details", .optional(.string), "More of it.") { $0.details })
}

/// A time by which something is due.
package struct Deadline: Equatable, Sendable {
  /// check_in, free_cancellation or departure.
  package let kind: String
  /// RFC 3339, or a date when no time is known.
  package let at: String
  package let zone: String?

  package init(kind: String, at: String, zone: String?) {
    self.kind = kind
    self.at = at
    self.zone = zone
  }

  /// What is due, in words; a kind it does not know stands as it is.
  func name(for reader: Reader) -> String {
    switch kind {
    case "check_in": reader("Check-in", "체크인")
    case "departure": reader("Departure", "출발")
    case "free_cancellation": reader("Free cancellation until", "무료 취소 기한")
    default: kind
    }
  }

  package static let record = Record(
    Deadline.init(kind:at:zone:),
    Field("kind", .string, "check_in, free_cancellation or departure.") { $0.kind },
    Field("at", .string, "RFC 3339, or a date.") { $0.at },
    Field("zone", .optional(.string), "IANA zone.") { $0.zone })
}
