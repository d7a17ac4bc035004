import Atlas

/// Finds the towns between which one chooses where a part of a country is named as where to go.
struct AreaTowns {
  let atlas: Atlas

  /// As `City, CC`: the town to stay in first, then those of the airports one flies to; none for other words.
  func towns(of words: String) -> [String] {
    do {
      guard case .one(let match) = try atlas.resolve(words) else { return [] }
      var found: [String] = []
      switch match {
      case .region(let region): if let base = region.baseCity { found.append(base) }
      case .state: break
      case .airport, .metro, .city, .country: return []
      }
      let naming = PlaceNaming(atlas: atlas)
      for airport in try atlas.gateways(of: match) {
        guard let town = naming.meaning(of: .one(.airport(airport)))?.city, !found.contains(town) else { continue }
        found.append(town)
      }
      return found
    } catch { return [] }
  }
}
