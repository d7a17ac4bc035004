/// The offer that words such as "the second hotel" or "그걸로" point at.
package struct OfferReference: Equatable, Sendable {
  /// What is pointed at; `either` when the words do not say.
  package enum Kind: Equatable, Sendable { case flight, hotel, either }

  /// Which of the offers.
  package enum Pick: Equatable, Sendable {
    /// The n-th of the list, from 1.
    case number(Int)
    /// The last of the list.
    case last
    case cheapest
    case dearest
    /// "it", "that one", "그걸로": the one that was spoken of.
    case spokenOf
    /// Told by words of its own, such as "with the pool".
    case described(String)
  }

  package let kind: Kind
  package let pick: Pick

  package init(kind: Kind, pick: Pick) {
    self.kind = kind
    self.pick = pick
  }
}
