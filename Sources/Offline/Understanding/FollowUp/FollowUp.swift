import Travel

/// A message about a known trip, after what must not touch the trip was held back.
struct FollowUp {
  var heard: HeardMessage
  var intent: Intent
  /// The answer goes by what was held back, though the trip does not.
  var isApart = false
  /// It asks for the way home.
  var goesHome = false
  /// It asks for the way from the first city of the trip to the second.
  var goesBetween = false
  var changes: [CityNightsReader.Change] = []
  /// A new place with nights of its own.
  var added: CityNightsReader.Change?
  /// A new place that takes some of the trip's nights.
  var split: CityNightsReader.Change?
  var without: Without?
  /// Places where a day of the trip is spent.
  var daysOut: [String] = []
  var diet: Diet?
  var stay: StayWish?
  var wanted: Wanted?
  var kept: [TripWish] = []
  var unmet: [TripWish] = []

  init(heard: HeardMessage, intent: Intent) {
    self.heard = heard
    self.intent = intent
  }

  mutating func holdPlacesBack() {
    let mentions = heard.places.mentions
    heard.places = HeardPlaces()
    heard.places.mentions = mentions
  }

  mutating func holdAllBack() {
    holdPlacesBack()
    heard.dates = HeardDates()
    heard.length = HeardLength()
    heard.money = HeardMoney()
  }
}
