import Civil

extension FlightOffer {
  package func features(for reader: Reader) -> [MapFeature] {
    slices.flatMap { slice -> [MapFeature] in
      let legs =
        slice.segments.isEmpty
        ? [(slice.depart, slice.arrive, slice.depart.basis)] : slice.segments.map { ($0.depart, $0.arrive, $0.route) }
      return legs.compactMap { depart, arrive, basis in
        guard let from = reader.end(at: depart.place), let to = reader.end(at: arrive.place) else { return nil }
        var feature = MapFeature(
          kind: .flight, name: "\(depart.place) → \(arrive.place)", shape: .way(from: from, to: to), basis: basis)
        feature.start = depart.at.rfc3339
        feature.end = arrive.at.rfc3339
        feature.offer = id
        return feature
      }
    }
  }
}

extension HotelOffer {
  package func features(for reader: Reader) -> [MapFeature] {
    guard let position else { return [] }
    var feature = MapFeature(
      kind: .stay, name: name(for: reader), shape: .point(position), basis: live ? .live : .curated)
    feature.localName = localName
    feature.number = number
    feature.start = checkIn.iso
    feature.end = checkOut.iso
    feature.offer = id
    return [feature]
  }
}

extension Reader {
  /// An airport or a city by its IATA code, as an end of a way; nil when nobody knows where it is.
  fileprivate func end(at code: String) -> MapFeature.End? {
    let place = Place(code: code, kind: .airport, name: code, country: nil, zone: nil)
    return gazetteer.positionOf(place).map { MapFeature.End(name: code, position: $0) }
  }

  /// Where a city written `Osaka, JP` lies.
  func position(ofCity city: String) -> Position? {
    guard let comma = city.lastIndex(of: ",") else { return nil }
    let country = city[city.index(after: comma)...].drop { $0 == " " }
    return gazetteer.positionOf(
      Place(code: nil, kind: .city, name: String(city[..<comma]), country: String(country), zone: nil))
  }
}
