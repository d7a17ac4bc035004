import Atlas
import Civil
import Travel
import Wording

/// What every part of an answer is told with: the facts, the question, the language and the money.
struct Telling: Sendable {
  let atlas: Atlas
  let query: ChatQuery
  let understood: Understood
  let reader: Reader
  let currency: Currency

  init(atlas: Atlas, query: ChatQuery, understood: Understood) {
    self.atlas = atlas
    self.query = query
    self.understood = understood
    let language = understood.language
    reader = Reader(language: language, now: query.now) { place in Telling.name(of: place, language, atlas) }
    currency = query.currency ?? understood.goal.budget?.money.currency ?? (language == .ko ? .krw : .usd)
  }

  /// The trip that the answer goes by.
  var goal: TripGoalCard { understood.asked ?? understood.goal }
  var language: Language { understood.language }
  /// Today where the traveller is, as far as that is known.
  var today: CivilDate { ZoneRules.utc.today(at: Instant(seconds: query.now.seconds + 9 * 3600)) }

  func callAsFunction(_ en: String, _ ko: String) -> String { reader(en, ko) }

  /// The name of a city written `City, CC`, in the language of the answer.
  func name(_ label: String) -> String { reader.cityName(label) }

  /// A list in words: `Osaka, Kyoto and Nara`.
  func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return language == .ko
      ? words.joined(separator: ", ") : words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A Korean word with 이에요 or 예요 as its last letter asks for; a word in English as it is.
  func being(_ word: String) -> String { word + (Telling.endsInConsonant(word) ? "이에요" : "예요") }

  /// A Korean word with 은 or 는 as its last letter asks for.
  func topic(_ word: String) -> String { word + word.particle(.topic) }

  /// Whether the last letter of a word has a final consonant; a bracket behind it does not count.
  private static func endsInConsonant(_ word: String) -> Bool {
    let last = word.unicodeScalars.last { (0xAC00...0xD7A3).contains($0.value) }
    return last.map { ($0.value - 0xAC00) % 28 != 0 } ?? false
  }

  /// A stretch of days, as in `11–14 Dec` or `12월 30일–1월 2일`.
  func days(_ first: CivilDate, _ last: CivilDate) -> String { reader.days(first, last) }

  func monthName(_ month: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return language == .ko ? "\(month)월" : names[(month + 11) % 12]
  }

  /// The name of a country in the language of the answer; nil for no country.
  func countryName(_ code: String) throws(AtlasError) -> String? { try atlas.country(code).map { name(of: $0.names) } }

  func name(of names: PlaceNames) -> String { names[language == .ko ? .ko : .en] }

  func name(of sight: SightFacts) -> String {
    language == .ko ? sight.koreanName ?? sight.englishName : sight.englishName
  }

  func reason(of sight: SightFacts) -> String? {
    let reason = language == .ko ? sight.koreanReason : sight.englishReason
    return reason.isEmpty ? nil : reason
  }

  private static func name(of place: Place, _ language: Language, _ atlas: Atlas) -> String {
    guard language == .ko else { return place.name }
    do {
      return try atlas.match(of: place)?.names[.ko] ?? place.name
    } catch {
      // Damaged facts are told of where they are asked for; a name in English is right all the same.
      return place.name
    }
  }
}
