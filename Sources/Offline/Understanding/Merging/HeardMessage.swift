import Civil

/// All that one message says, slot by slot.
struct HeardMessage {
  var line: Line
  var places: HeardPlaces
  var dates: HeardDates
  var length: HeardLength
  var party: HeardParty
  var money: HeardMoney
  var wishes: HeardWishes
  var cues: HeardCues
  var isCodePair: Bool
  /// A day of the trip is named by its number.
  var namesDay: Bool

  /// What of it cannot be.
  var refusals: [Refusal] { [dates.refusal, length.refusal, party.refusal, money.refusal].compactMap(\.self) }

  /// What bears on the purpose.
  var hearing: Hearing {
    var hearing = Hearing()
    hearing.hasDestination = !places.destinations.isEmpty
    hearing.hasPlace =
      hearing.hasDestination || places.isUnsettled || !places.excluded.isEmpty || !places.alternatives.isEmpty
    hearing.hasOrigin = places.origin != nil
    hearing.hasLength =
      length.nights != nil || length.days != nil || length.isOpen || length.change != nil
      || length.refusal != nil
    hearing.hasDates = !dates.isEmpty
    hearing.hasParty =
      party.adults != nil || party.children != nil || party.isOpen || party.more != nil
      || party.refusal != nil
    hearing.hasMoney =
      money.budget != nil || money.isOpen || money.scope != nil || money.isWithdrawn
      || money.refusal != nil
    hearing.hasWishes = !(wishes.tags + wishes.refusedTags + wishes.constraints + wishes.withdrawn).isEmpty
    hearing.isUndecided = !places.alternatives.isEmpty
    hearing.constraints = wishes.constraints + wishes.withdrawn
    hearing.isCodePair = isCodePair
    hearing.namesDay = namesDay
    if case .number = ReferenceReader(line: line, cues: cues).reference(isBooking: false)?.pick {
      hearing.pointsAtOffer = true
    }
    hearing.speaksOfFood = wishes.tags.contains("food")
    return hearing
  }
}
