import Atlas
import Civil

/// The way from one city to another: how one most likely goes and how long it takes from door to door.
struct Crossing: Equatable, Sendable {
  enum Mode: Equatable, Sendable { case train, bus, ferry, flight, car }

  let mode: Mode
  /// The straight line in kilometres.
  let kilometres: Double
  /// On board: a model by distance.
  let riding: Int
  /// Getting to the station or airport and out of it again, waiting included.
  let handling: Int

  var minutes: Int { riding + handling }

  /// The likely ways between two places, the quickest first; only a flight where a sea lies between.
  static func ways(from one: Destination, to other: Destination) -> [Crossing] {
    let kilometres = one.position.kilometres(to: other.position)
    var found: [Crossing] = []
    if Landmass.isOne(one, other) {
      let way = kilometres * 1.2
      if let speed = Rail.speed(one, other, kilometres) {
        found.append(Crossing(mode: .train, kilometres: kilometres, riding: tens(10 + 60 * way / speed), handling: 30))
      }
      if found.isEmpty, kilometres <= 100 {
        let speed = min(70, 20 + 0.8 * way)
        found.append(Crossing(mode: .car, kilometres: kilometres, riding: fives(4 + 60 * way / speed), handling: 0))
      }
      if kilometres <= 600 {
        let speed = kilometres < 60 ? 45.0 : 65.0
        found.append(Crossing(mode: .bus, kilometres: kilometres, riding: tens(10 + 60 * way / speed), handling: 30))
      }
    } else if kilometres <= 120 {
      found.append(
        Crossing(mode: .ferry, kilometres: kilometres, riding: tens(20 + 60 * kilometres / 35), handling: 60))
    }
    if kilometres >= 350 || found.isEmpty || found.allSatisfy({ $0.minutes > 360 }) {
      let block = BlockTime(from: one.position, to: other.position).elapsed.minutes
      let borders = one.country == other.country ? 150 : 210
      found.append(Crossing(mode: .flight, kilometres: kilometres, riding: tens(Double(block)), handling: borders))
    }
    return found.sorted { ($0.minutes, $0.rank) < ($1.minutes, $1.rank) }
  }

  /// The likely ways, by train alone where that is wished and there is one.
  static func ways(from one: Destination, to other: Destination, isTrainOnly: Bool) -> [Crossing] {
    let all = ways(from: one, to: other)
    let trains = all.filter { $0.mode == .train }
    return isTrainOnly && !trains.isEmpty ? trains : all
  }

  private var rank: Int {
    switch mode {
    case .train: 0
    case .bus: 1
    case .ferry: 2
    case .flight: 3
    case .car: 4
    }
  }

  private static func fives(_ minutes: Double) -> Int { max(5, Int((minutes / 5).rounded(.up)) * 5) }

  private static func tens(_ minutes: Double) -> Int { max(10, Int((minutes / 10).rounded(.up)) * 10) }
}

/// Where trains run well enough to be the usual way.
enum Rail {
  private static let fast: Set<String> = ["JP", "KR", "CN", "TW", "FR", "ES", "DE", "IT", "BE", "NL", "GB", "HK"]
  private static let usual: Set<String> = [
    "AT", "CH", "CZ", "DK", "FI", "HU", "IE", "IN", "LU", "MA", "MY", "NO", "PL", "PT", "RU", "SE", "SG", "SI", "SK",
    "TH", "TR", "UA", "UZ", "VN", "EG", "RO", "BG", "HR", "RS", "KZ", "SA", "ID", "LK",
  ]

  /// Places that people go to and no train does, by general knowledge of 2026.
  private static let without: Set<String> = [
    "Hoi An, VN", "Da Lat, VN", "Sa Pa, VN", "Ha Long, VN", "Mui Ne, VN", "Vung Tau, VN", "Ha Giang, VN",
    "Phuket, TH", "Krabi, TH", "Pai, TH", "Chiang Rai, TH", "Ko Samui, TH", "Koh Samui, TH", "Hurghada, EG",
    "Sharm el-Sheikh, EG", "Dahab, EG", "Chefchaouen, MA", "Essaouira, MA", "Ouarzazate, MA", "Merzouga, MA",
    "Agadir, MA", "Dubrovnik, HR", "Zadar, HR", "Hvar, HR", "Göreme, TR", "Goreme, TR", "Nevşehir, TR", "Bodrum, TR",
    "Antalya, TR", "Fethiye, TR", "Marmaris, TR", "Alanya, TR", "Trabzon, TR", "Malacca, MY", "Leh, IN", "Manali, IN",
    "Munnar, IN", "Rishikesh, IN", "Tromsø, NO", "Ålesund, NO", "Geiranger, NO", "Svolvær, NO", "Sunny Beach, BG",
    "Amalfi, IT", "Positano, IT", "Sokcho, KR", "Tongyeong, KR", "Namhae, KR", "Geoje, KR", "Shirakawa, JP",
    "Takachiho, JP", "Kusatsu, JP", "Kuching, MY", "Kota Kinabalu, MY", "Sigiriya, LK",
    "Andorra la Vella, AD",
  ]

