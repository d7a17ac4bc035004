import Rendering
import Travel
import Wording

extension Context {
  /// What machines are told of practice bookings; people read it in the answer itself.
  func practiceWarnings(_ bookings: [BookingCard]) -> [Warning] {
    guard bookings.contains(where: \.practice) else { return [] }
    switch settings.format.value {
    case .text, .markdown, .html: return []
    case .json, .ndjson, .tsv, .ics, .geojson, .jsonld:
      return [Warning("practice", path: "data", BookingCard.practiceNotice)]
    }
  }
}
