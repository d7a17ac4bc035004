import Travel
import Wording

/// A list that shrinks filter by filter and is put in order, and remembers what each filter removed and what could not
/// be held against it.
struct OfferSieve<Offer: Sendable> {
  private(set) var offers: [Offer]
  private(set) var removed: [RemovedByFilter] = []
  /// What was asked of an offer, as an option, and whether the offer is silent on it.
  private var questions: [(option: String, isSilent: (Offer) -> Bool)] = []
  private var order: (word: String, isSilent: (Offer) -> Bool)?

  init(_ offers: [Offer]) { self.offers = offers }

  /// Keeps what passes and what does not say; `nil` of `passes` is the latter.
  mutating func keep(_ option: String, where passes: @escaping (Offer) -> Bool?) {
    let kept = offers.filter { passes($0) ?? true }
    removed.append(RemovedByFilter(filter: option, count: offers.count - kept.count))
    questions.append((option, { passes($0) == nil }))
    offers = kept
  }

  /// Puts in order by a key; those without one come last.
  mutating func order<Key: Comparable>(_ key: (Offer) -> Key?) { offers = offers.inOrder(key) }

  /// The same, by an order of the option, which tells how many have no key.
  mutating func order<Key: Comparable, Word: RawRepresentable<String>>(
    by word: Word, _ key: @escaping (Offer) -> Key?
  ) {
    order(key)
    order = (word.rawValue, { key($0) == nil })
  }

  /// The first so many, with what was removed and what of them the server does not say.
  func found(_ limit: Int, warnings: [Warning], scale: [Warning], note: Phrase?) -> Found<Offer> {
    let shown = Array(offers.prefix(limit))
    var silences: [Warning] = []
    for question in questions {
      let count = shown.count { question.isSilent($0) }
      if count > 0 { silences.append(Silence.filter(question.option, count, of: shown.count)) }
    }
    if let order {
      let count = shown.count { order.isSilent($0) }
      if count > 0 { silences.append(Silence.order(order.word, count, of: shown.count)) }
    }
    return Found(offers: shown, removed: removed, warnings: warnings + silences + scale, note: note)
  }
}

/// The warnings that a server does not say what was asked of its offers.
private enum Silence {
  static func filter(_ option: String, _ count: Int, of all: Int) -> Warning {
    Warning(
      "filter_unproven", path: "data.offers",
      Phrase(
        "\(option) could not be checked for \(count) of the \(all) shown: the server does not say.",
        "서버가 알려 주지 않아서 \(all)개 가운데 \(count)개는 \(option) 조건을 확인하지 못했어요."))
  }

  static func order(_ word: String, _ count: Int, of all: Int) -> Warning {
    Warning(
      "order_unproven", path: "data.offers",
      Phrase(
        "--sort \(word) has no place for \(count) of the \(all) shown: the server does not say. They come last.",
        "서버가 알려 주지 않아서 \(all)개 가운데 \(count)개는 --sort \(word) 순서를 정하지 못하고 뒤에 뒀어요."))
  }
}

extension Array {
  /// Sorted by a key, those without one last, equals in the order they came.
  func inOrder<Key: Comparable>(_ key: (Element) -> Key?) -> [Element] {
    enumerated().map { (place: $0.offset, key: key($0.element), element: $0.element) }.sorted { one, other in
      switch (one.key, other.key) {
      case (let first?, let second?): first == second ? one.place < other.place : first < second
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil): one.place < other.place
      }
    }.map(\.element)
  }
}
