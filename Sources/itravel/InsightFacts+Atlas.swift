import Atlas
import Civil
import Insight
import Offline
import Travel

extension InsightFacts {
  /// The facts in the binary; the tables are opened when something is first asked.
  static var embedded: InsightFacts {
    InsightFacts(
      zone: { name in known { (atlas) throws(AtlasError) in try atlas.zone(name) } },
      zoneOf: { code in
        known { (atlas) throws(AtlasError) in
          if let airport = try atlas.airport(code) { return airport.zone }
          return try atlas.metro(code)?.zone
        }
      },
      minutes: { from, to in
        known { (atlas) throws(AtlasError) in
          // A server names cities by their code too; their first airport stands for them.
          func airport(_ code: String) throws(AtlasError) -> AirportFacts? {
            if let airport = try atlas.airport(code) { return airport }
            guard let first = try atlas.metro(code)?.airports.first else { return nil }
            return try atlas.airport(first)
          }
          guard let start = try airport(from), let end = try airport(to) else { return nil }
          return BlockTime(from: start.position, to: end.position).elapsed.minutes
        }
      },
      city: { name in
        known { (atlas) throws(AtlasError) in
          guard case .one(let match) = try atlas.resolve(name) else { return nil }
          return "\(match.names.en), \(match.country)"
        }
      },
      koreanName: { place in
        known { (atlas) throws(AtlasError) in
          let match = try atlas.match(of: place)
          // People name the city; an airport's own name is longer and less known.
          if case .airport(let airport) = match, let code = airport.metro, let metro = try atlas.metro(code) {
            return metro.names.ko
          }
          return match?.names.ko
        } ?? place.name
      },
      serves: { code, place in
        if code == place.code { return true }
        return known { (atlas) throws(AtlasError) in
          guard let match = try atlas.match(of: place) else { return nil }
          return try atlas.airports(of: match).contains { $0.code == code }
        } ?? false
      },
      airline: { word in
        known { (atlas) throws(AtlasError) in
          let named = try atlas.airlines(named: word)
          let found = try atlas.airline(word) ?? (named.count == 1 ? named[0] : nil)
          return found.map {
            Carrier(code: $0.code, name: $0.englishName, alliance: $0.alliance.map { "\($0)" }, basis: .fact)
          }
        }
      },
      rate: { from, to in
        known { (atlas) throws(AtlasError) in try Rates(atlas: atlas).rate(from: from, to: to) }
      })
  }

  /// The tables were proven when they were made; one that is damaged all the same knows nothing.
  private static func known<Value>(_ read: (Atlas) throws(AtlasError) -> Value?) -> Value? {
    do throws(AtlasError) { return try read(try Atlas.embedded) } catch { return nil }
  }
}
