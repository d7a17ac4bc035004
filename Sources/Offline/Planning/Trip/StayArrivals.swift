import Atlas
import Civil
import Travel

/// When a trip gets to each of its stays, and the nights a bed is wanted for there.
struct StayArrivals: Sendable {
  let ends: TripEnds
  /// The ways between the stays, the first to the second stay.
  let transfers: [CityChange]
  private let outline: TripOutline

  init(_ outline: TripOutline, telling: Telling, flight: FlightOffer?) throws(AtlasError) {
    let (atlas, constraints) = (telling.atlas, telling.goal.constraints)
    ends = try TripEnds(outline, flight: flight, constraints: constraints, in: atlas)
    let pace = Pace(
      survey: telling.query.survey, tags: Set(telling.goal.styleTags), hasChildren: outline.party.hasChildren)
    var transfers: [CityChange] = []
    for stay in outline.stays.indices.dropFirst() {
      transfers.append(
        try CityChange(
          to: stay, of: outline, start: pace.start, isTrainOnly: constraints.contains("train_only"), in: atlas))
    }
    self.transfers = transfers
    self.outline = outline
  }

  /// The days of the trip from checking in to leaving; empty where no night is left.
  func days(of stay: Int) -> Range<Int> {
    let (first, nights) = (outline.stays[stay].firstDay, outline.stays[stay].nights)
    let clock = stay == 0 ? ends.arrival.clock : transfers[stay - 1].arrival
    // A night on the way is slept there; whoever gets in before dawn still wants the bed of that night.
    let late = max(0, clock - StayArrivals.dawn) / 1440
    return first + min(late, nights)..<first + nights
  }

  /// Minutes after midnight until which an arrival belongs to the night before.
  private static let dawn = 360
}

extension StayArrivals {
  /// The dates of a stay to search for; nil where the day is open or no night is left.
  func wish(_ stay: Int) -> HotelSuggestions.Wish? {
    let days = days(of: stay)
    guard !days.isEmpty, let first = outline.pricedDate(days.lowerBound),
      let last = outline.pricedDate(days.upperBound)
    else { return nil }
    return .init(destination: outline.stays[stay].destination, checkIn: first, checkOut: last)
  }

  /// Every stay with the nights that are slept there.
  var planned: [PlannedStay] {
    outline.stays.indices.map { stay in
      let days = days(of: stay)
      return PlannedStay(
        place: outline.stays[stay].destination.label, nights: days.count, depart: outline.date(days.lowerBound)?.iso,
        returning: outline.date(days.upperBound)?.iso)
    }
  }
}
