/// A place named in a message, and how it is meant.
struct PlaceMention {
  enum Role { case none, origin, destination, at, excluded, via, ignored }

  var meaning: PlaceMeaning
  var range: Range<Int>
  var role = Role.none
  /// "도", "also": it comes to what is known.
  var isAlso = false
  /// A district or a sight, so that refusing it leaves the city.
  var isPart = false

  var country: String? {
    switch meaning {
    case .city(let city): city.split(separator: ",").last.map { String($0.drop { $0 == " " }) }
    case .country(let code): code
    case .area(let country): country
    case .several: nil
    }
  }
}

/// What a message says of where.
struct HeardPlaces {
  var origin: String?
  var destinations: [String] = []
  /// "A or B".
  var alternatives: [String] = []
  var excluded: [String] = []
  /// Countries and parts of the world named as where to go.
  var countries: [String] = []
  var hasArea = false
  /// The words for the first part of a country.
  var areaRange: Range<Int>?
  /// Towns of that part between which one has to choose.
  var towns: [String] = []
  /// A name that several well-known places share.
  var several: [String] = []
  var isAddition = false
  var originRange: Range<Int>?
  var destinationRange: Range<Int>?
  var mentions: [PlaceMention] = []

  var isUnsettled: Bool {
    destinations.isEmpty && (!alternatives.isEmpty || !countries.isEmpty || hasArea || !several.isEmpty)
  }
}
