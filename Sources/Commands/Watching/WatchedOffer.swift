import Civil
import JSON
import Travel

/// An offer that can be told from every other, from one run to the next.
protocol WatchedOffer: NumberedOffer {
  var price: Price { get }
  /// What makes it the same offer again: its id, or on rolling days what it is but for its days.
  func sameness(isRolling: Bool) -> String
}

extension FlightOffer: WatchedOffer {
  func sameness(isRolling: Bool) -> String {
    guard isRolling else { return id }
    let flights = slices.flatMap(\.segments).map { segment in
      let carriers = segment.carriers.map(\.code).joined(separator: "/")
      let (from, to) = (segment.depart, segment.arrive)
      return "\(carriers) \(from.place) \(from.at.clock.text) \(to.place) \(to.at.clock.text)"
    }
    // Where no flights are told, the provider's words tell offers apart.
    return ([provider, cabin?.rawValue ?? "?"] + (flights.isEmpty ? notes : flights)).joined(separator: " · ")
  }
}

extension HotelOffer: WatchedOffer {
  func sameness(isRolling: Bool) -> String {
    isRolling ? [provider, name, quarter ?? "", String(rooms)].joined(separator: " · ") : id
  }
}

extension Place {
  /// The place as a question names it: by its code, which outlives every spelling, else by what the facts call it.
  var watchWord: JSONValue { .string(code ?? handle ?? [name, country ?? ""].joined(separator: ", ")) }
}

extension JSONValue {
  /// The object without some keys and with others.
  func replacing(_ keys: Set<String>, by members: [Member]) -> JSONValue {
    guard case .object(let old) = self else { return self }
    return .object(old.filter { !keys.contains($0.key) } + members)
  }
}
