import Travel
import Wording

/// How an offer stands to one option of a search.
struct Verdict {
  let option: String
  /// nil when the server does not say.
  let passes: Bool?

  init(_ option: String, _ passes: Bool?) {
    self.option = option
    self.passes = passes
  }
}

/// Which offers of a list stay and in which order, by what the server says of them, and what it leaves open.
struct OfferSieve {
  /// Places in the list, best first.
  let kept: [Int]
  /// How many each option removed, in the order they apply.
  let removed: [RemovedByFilter]
  /// What could not be held against those that are kept.
  let warnings: [Warning]

  /// - Parameters:
  ///   - rows: the verdicts on each offer, the same options in the same order.
  ///   - keys: what each offer is ordered by; one without comes last.
  ///   - order: the word of the order, where a key that is missing is to be told.
  ///   - limit: at most so many.
  init(_ rows: [[Verdict]], keys: [PriceScale.Weight?], order: String?, limit: Int) {
    let options = rows.first?.map(\.option) ?? []
    let breaking = rows.map { row in row.firstIndex { $0.passes == false } }
    removed = options.indices.map { option in
      RemovedByFilter(filter: options[option], count: breaking.count { $0 == option })
    }
    let standing = rows.indices.filter { breaking[$0] == nil }
    let kept = Array(standing.sorted { OfferSieve.comes($0, before: $1, by: keys) }.prefix(limit))
    var warnings: [Warning] = []
    for option in options.indices {
      let silent = kept.count { rows[$0][option].passes == nil }
      if silent > 0 { warnings.append(OfferSieve.unproven(options[option], silent, of: kept.count)) }
    }
    if let order {
      let silent = kept.count { keys[$0] == nil }
      if silent > 0 { warnings.append(OfferSieve.unordered(order, silent, of: kept.count)) }
    }
    self.kept = kept
    self.warnings = warnings
  }

  /// Those without a key come last, equals in the order they came.
  private static func comes(_ one: Int, before other: Int, by keys: [PriceScale.Weight?]) -> Bool {
    switch (keys[one], keys[other]) {
    case (let first?, let second?): first == second ? one < other : first < second
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): one < other
    }
  }

  private static func unproven(_ option: String, _ count: Int, of all: Int) -> Warning {
    Warning(
      "filter_unproven", path: "data.offers",
      Phrase(
        "\(option) could not be checked for \(count) of the \(all) shown: the server does not say.",
        "서버가 알려 주지 않아서 \(all)개 가운데 \(count)개는 \(option) 조건을 확인하지 못했어요."))
  }

  private static func unordered(_ word: String, _ count: Int, of all: Int) -> Warning {
    Warning(
      "order_unproven", path: "data.offers",
      Phrase(
        "--sort \(word) has no place for \(count) of the \(all) shown: the server does not say. They come last.",
        "서버가 알려 주지 않아서 \(all)개 가운데 \(count)개는 --sort \(word) 순서를 정하지 못하고 뒤에 뒀어요."))
  }
}
