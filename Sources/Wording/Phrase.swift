/// A sentence that a person reads, in every language the tool speaks.
package struct Phrase: Equatable, Sendable {
  package let en: String
  package let ko: String

  /// Holds one sentence: English first, then Korean in 해요체.
  package init(_ en: String, _ ko: String) {
    self.en = en
    self.ko = ko
  }

  /// Gives words that are the same in every language, such as a name or a code.
  package static func same(_ words: String) -> Phrase { Phrase(words, words) }

  /// Gives the sentence in one language.
  package subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .ko: ko
    }
  }
}
