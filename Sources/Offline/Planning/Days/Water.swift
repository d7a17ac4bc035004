import Atlas

/// Water between sights that lie close together: one crosses it by boat or rides around it, and does not walk.
struct Water: Sendable {
  /// Stretches of a parallel or a meridian: south, west, north, east.
  private let banks: [(south: Double, west: Double, north: Double, east: Double)]

  /// The water that may lie between places near a point.
  init(near point: Spot) {
    banks = Water.known.filter { abs($0.south - point.latitude) < 0.5 && abs($0.west - point.longitude) < 0.5 }
  }

  /// Whether it lies on the straight line from one place to the other.
  func parts(_ one: Spot, from other: Spot) -> Bool {
    banks.contains { bank in
      if bank.south == bank.north {
        guard (one.latitude < bank.south) != (other.latitude < bank.south) else { return false }
        let share = (bank.south - one.latitude) / (other.latitude - one.latitude)
        return (bank.west...bank.east).contains(one.longitude + share * (other.longitude - one.longitude))
      }
      guard (one.longitude < bank.west) != (other.longitude < bank.west) else { return false }
      let share = (bank.west - one.longitude) / (other.longitude - one.longitude)
      return (bank.south...bank.north).contains(one.latitude + share * (other.latitude - one.latitude))
    }
  }

  private static let known: [(south: Double, west: Double, north: Double, east: Double)] = [
    // The basin of Saint Mark and the canal of the Giudecca.
    (45.425, 12.30, 45.425, 12.37),
    // Victoria Harbour.
    (22.295, 114.13, 22.295, 114.165), (22.285, 114.165, 22.295, 114.165), (22.285, 114.165, 22.285, 114.21),
    // The Chao Phraya.
    (13.745, 100.48, 13.745, 100.497), (13.755, 100.48, 13.755, 100.494), (13.757, 100.495, 13.78, 100.495),
    (13.725, 100.50, 13.725, 100.515), (13.735, 100.50, 13.735, 100.515),
    // The Huangpu.
    (31.21, 121.495, 31.26, 121.495),
    // Dubai Creek.
    (25.265, 55.285, 25.265, 55.305),
    // The IJ.
    (52.375, 4.895, 52.39, 4.895), (52.375, 4.895, 52.375, 4.93),
    // The way of the ferries to Djurgården.
    (59.325, 18.075, 59.325, 18.097), (59.315, 18.095, 59.325, 18.095),
    // The harbour of Kaohsiung.
    (22.615, 120.255, 22.615, 120.285),
  ]
}
