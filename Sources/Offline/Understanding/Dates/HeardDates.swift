import Civil
import Travel

/// What a message says of when.
struct HeardDates {
  var depart: CivilDate?
  var returning: CivilDate?
  var window: DateWindow?
  /// Days by which the dates that are known move.
  var shift: Int?
  /// Keys of the goal about which the words leave a question.
  var open: Set<String> = []
  /// Why days that were said are not taken.
  var refusal: Refusal?
  /// The words for each.
  var departRange: Range<Int>?
  var returnRange: Range<Int>?
  var windowRange: Range<Int>?

  var isEmpty: Bool {
    depart == nil && returning == nil && window == nil && open.isEmpty && shift == nil && refusal == nil
  }
}
