import Atlas
import Travel

/// Chooses among the stays of a place by what was wished for: by name, near a sight, or the cheapest.
struct StayChoice: Sendable {
  private let names: [String]
  private let point: Spot?
  private let isCheapest: Bool

  init(_ telling: Telling) throws(AtlasError) {
    let wish = StayWish(telling.goal)
    names = wish?.names ?? []
    point = if let near = wish?.near { try telling.atlas.sights(named: near).first?.sight.position } else { nil }
    isCheapest = telling.understood.kept.contains(.cheaperStays)
  }

  /// The first few of them; nil when nothing was wished for here.
  func pick(_ offers: [HotelOffer], _ count: Int) -> [HotelOffer]? {
    if isCheapest { return Array(offers.prefix(count)) }
    let named = offers.filter { names.contains($0.name) }
    if !named.isEmpty { return Array((named + offers.filter { !names.contains($0.name) }).prefix(count)) }
    guard let point else { return nil }
    func distance(_ offer: HotelOffer) -> Double {
      let spot = offer.position.flatMap { Spot(latitude: $0.latitude, longitude: $0.longitude) }
      return spot?.kilometres(to: point) ?? .infinity
    }
    guard let nearest = offers.map(distance).min(), nearest < 50 else { return nil }
    return Array(offers.sorted { (distance($0), $0.id) < (distance($1), $1.id) }.prefix(count))
  }
}
