import Atlas

/// The name of a place found in a message, with what it may mean.
struct NamedPlace {
  /// How much it takes to believe that a place is meant.
  enum Weight {
    /// A known place by a name that is no common word.
    case strong
    /// A small place: believed when it is written as a name or the words beside it speak of a place.
    case weak
    /// A common word: believed only where the words beside it leave no other reading.
    case word
  }

  let meaning: PlaceMeaning
  let weight: Weight
  /// How many characters the name takes.
  let length: Int
}

/// What a name stands for on a trip.
enum PlaceMeaning: Equatable {
  /// One place to go to or from, as `City, CC`.
  case city(String)
  /// A country, as alpha-2: too wide to be a destination.
  case country(String)
  /// A part of a country or of the world.
  case area(country: String?)
  /// Well-known places of one name, the likeliest first, as `City, CC` or with a state.
  case several([String])

  var city: String? {
    if case .city(let city) = self { return city }
    return nil
  }
}
