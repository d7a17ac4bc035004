package import Travel

/// What a question about the world is about, apart from the trip: "where can we get good milmyeon", "KTX 부산".
package struct LookUp: Equatable, Sendable {
  /// The place named in the message, as `City, CC`; nil when none is.
  package var place: String?
  /// Every place named as where to be, as `City, CC`.
  package var places: [String] = []
  /// The country named where no city is, as alpha-2.
  package var country: String?
  /// The day or days named in the message.
  package var window: DateWindow?
  /// The ends of a way, as `City, CC`.
  package var from: String?
  package var to: String?
  /// The words for the ends of a way as typed, such as `도쿄역` and `하네다`.
  package var fromWords: String?
  package var toWords: String?

  package init() {}
}
