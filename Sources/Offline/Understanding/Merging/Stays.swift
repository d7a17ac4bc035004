/// Says how many nights each destination of a message has.
enum Stays {
  /// Nights by `City, CC`, where each length stands beside one place: `로마 3박 피렌체 2박`, `5 nights in Rome and 3 in Florence`.
  static func nights(_ heard: HeardMessage) -> [String: Int] {
    var nights: [String: Int] = [:]
    let places = heard.places.mentions.filter {
      $0.meaning.city.map { heard.places.destinations.contains($0) } ?? false
    }
    guard places.count > 1 else { return [:] }
    if heard.length.isEach, let each = heard.length.nights {
      for place in places { if let city = place.meaning.city { nights[city] = each } }
      return nights
    }
    let startsAhead = heard.length.parts.first.map { part in
      places.contains { $0.range.lowerBound == part.range.upperBound }
    }
    for part in heard.length.parts {
      guard let count = part.nights ?? part.days.map({ $0 - 1 }) else { continue }
      // "3 nights in Rome" looks ahead, "Rome 3 nights" back.
      let isAhead = startsAhead == true || ["in", "at"].contains(heard.line.text(part.range.upperBound))
      let nearest =
        isAhead
        ? places.first { $0.range.lowerBound >= part.range.upperBound }
        : places.last { $0.range.upperBound <= part.range.lowerBound }
      if let city = nearest?.meaning.city { nights[city] = count }
    }
    return nights
  }
}
