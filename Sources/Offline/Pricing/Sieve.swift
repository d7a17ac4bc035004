import Travel

/// Counts what each filter takes away, in the order in which the filters apply.
struct Sieve {
  private var counts: [RemovedByFilter] = []

  /// Starts a count for each filter that was asked for.
  init(_ filters: [(option: String, isSet: Bool)]) {
    counts = filters.filter(\.isSet).map { RemovedByFilter(filter: $0.option, count: 0) }
  }

  mutating func remove(_ count: Int = 1, by option: String) {
    guard let at = counts.firstIndex(where: { $0.filter == option }) else { return }
    counts[at] = RemovedByFilter(filter: option, count: counts[at].count + count)
  }

  /// Keeps what passes and counts the rest.
  mutating func keep<Item>(_ items: [Item], option: String, where passes: (Item) -> Bool) -> [Item] {
    let kept = items.filter(passes)
    remove(items.count - kept.count, by: option)
    return kept
  }

  var removed: [RemovedByFilter] { counts }
}
