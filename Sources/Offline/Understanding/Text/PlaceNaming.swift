import Atlas

/// Says of a place in the tables which city of a trip it stands for.
///
/// An airport stands for its city; an island, a resort or a bay that people book as one stands for itself; a country or a
/// region with several gateways stands for no city.
struct PlaceNaming {
  let atlas: Atlas

  /// Countries of one island that people book as one place.
  private static let singleIslands: Set<String> = ["GU", "MU", "AW", "PW", "CW", "BM", "BB"]

  /// Names that travellers use rather than the table's.
  private static func usual(_ city: String) -> String {
    switch city {
    case "Gent, BE": "Ghent, BE"
    case "Phra Nakhon Si Ayutthaya, TH": "Ayutthaya, TH"
    case "Hualien City, TW": "Hualien, TW"
    case "Québec, CA": "Quebec City, CA"
    case "Chinju, KR": "Jinju, KR"
    case "Aguas Calientes (Machu Picchu), PE": "Machu Picchu, PE"
    case _: city
    }
  }

  func meaning(of resolution: PlaceResolution) -> PlaceMeaning? {
    switch resolution {
    case .one(let match): return meaning(of: match)
    case .ambiguous(let matches):
      return .several(matches.map { meaning(of: $0)?.city == nil ? "\($0.names.en), \($0.country)" : $0.qualifiedName })
    case .unknown: return nil
    }
  }

  private func meaning(of match: PlaceMatch) -> PlaceMeaning? {
    switch match {
    case .city(let city): return .city(PlaceNaming.usual("\(city.names.en), \(city.country)"))
    case .metro(let metro): return .city("\(metro.names.en), \(metro.country)")
    case .airport(let airport):
      do {
        if let code = airport.metro, let metro = try atlas.metro(code) {
          return .city("\(metro.names.en), \(metro.country)")
        }
        return try atlas.city(servedBy: airport).map { .city("\($0.names.en), \($0.country)") }
      } catch { return nil }
    case .state(let state): return .area(country: state.country)
    case .country(let country):
      let isOneCity =
        ["SG", "HK", "MO", "MC"].contains(country.alpha2) || PlaceNaming.singleIslands.contains(country.alpha2)
      return isOneCity ? .city("\(country.names.en), \(country.alpha2)") : .country(country.alpha2)
    case .region(let region): return meaning(of: region)
    }
  }

  private func meaning(of region: RegionFacts) -> PlaceMeaning {
    let name = region.names.en
    let itself = PlaceMeaning.city("\(name), \(region.country)")
    let base = region.baseCity.flatMap { city in city.split(separator: ",").first.map { String($0) } }
    let isItsTown = base.map { name.hasPrefix($0) || $0.hasPrefix(name) } ?? false
    switch region.kind {
    case .island where isCountry(region):
      return PlaceNaming.singleIslands.contains(region.country) ? itself : .country(region.country)
    case .island:
      return region.gateways.count <= 2 || isOneMetro(region) || isItsTown ? itself : .area(country: region.country)
    case .resort: return itself
    case .coast, .region, .park:
      if isItsTown, let base { return .city("\(base), \(region.country)") }
      let isTown = region.kind == .region && base == nil && (region.country == "KR" || isOneMetro(region))
      return isTown ? itself : .area(country: region.country)
    }
  }

  private func isCountry(_ region: RegionFacts) -> Bool {
    do { return try atlas.country(region.country)?.names.en == region.names.en } catch { return false }
  }

  private func isOneMetro(_ region: RegionFacts) -> Bool {
    var metros: Set<String> = []
    for code in region.gateways {
      do { metros.insert(try atlas.airport(code)?.metro ?? code) } catch { return false }
    }
    return metros.count == 1
  }
}
