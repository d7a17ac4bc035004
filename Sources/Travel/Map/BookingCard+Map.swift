import JSON

extension BookingCard {
  package func features(for reader: Reader) -> [MapFeature] {
    offered(for: reader).map { feature in
      var feature = feature
      feature.booking = code
      feature.status = status
      return feature
    }
  }

  /// What was booked, where the offer tells; a stay whose own position is not known lies in its town.
  private func offered(for reader: Reader) -> [MapFeature] {
    switch sort {
    case .flight:
      return read(FlightOffer.codec)?.features(for: reader) ?? []
    case .hotel:
      let features = read(HotelOffer.codec)?.features(for: reader) ?? []
      guard features.isEmpty, let position = place.flatMap({ reader.position(ofCity: $0) }) else { return features }
      var feature = MapFeature(kind: .stay, name: title, shape: .point(position), basis: nil)
      feature.start = start
      feature.end = end
      feature.isApproximate = true
      return [feature]
    }
  }

  private func read<Offer>(_ codec: Codec<Offer>) -> Offer? {
    do throws(JSONMismatch) { return try codec.read(offer, .root) } catch { return nil }
  }
}
