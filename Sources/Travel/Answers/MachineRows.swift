import JSON

extension FlightOffer {
  /// The offer's own keys, then where and when it starts and ends, for TSV.
  var machineRow: [(name: String, words: String)] {
    var row = flatRow(json)
    if let first = slices.first, let last = slices.last {
      row += prefixed("depart", flatRow(Stop.departure.write(first.depart)))
      row += prefixed("arrive", flatRow(Stop.arrival.write(last.arrive)))
      row.append(("duration_min", String(first.minutes)))
      row.append(("stops", String(max(first.segments.count - 1, 0))))
    }
    row.append(("carriers", carriers.map(\.code).joined(separator: " ")))
    return row
  }
}

extension BookingCard {
  /// The booking's own keys but the offer, for TSV.
  var machineRow: [(name: String, words: String)] {
    guard case .object(let members) = BookingCard.keys.codec.write(self) else { return [] }
    return flatRow(.object(members.filter { $0.key != "offer" }))
  }
}

private func prefixed(_ name: String, _ row: [(name: String, words: String)]) -> [(name: String, words: String)] {
  row.map { ("\(name).\($0.name)", $0.words) }
}
