package import Civil
package import Travel
package import Wording

/// What the commands need to know of places: which one a word means, what day it is there, what people call it.
package struct PlaceBook: Sendable {
  /// A place that a word may mean, with the word that means only it.
  package struct Candidate: Equatable, Sendable {
    package let place: Place
    package let word: String
    /// The place with what tells it apart, such as `San Jose, Costa Rica`.
    package let label: Phrase

    package init(place: Place, word: String, label: Phrase) {
      self.place = place
      self.word = word
      self.label = label
    }
  }

  /// What a word was found to mean.
  package enum Finding: Equatable, Sendable {
    case one(Place)
    case several([Candidate])
    /// Nothing has that name; `near` are names that differ by one letter.
    case none(near: [Candidate])
  }

  /// What a search looks for: flights need somewhere to fly from, stays do not.
  package enum Purpose: Sendable { case flying, staying }

  package let find: @Sendable (_ word: String, _ purpose: Purpose) -> Finding
  /// The place of an IATA airport or city code; nil when it is none.
  package let byCode: @Sendable (_ code: String) -> Place?
  /// The time on the wall in a zone; UTC when the zone is not known.
  package let local: @Sendable (_ now: Instant, _ zone: String?) -> ZonedTime
  package let nameOf: @Sendable (_ place: Place, _ language: Language) -> String
  /// The codes of the airports that a search from or to a place asks; empty when none is known.
  package let airportsOf: @Sendable (_ place: Place) -> [String]
  /// Names and codes that start with some letters, most likely first.
  package let completions: @Sendable (_ prefix: String, _ limit: Int) -> [String]
  /// The calling code of a country, digits only; nil when unknown.
  package let callingCode: @Sendable (_ country: String) -> String?
  /// How the clocks of places run.
  package let zones: ZoneBook

  /// An airline's name by its IATA code; nil where it has none in that language.
  package let airlineOf: @Sendable (_ code: String, _ language: Language) -> String?

  /// A hotel's name and quarter; nil where they are not known in that language.
  package let stayOf: @Sendable (_ stay: HotelOffer, _ language: Language) -> (name: String?, quarter: String?)?

  /// Where places lie and what the land looks like.
  package let gazetteer: Gazetteer

  package init(
    find: @escaping @Sendable (String, Purpose) -> Finding, byCode: @escaping @Sendable (String) -> Place?,
    local: @escaping @Sendable (Instant, String?) -> ZonedTime,
    nameOf: @escaping @Sendable (Place, Language) -> String,
    completions: @escaping @Sendable (String, Int) -> [String], callingCode: @escaping @Sendable (String) -> String?,
    airportsOf: @escaping @Sendable (Place) -> [String] = { _ in [] },
    airlineOf: @escaping @Sendable (String, Language) -> String? = { _, _ in nil },
    stayOf: @escaping @Sendable (HotelOffer, Language) -> (name: String?, quarter: String?)? = { _, _ in nil },
    gazetteer: Gazetteer = .empty,
    zones: ZoneBook = .empty
  ) {
    self.find = find
    self.byCode = byCode
    self.local = local
    self.nameOf = nameOf
    self.completions = completions
    self.callingCode = callingCode
    self.airportsOf = airportsOf
    self.airlineOf = airlineOf
    self.stayOf = stayOf
    self.gazetteer = gazetteer
    self.zones = zones
  }
}
