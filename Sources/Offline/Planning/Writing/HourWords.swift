import Civil
import Wording

/// What a sentence says of the hour, the day and the season of a visit, held against those that the plan keeps.
struct HourWords: Sendable {
  /// Minutes after midnight.
  let start: Int
  let end: Int
  /// When the sun sets that day.
  let sunset: Int
  /// 1 to 12, half a year on where the seasons are those of the south; nil when no month is known.
  let month: Int?
  let weekday: Weekday?

  /// - Parameter sunset: Half past six where no day is known.
  init(start: Int, end: Int, sunset: Int?, month: Int? = nil, weekday: Weekday? = nil, latitude: Double = 0) {
    self.weekday = weekday
    (self.start, self.end, self.sunset) = (start, end, sunset ?? 1110)
    self.month = month.map { latitude < 0 ? ($0 + 5) % 12 + 1 : $0 }
  }

  /// The sentence, without what names another hour than the visit has; nil when too little is left of it.
  func kept(_ sentence: String, in language: Language) -> String? {
    switch language {
    case .ko: return fitsKorean(Array(sentence.utf8)) ? sentence : nil
    case .en:
      // By bytes, which need not be gathered into characters first.
      var words = sentence.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
      while let wrong = words.indices.first(where: { !fits($0, in: words) }) {
        // What names the hour is mostly the last thing said.
        if let comma = words[..<wrong].lastIndex(where: { $0.hasSuffix(",") }), comma >= 1 {
          words[comma].removeLast()
          words = Array(words[...comma])
        } else if wrong >= 4, words[wrong - 1] == "at", !HourWords.open.contains(words[wrong - 2]) {
          words.removeSubrange(wrong - 1...wrong)
        } else {
          return nil
        }
      }
      return words.joined(separator: " ")
    }
  }

  /// Words that say nothing without the hour behind them.
  private static let open: Set<Substring> = ["come", "glow", "home", "gold", "best", "views"]

  private func fits(_ index: Int, in words: [Substring]) -> Bool {
    let word = words[index].last == "," ? String(words[index].dropLast()) : String(words[index])
    let before = index == 0 ? "" : words[index - 1]
    if let month, before == "in", let season = HourWords.seasons.first(where: { $0.en == word }) {
      return season.months.contains(month)
    }
    if let weekday, word.utf8.count >= 6, let initial = word.utf8.first.map({ $0 | 0x20 }),
      let day = HourWords.weekdays.first(where: { $0.en.utf8.first == initial && word.lowercased().hasPrefix($0.en) })
    {
      return before == "from" || before == "to" || day.days.contains(weekday)
    }
    guard let hour = HourWords.hour(of: index == 0 ? word.lowercased() : word) else { return true }
    // How long it is open is no hour to come at, dark water is no night, and two faces of a place are told together.
    if ["from", "before", "until", "till"].contains(before) { return true }
    if word.lowercased() == "dark", before != "after" { return true }
    if hour == .dark, words.contains(where: { $0 == "day" || $0 == "day," }) { return true }
    return holds(hour)
  }

  private func fitsKorean(_ sentence: [UInt8]) -> Bool {
    func says(_ words: [String]) -> Bool { words.contains { sentence.holds(Array($0.utf8)) } }
    for (word, hour) in HourWords.korean where sentence.holds(word) && !holds(hour) {
      if hour == .dark, says(["낮", "밤늦게까지", "밤에도", "밤나무"]) { continue }
      if !sentence.holds(word + Array("부터".utf8)) { return false }
    }
    if let weekday {
      for day in HourWords.weekdays where !day.days.contains(weekday) && sentence.holds(day.ko) { return false }
    }
    guard let month else { return true }
    for season in HourWords.seasons where !season.months.contains(month) && sentence.holds(season.ko) {
      if !sentence.holds(season.ko + Array(" 궁전".utf8)) { return false }
    }
    return true
  }

  /// Whether a sentence says of a place that it is there in one season alone, and not in this month.
  func isShut(_ sentence: String) -> Bool {
    guard let month, Array(sentence.utf8).holds(Array("only in".utf8)) else { return false }
    return HourWords.seasons.contains { season in
      !season.en.isEmpty && sentence.hasSuffix("only in \(season.en)") && !season.months.contains(month)
    }
  }

  private static let weekdays: [(en: String, ko: [UInt8], days: [Weekday])] = [
    ("weekend", Array("주말".utf8), [.saturday, .sunday]), ("saturday", Array("토요".utf8), [.saturday]),
    ("sunday", Array("일요".utf8), [.sunday]), ("friday", Array("금요".utf8), [.friday]),
    ("wednesday", Array("수요".utf8), [.wednesday]),
  ]

  private static let seasons: [(en: String, ko: [UInt8], months: [Int])] = [
    ("spring", Array("봄".utf8), [3, 4, 5]), ("summer", Array("여름".utf8), [6, 7, 8]),
    ("autumn", Array("가을".utf8), [9, 10, 11]), ("winter", Array("겨울".utf8), [12, 1, 2]),
    ("", Array("벚꽃".utf8), [3, 4]), ("", Array("단풍".utf8), [10, 11]), ("", Array("수국".utf8), [6, 7]),
    ("", Array("매화".utf8), [2, 3]), ("", Array("튤립".utf8), [4, 5]),
  ]

  private enum Hour { case dawn, breakfast, lunch, evening, sunset, dark }

  private func holds(_ hour: Hour) -> Bool {
    switch hour {
    case .dawn: start < 420
    case .breakfast: start < 660
    case .lunch: start < 870 && end > 660
    case .evening: end > 1020
    case .sunset: end >= sunset - 5 && start <= sunset + 10
    case .dark: end >= sunset + 20
    }
  }

  private static func hour(of word: String) -> Hour? {
    switch word {
    case "dawn", "sunrise": .dawn
    case "breakfast", "morning": .breakfast
    case "midday", "noon", "lunch", "lunches": .lunch
    case "dinner", "evening", "evenings": .evening
    case "sunset", "sunsets", "dusk": .sunset
    case "dark", "night", "nights", "nightly", "lit", "lights", "floodlit": .dark
    case _ where word.hasSuffix("-lit"): .dark
    case _: nil
    }
  }

  private static let korean: [([UInt8], Hour)] = [
    (Array("새벽".utf8), .dawn), (Array("일출".utf8), .dawn), (Array("해돋이".utf8), .dawn),
    (Array("아침".utf8), .breakfast), (Array("점심".utf8), .lunch), (Array("저녁".utf8), .evening),
    (Array("노을".utf8), .sunset), (Array("해 질".utf8), .sunset), (Array("밤".utf8), .dark),
    (Array("야경".utf8), .dark), (Array("야시장".utf8), .dark), (Array("켜진".utf8), .dark),
  ]
}
