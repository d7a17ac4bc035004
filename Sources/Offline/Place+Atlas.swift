package import Atlas
package import Travel

extension Place {
  /// Makes the place of an answer from what the tables of facts found.
  package init(_ match: PlaceMatch) {
    let zone: String? =
      switch match {
      case .airport(let airport): airport.zone
      case .metro(let metro): metro.zone
      case .city(let city): city.zone
      case .country(let country): country.zone
      case .region, .state: nil
      }
    let kind: Kind
    let handle: String
    switch match {
    case .airport(let airport): (kind, handle) = (.airport, "airport:\(airport.code)")
    case .metro(let metro): (kind, handle) = (.city, "metro:\(metro.code)")
    case .city(let city): (kind, handle) = (.city, "city:\(city.geonamesID)")
    case .region(let region): (kind, handle) = (.region, "region:\(region.key)")
    case .state(let state): (kind, handle) = (.region, "state:\(state.country)-\(state.code)")
    case .country(let country): (kind, handle) = (.region, "country:\(country.alpha2)")
    }
    self.init(
      code: match.code, kind: kind, name: match.names.en, country: match.country, zone: zone, handle: handle)
  }
}

extension Atlas {
  /// Makes the place of an answer, with the zone of its first airport where the place itself has none.
  package func place(_ match: PlaceMatch) -> Place {
    let place = Place(match)
    guard place.zone == nil else { return place }
    var zone: String?
    do throws(AtlasError) { zone = try airports(of: match).first?.zone } catch { zone = nil }
    return Place(
      code: place.code, kind: place.kind, name: place.name, country: place.country, zone: zone, handle: place.handle)
  }

  /// Finds the facts of a place again: by its handle, its code, or its name with its country.
  package func match(of place: Place) throws(AtlasError) -> PlaceMatch? {
    if let handle = place.handle, let match = try match(handle: handle) { return match }
    if let code = place.code, code.utf8.count == 3 {
      if place.kind == .city, let metro = try metro(code) { return .metro(metro) }
      if let airport = try airport(code), place.kind == .airport { return .airport(airport) }
    }
    let word = place.country.map { "\(place.name), \($0)" } ?? place.name
    switch try resolve(word) {
    case .one(let match): return match
    case .ambiguous(let matches): return matches.first
    case .unknown: return nil
    }
  }

  private func match(handle: String) throws(AtlasError) -> PlaceMatch? {
    let parts = handle.split(separator: ":", maxSplits: 1).map { String($0) }
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "airport": return try airport(parts[1]).map { .airport($0) }
    case "metro": return try metro(parts[1]).map { .metro($0) }
    case "city":
      guard let id = Int(parts[1]) else { return nil }
      return try city(geonamesID: id).map { .city($0) }
    case "region": return try region(parts[1]).map { .region($0) }
    case "country": return try country(parts[1]).map { .country($0) }
    default: return nil
    }
  }
}