  /// From Washington to Boston.
  static func corridor(_ point: Spot) -> Bool {
    (38.8...42.5).contains(point.latitude) && (-77.3 ... -70.9).contains(point.longitude)
  }

  /// Kilometres an hour, stops included; nil where one would not take the train.
  static func speed(_ start: Destination, _ end: Destination, _ kilometres: Double) -> Double? {
    guard !without.contains(start.label), !without.contains(end.label) else { return nil }
    let (one, other) = (start.country, end.country)
    let isFast = fast.contains(one) && fast.contains(other)
    if one == "US", other == "US", corridor(start.position), corridor(end.position) {
      return min(110, 70 + kilometres * 0.2)
    }
    guard isFast || (fast.union(usual).contains(one) && fast.union(usual).contains(other)) else { return nil }
    if kilometres > (isFast ? 1300 : 700) { return nil }
    if kilometres < 60 { return 55 }
    return isFast ? min(165, 70 + kilometres * 0.35) : min(105, 65 + kilometres * 0.13)
  }
}

/// Whether one can go from one place to another by land.
enum Landmass {
  /// Boxes of islands that are not reached by road or rail: south, north, west, east.
  private static let islands: [(Double, Double, Double, Double)] = [
    (33.0, 34.1, 126.0, 127.1), (24.0, 28.6, 122.5, 131.5), (-9.0, -8.0, 114.4, 115.8), (18.9, 22.4, -160.5, -154.7),
    (38.8, 41.4, 8.0, 9.9), (41.3, 43.1, 8.4, 9.7), (34.8, 35.8, 23.4, 26.4), (36.2, 36.6, 25.2, 25.6),
    (38.6, 40.2, 1.1, 4.4), (27.5, 29.5, -18.3, -13.3), (37.3, 37.6, 25.2, 25.5), (9.9, 10.5, 103.8, 104.1),
    (9.3, 9.8, 99.9, 100.2), (-43.7, -40.5, 144.5, 148.5), (35.7, 36.1, 14.1, 14.7), (7.9, 12.5, 117.0, 120.0),
    (9.4, 11.4, 123.2, 124.1), (11.9, 12.1, 121.8, 122.1), (36.3, 36.5, 27.7, 28.4), (17.8, 18.6, -67.3, -65.2),
    (20.2, 20.6, -87.1, -86.7), (32.6, 32.9, -17.3, -16.6), (21.9, 25.4, 119.9, 122.1), (-47.5, -40.4, 166.0, 174.4),
  ]
  /// Countries whose lands lie apart from every other's.
  private static let alone: Set<String> = [
    "JP", "KR", "TW", "PH", "ID", "AU", "NZ", "IS", "CY", "MT", "LK", "MV", "GU", "MP", "FJ", "MU", "SC", "CU", "JM",
    "MG", "PR", "BS", "DO", "HT", "PW", "PF", "NC", "CV", "BB",
  ]
  private static let europe: Set<String> = [
    "AL", "AT", "BA", "BE", "BG", "CH", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GB", "GR", "HR", "HU", "IT", "LI",
    "LT", "LU", "LV", "MC", "ME", "MK", "NL", "NO", "PL", "PT", "RO", "RS", "SE", "SI", "SK", "SM", "VA",
  ]
  /// Neighbours that one goes between by land.
  private static let pairs: Set<[String]> = [
    ["CN", "HK"], ["CN", "MO"], ["HK", "MO"], ["MY", "SG"], ["MY", "TH"], ["LA", "TH"], ["KH", "TH"], ["KH", "VN"],
    ["CA", "US"], ["MX", "US"], ["GB", "IE"], ["CN", "VN"], ["AR", "CL"], ["AR", "UY"], ["BO", "PE"], ["JO", "IL"],
    ["AE", "OM"], ["ZA", "ZW"], ["ZM", "ZW"], ["KZ", "UZ"], ["KG", "KZ"], ["AM", "GE"], ["AZ", "GE"], ["LA", "VN"],
  ]

  static func isOne(_ one: Destination, _ other: Destination) -> Bool {
    guard island(one.position) == island(other.position) else { return false }
    if one.country == other.country {
      return !["MV", "FJ", "BS"].contains(one.country)
    }
    if alone.contains(one.country) || alone.contains(other.country) { return false }
    if europe.contains(one.country) && europe.contains(other.country) { return true }
    return pairs.contains([one.country, other.country].sorted())
  }

  static func isIsland(_ point: Spot) -> Bool { island(point) != nil }

  private static func island(_ point: Spot) -> Int? {
    islands.firstIndex {
      ($0.0...$0.1).contains(point.latitude) && ($0.2...$0.3).contains(point.longitude)
    }
  }
}
