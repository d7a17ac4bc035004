import Civil
import Travel

/// One expression of time in a message, and where it stands.
struct DateAtom {
  enum Value: Equatable {
    case day(CivilDate)
    /// A day of a month that is not said, such as "the 5th".
    case dayOfMonth(Int)
    case window(DateWindow)
    /// Words with two readings.
    case open
    /// Days or weekends between which the words do not decide: "next Friday" on a Monday.
    case either(DateWindow, DateWindow)
    /// A day that does not exist.
    case impossible
    /// A date whose weekday is another than the one said with it.
    case misdated(CivilDate)
  }

  enum Role { case none, departs, returns, occasion }

  var value: Value
  var range: Range<Int>
  var role = Role.none
  /// A weekday by itself, which after a departure means the next such day.
  var weekday: Weekday?
  /// A clause of its own meaning: the second half of "from … to …".
  var endsRange = false
  /// The time of cherry blossoms or of autumn leaves.
  var isBloom = false
}

extension DateAtom.Value {
  /// The date that is said with another weekday; nil for all else.
  var date: CivilDate? { if case .misdated(let date) = self { date } else { nil } }
}
