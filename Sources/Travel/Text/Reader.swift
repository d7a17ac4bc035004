package import Civil
package import Wording

/// Who reads an answer: in which language, and under which names they know places.
package struct Reader: Sendable {
  package let language: Language
  package let now: Instant
  /// Gives a place's name in the reader's language.
  package let nameOf: @Sendable (Place) -> String
  /// Gives an airline's name in the reader's language by its IATA code; nil where it has none in that language.
  package let airlineOf: @Sendable (String) -> String?
  /// Gives a hotel's name and quarter in the reader's language; nil where they are not known in that language.
  package var stayOf: @Sendable (HotelOffer) -> (name: String?, quarter: String?)? = { _ in nil }
  /// How the clocks of places run, for calendars.
  package var zones = ZoneBook.empty
  /// Whether nothing is shortened for a screen: the answer is text that goes into a pipe or a file.
  package var isUnshortened = false

  /// Where places lie, for maps.
  package let gazetteer: Gazetteer

  package init(
    language: Language, now: Instant, airlineOf: @escaping @Sendable (String) -> String? = { _ in nil },
    gazetteer: Gazetteer = .empty, nameOf: @escaping @Sendable (Place) -> String
  ) {
    self.language = language
    self.now = now
    self.airlineOf = airlineOf
    self.gazetteer = gazetteer
    self.nameOf = nameOf
  }

  /// Gives a sentence in the reader's language.
  package func callAsFunction(_ phrase: Phrase) -> String { phrase[language] }

  /// Gives a sentence in the reader's language: English, then Korean.
  package func callAsFunction(_ en: String, _ ko: String) -> String { Phrase(en, ko)[language] }
}
