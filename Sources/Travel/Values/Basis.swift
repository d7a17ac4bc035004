/// How a value is known. It stands beside every figure that is not plainly a fact.
package enum Basis: String, CaseIterable, Sendable {
  /// A provider said so just now.
  case live
  /// A stable public fact.
  case fact
  /// True on the date given with it.
  case dated
  /// Computed from facts, with a known error.
  case model
  /// A price range; never an offer.
  case estimate
  /// Written and checked by hand.
  case curated
  /// A placeholder that the traveller may change.
  case assumed
}
