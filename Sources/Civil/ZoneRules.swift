/// How the clocks of one time zone run: what happened, and the rule that goes on for ever after.
package struct ZoneRules: Equatable, Sendable {
  /// A moment at which the clocks of the zone are set.
  package struct Transition: Equatable, Sendable {
    /// When the clocks are set.
    package let at: Instant
    /// Seconds east of UTC until then.
    package let before: Int
    /// Seconds east of UTC from then on.
    package let after: Int

    /// Makes a change of the clocks.
    package init(at: Instant, before: Int, after: Int) {
      self.at = at
      self.before = before
      self.after = after
    }
  }

  /// The IANA name, such as `Europe/Paris`.
  package let name: String
  /// The changes that are listed one by one, earliest first.
  package let listed: [Transition]
  /// The rule after the last listed change.
  package let footer: ZoneFooter

  /// Makes the rules of a zone.
  ///
  /// `changes` hold a moment and the seconds east of UTC from then on, earliest first; `initial` is the offset before
  /// the first of them. Without changes the footer rules all time. Nil when the changes are out of order.
  package init?(name: String, initial: Int, changes: [(at: Instant, offset: Int)], footer: ZoneFooter) {
    var listed: [Transition] = []
    listed.reserveCapacity(changes.count)
    for change in changes {
      if let last = listed.last, last.at >= change.at { return nil }
      listed.append(Transition(at: change.at, before: listed.last?.after ?? initial, after: change.offset))
    }
    self.name = name
    self.listed = listed
    self.footer = footer
  }

  /// Makes a zone that has always followed one rule.
  package init(name: String, footer: ZoneFooter) {
    self.name = name
    self.listed = []
    self.footer = footer
  }

  /// Coordinated universal time.
  package static let utc = ZoneRules(name: "UTC", footer: ZoneFooter(abbreviation: "UTC", offset: 0))

  /// The offset in force at an instant, in seconds east of UTC.
  package func offset(at instant: Instant) -> Int {
    guard let first = listed.first, let last = listed.last else { return footer.offset(at: instant) }
    if instant < first.at { return first.before }
    if instant >= last.at { return ruledOffset(at: instant, after: last) }
    var low = 0
    var high = listed.count - 1
    // listed[low] has happened, listed[high] has not.
    while high - low > 1 {
      let middle = (low + high) / 2
      if listed[middle].at <= instant { low = middle } else { high = middle }
    }
    return listed[low].after
  }

  /// Every change of the clocks from `start` up to but not including `end`, earliest first.
  package func transitions(from start: Instant, before end: Instant) -> [Transition] {
    guard start < end else { return [] }
    let found = listed.filter { start <= $0.at && $0.at < end }
    guard let last = listed.last else { return footer.transitions(from: start, before: end) }
    var ruled = footer.transitions(from: max(last.at.adding(seconds: 1), start), before: end)
    if let first = ruled.first {
      // The clocks may already show what the rule would set them to, and then nothing happens.
      let before = offset(at: first.at.adding(seconds: -1))
      let isChange = before != first.after
      ruled.replaceSubrange(0..<1, with: isChange ? [Transition(at: first.at, before: before, after: first.after)] : [])
    }
    return found + ruled
  }

  /// After the last listed change its offset holds until the rule next sets the clocks.
  private func ruledOffset(at instant: Instant, after last: Transition) -> Int {
    guard footer.daylight != nil else { return footer.offset }
    guard let change = footer.latestChange(through: instant), change.at > last.at else { return last.after }
    return change.after
  }
}
