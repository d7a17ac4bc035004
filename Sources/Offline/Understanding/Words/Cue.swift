/// What a word says of a message's purpose.
enum Cue: Hashable {
  case flight, flying, stay, food, eating, guide, weather, event, transport, mode, warning
  case cost, enough
  case plan, planning, idea, somewhere, trip
  case book, cancel, take, offerFlight, offerHotel, offerAny, cheapest, dearest, it
  case greeting, thanks, smallTalk, outOfScope
  /// Work that is asked for, whatever else stands there: homework, a poem.
  case task
  case question, recommend, startOver, change, add, remove, shorten, back, more, going
  case both
  /// How full the days are: 빡빡해요, slower.
  case pace
  /// 들어가는 곳 as in "오사카 인".
  case arrives, leavesFrom
  case via
}
