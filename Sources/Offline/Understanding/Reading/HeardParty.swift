/// What a message says of who comes along.
struct HeardParty {
  var adults: Int?
  var children: Int?
  var childAges: [Int] = []
  /// Adults are spoken of without their number.
  var isOpen = false
  /// Heads to add to the adults known.
  var more: Int?
  /// The adults are what the children named leave of the whole party.
  var isReckoned = false
  /// A number of people who cannot travel: nobody, or fewer.
  var refusal: Refusal?
  var range: Range<Int>?
  /// Children come along as companions: "with our 7-year-old".
  var bringsChildren = false
}
