extension PlaceRoles {
  /// Adds the parts of countries and of the world named as where to go, but those that hold where one goes already.
  func addAreas(_ mentions: [PlaceMention], to heard: inout HeardPlaces) {
    let settled = Set((heard.destinations + heard.alternatives).map { String($0.suffix(2)) })
    for mention in mentions {
      guard case .area(let country) = mention.meaning, [.none, .destination, .at].contains(mention.role) else {
        continue
      }
      if let country, settled.contains(country) { continue }
      heard.hasArea = true
      heard.areaRange = heard.areaRange ?? mention.range
      if let country, !heard.countries.contains(country) { heard.countries.append(country) }
    }
  }
}
