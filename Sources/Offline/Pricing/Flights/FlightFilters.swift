import Atlas
import Travel

/// What a traveller asks of the ways, and what each wish takes away.
struct FlightFilters {
  let query: FlightQuery

  var wishes: TimeWishes {
    TimeWishes(after: query.departAfter, before: query.departBefore, arriveBefore: query.arriveBefore)
  }

  /// A count for each option that was given.
  var sieve: Sieve {
    Sieve([
      ("--max-stops", query.maxStops != nil), ("--airline", !query.airlines.isEmpty),
      ("--not-airline", !query.notAirlines.isEmpty), ("--depart-after", query.departAfter != nil),
      ("--depart-before", query.departBefore != nil), ("--arrive-before", query.arriveBefore != nil),
      ("--max-price", query.maxPrice != nil),
    ])
  }

  /// The ways that satisfy the wishes, narrowed to the airlines asked for. Each way stands for a part of the day each.
  func kept(_ ways: [Way], _ sieve: inout Sieve) -> [Way] {
    var kept: [Way] = []
    let each = DepartureBand.allCases.count
    for way in ways {
      var way = way
      if let most = query.maxStops, way.stops > most {
        sieve.remove(each, by: "--max-stops")
        continue
      }
      if !query.airlines.isEmpty {
        guard let narrowed = way.narrowed(to: { query.airlines.contains($0.facts.code) }, keepingUnknown: false) else {
          sieve.remove(each, by: "--airline")
          continue
        }
        way = narrowed
      }
      if !query.notAirlines.isEmpty {
        guard let narrowed = way.narrowed(to: { !query.notAirlines.contains($0.facts.code) }, keepingUnknown: true)
        else {
          sieve.remove(each, by: "--not-airline")
          continue
        }
        way = narrowed
      }
      kept.append(way)
    }
    return kept
  }
}
