import Atlas

/// Ways between all points of a city's plan: the stay is point 0, candidate n is point n + 1.
struct LegTable: Sendable {
  private let legs: [GroundLeg]
  private let minutesTable: [Int]
  private let count: Int

  init(stay: Spot, candidates: [Candidate], ground: Ground) {
    let water = Water(near: stay)
    let overseas = [nil] + candidates.map(\.visit.overseas)
    let points = [stay] + candidates.map(\.sight.position)
    var legs: [GroundLeg] = []
    legs.reserveCapacity(points.count * points.count)
    for (row, one) in points.enumerated() {
      for (column, other) in points.enumerated() {
        // Both directions are one distance: half of it need not be reckoned again.
        if column < row {
          legs.append(legs[column * points.count + row])
        } else {
          let way = row == column ? 0 : one.kilometres(to: other)
          legs.append(
            GroundLeg(
              kilometres: way, isParted: way > 0 && water.parts(one, from: other),
              ground: ground == .water || way == 0 ? ground : overseas[row] ?? overseas[column] ?? ground))
        }
      }
    }
    self.legs = legs
    minutesTable = legs.map(\.minutes)
    count = points.count
  }

  func leg(_ from: Int, _ to: Int) -> GroundLeg { legs[from * count + to] }

  func minutes(_ from: Int, _ to: Int) -> Int { from == to ? 0 : minutesTable[from * count + to] }
}
