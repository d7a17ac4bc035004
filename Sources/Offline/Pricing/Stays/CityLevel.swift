import Atlas

/// Cities whose hotels cost plainly more or less than the model says: factors written by hand.
enum CityLevel {
  /// The factor of a city, by its English name and country; 1 for those not listed.
  static func factor(of city: CityFacts) -> Double { factors["\(city.names.en), \(city.country)"] ?? 1 }

  private static let factors: [String: Double] = [
    // Dearer than their size and price level.
    "Paris, FR": 1.4, "Rome, IT": 1.5, "Venice, IT": 1.7, "Florence, IT": 1.5, "Milan, IT": 1.25, "Nice, FR": 1.2,
    "London, GB": 1.15, "Edinburgh, GB": 1.2, "Dublin, IE": 1.15, "Amsterdam, NL": 1.15, "Zurich, CH": 1.15,
    "Geneva, CH": 1.25, "Reykjavik, IS": 1.2, "Copenhagen, DK": 1.1, "Barcelona, ES": 1.2, "Lisbon, PT": 1.2,
    "Athens, GR": 1.25, "Fira, GR": 1.6, "Kyoto, JP": 1.5, "Tokyo, JP": 1.2, "Singapore, SG": 1.15,
    "Hong Kong, HK": 1.05, "Dubai, AE": 1.05, "Mumbai, IN": 1.1, "Marrakech, MA": 1.2, "Cape Town, ZA": 1.2,
    "Rio de Janeiro, BR": 1.1, "Vancouver, CA": 1.2, "Toronto, CA": 1.1, "Sydney, AU": 1.05, "Male, MV": 2.2,
    // Cheaper.
    "Cebu City, PH": 0.6, "Manila, PH": 0.85, "Hanoi, VN": 0.75, "Ho Chi Minh City, VN": 0.75, "Da Nang, VN": 0.65,
    "Nha Trang, VN": 0.6, "Hoi An, VN": 0.6, "Huế, VN": 0.55, "Chiang Mai, TH": 0.6, "Bangkok, TH": 0.8,
    "Pattaya, TH": 0.65, "Phuket, TH": 0.9, "Kuala Lumpur, MY": 0.65, "Jakarta, ID": 0.7, "Denpasar, ID": 1,
    "Siem Reap, KH": 0.6, "Phnom Penh, KH": 0.7, "Taipei, TW": 0.9, "Busan, KR": 0.85, "Jeju, KR": 0.85,
    "Fukuoka, JP": 0.8, "Sapporo, JP": 0.8, "Naha, JP": 0.85, "Beijing, CN": 0.75, "Shanghai, CN": 0.8,
    "Guangzhou, CN": 0.7, "Istanbul, TR": 0.9, "Antalya, TR": 0.75, "Cairo, EG": 0.8, "Budapest, HU": 0.85,
    "Prague, CZ": 0.9, "Warsaw, PL": 0.8, "Krakow, PL": 0.7, "Buenos Aires, AR": 0.85, "Bogotá, CO": 0.75,
    "Lima, PE": 0.85, "Delhi, IN": 0.8, "Kathmandu, NP": 0.7, "Tbilisi, GE": 0.75,
  ]
}
