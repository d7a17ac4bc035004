import JSON

extension KeptOffer {
  /// How many the search behind it was for; nil where it does not say.
  package var people: Int? {
    if case .array(let counts)? = request["passengers"] {
      let known = counts.compactMap { number($0["count"]) }
      return known.isEmpty ? nil : known.reduce(0, +)
    }
    guard let adults = number(request["adults"]) else { return nil }
    guard case .array(let ages)? = request["child_ages"] else { return adults }
    return adults + ages.count
  }

  private func number(_ value: JSONValue?) -> Int? {
    guard case .number(let text)? = value else { return nil }
    return Int(text)
  }
}
