import Travel
import Wording

extension MapFeature {
  /// The feature with nothing in its words that could steer a terminal.
  var sanitised: MapFeature {
    var feature = MapFeature(kind: kind, name: clean(name), shape: shape.sanitised, basis: basis)
    feature.localName = localName.map(clean)
    feature.day = day
    feature.start = start.map(clean)
    feature.end = end.map(clean)
    feature.slot = slot
    feature.number = number
    feature.offer = offer.map(clean)
    feature.booking = booking.map(clean)
    feature.status = status
    feature.isApproximate = isApproximate
    return feature
  }
}

extension MapFeature.Shape {
  fileprivate var sanitised: MapFeature.Shape {
    switch self {
    case .point: self
    case .way(let from, let to):
      .way(
        from: .init(name: clean(from.name), position: from.position),
        to: .init(name: clean(to.name), position: to.position))
    }
  }
}

/// Words without anything that could steer a terminal.
func clean(_ words: String) -> String { Sanitised(words).text }
