import Travel

/// What a message says of money.
struct HeardMoney {
  var budget: TripBudget?
  /// What a sum already known is for, when only that is said.
  var scope: TripBudget.Scope?
  /// A sum is spoken of, but not which, or in what currency.
  var isOpen = false
  /// The budget known no longer counts: "scrap the budget", 예산은 상관없어.
  var isWithdrawn = false
  /// The amount can be read in two ways though one is taken.
  var isColloquial = false
  /// A sum that is no budget.
  var refusal: Refusal?
  var range: Range<Int>?
  /// The tokens of 1박 in 1박 20만원, which are a price rather than a stay.
  var pricedNight: Range<Int>?
}
