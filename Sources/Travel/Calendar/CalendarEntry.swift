package import Civil

/// One thing of an answer as it stands in a calendar.
package struct CalendarEntry: Equatable, Sendable {
  /// What it is about.
  package enum Kind: String, CaseIterable, Sendable { case flight, stay, visit, event, holiday }

  /// How sure it is.
  package enum Status: String, CaseIterable, Sendable { case tentative, confirmed, cancelled }

  /// A time of day: at a place whose clocks are known, or wherever the reader is.
  package enum Moment: Equatable, Sendable {
    case zoned(ZonedTime)
    case floating(CivilTime)
  }

  /// When it is.
  package enum Span: Equatable, Sendable {
    /// Whole days, the last one not counted.
    case days(CivilDate, until: CivilDate)
    case times(Moment, until: Moment?)
  }

  /// A time to be reminded at.
  package struct Alarm: Equatable, Sendable {
    package let at: Instant
    /// Minutes before the start; nil for a moment of its own, which does not move with the entry.
    package let minutesBefore: Int?
    package let words: String

    package init(at: Instant, minutesBefore: Int? = nil, words: String) {
      self.at = at
      self.minutesBefore = minutesBefore
      self.words = words
    }
  }

  /// What makes it the same entry when it is written again.
  package var key: String
  package let kind: Kind
  package var span: Span
  package var title: String
  package var location: String?
  package var position: Position?
  /// What else there is to say, a line each.
  package var details: [String]
  package var status: Status = .tentative
  /// How often it has changed.
  package var sequence = 0
  /// When it came to be; nil where nobody wrote that down.
  package var created: Instant?
  /// When it last changed; nil where nobody wrote that down.
  package var changed: Instant?
  package var alarms: [Alarm] = []
  /// Whether it belongs to a plan, which a later plan of the same conversation replaces.
  package var isPlanned = false

  package init(
    key: String, kind: Kind, span: Span, title: String, location: String? = nil, position: Position? = nil,
    details: [String] = []
  ) {
    self.key = key
    self.kind = kind
    self.span = span
    self.title = title
    self.location = location
    self.position = position
    self.details = details
  }
}
