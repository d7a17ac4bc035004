/// The languages in which places have names.
package enum NameLanguage: String, CaseIterable, Sendable {
  case en, ko, ja, zh
}

/// What a place is called, in English and perhaps in others.
package struct PlaceNames: Equatable, Sendable {
  /// English.
  package let en: String
  /// Korean; nil when it has no name there.
  package let ko: String?
  /// Japanese; nil when it has no name there.
  package let ja: String?
  /// Simplified Chinese.
  package let zh: String?
  /// The name in the place's own script, where that is none of the others.
  package let local: String?

  /// Holds the names of a place, English first.
  package init(en: String, ko: String? = nil, ja: String? = nil, zh: String? = nil, local: String? = nil) {
    self.en = en
    self.ko = ko
    self.ja = ja
    self.zh = zh
    self.local = local
  }

  /// The name in a language, in English where that language has none.
  package subscript(language: NameLanguage) -> String { exactly(language) ?? en }

  /// The name in a language; nil where that language has none.
  package func exactly(_ language: NameLanguage) -> String? {
    switch language {
    case .en: en
    case .ko: ko
    case .ja: ja
    case .zh: zh
    }
  }

  /// Every name there is, English first.
  package var all: [String] { [en] + [ko, ja, zh, local].compactMap(\.self) }
}
