import Civil
import JSON
import Travel

/// One flight of the server's list: seven poor fields of the newest server, or the rich ones of another.
struct FlightItem {
  let value: JSONValue

  var origin: String? { code("origin") }
  var destination: String? { code("destination") }

  private func code(_ key: String) -> String? {
    guard let text = value.text(key)?.uppercased(), text.utf8.count == 3,
      text.utf8.allSatisfy({ (65...90).contains($0) })
    else { return nil }
    return text
  }

  /// The day of departure as the item says it; nil when it says none.
  var departDate: CivilDate? {
    value.text("dep_date").flatMap { CivilDate(iso: $0) }
      ?? value.text("dep_time").flatMap { CivilDate(iso: String($0.prefix(10))) }
  }

  var isRoundTrip: Bool? { value["is_roundtrip"]?.looseBool }

  /// For one passenger, there and back where it is a round trip.
  var amount: Money? { value.text("price").flatMap { AskedAmount.price($0, fallback: .krw) } }

  /// What it is called in a line.
  var title: String {
    let flight = [value.text("airline"), value.text("flight_number")].compactMap { $0 }.joined(separator: " ")
    return [[origin, destination].compactMap { $0 }.joined(separator: "–"), flight].filter { !$0.isEmpty }.joined(
      separator: ", ")
  }

  /// The offer it is for a journey; nil when an airport is not known.
  func offer(at index: Int, of items: Items, journey: Journey, endpoint: String, facts: InsightFacts) -> FlightOffer? {
    guard let slices = FlightTimes(item: self, journey: journey, facts: facts).slices else { return nil }
    let reference = ItemReference(source: "InsighTravel", index: index, list: items.list)
    let id = InsightOfferID.of([
      endpoint, "flight", Items.identity(value), String(items.twins(before: index)),
      slices.map { $0.depart.at.date.iso }.joined(separator: " "), String(journey.passengers),
    ])
    let stated = value.text("price").flatMap { StatedAmounts($0).parts(count: journey.passengers) }
    let base = stated?.total ?? amount?.times(journey.passengers)
    var price = Price(
      basis: .model, total: nil, low: base, high: base?.withTenth.total, per: .party, tax: nil, asOf: nil,
      source: reference.text)
    price.stated = stated
    return FlightOffer(
      id: id, number: index + 1, provider: "insight", live: true, expiresAt: nil, bookable: true,
      price: price,
      slices: slices, cabin: cabin, carriers: carrier(facts).map { [$0] } ?? [], bags: value.text("baggage"),
      emissions: nil, days: [], notes: notes)
  }

  /// The cabin as the server says it: in its own field, else in the brackets that the text begins with, as
  /// `[Amadeus/일반석]`; nil when it says none.
  private var cabin: Cabin? {
    let label = value.text("raw_text").flatMap { text in
      text.firstIndex(of: "[").map { text[$0...].prefix { $0 != "]" } }
    }
    let word = (value.text("cabin") ?? label.map { String($0) } ?? "").lowercased()
    func says(_ names: String...) -> Bool { names.contains { word.contains($0) } }
    if says("프리미엄", "premium") { return .premium }
    if says("비즈니스", "프레스티지", "business") { return .business }
    if says("일등", "퍼스트", "first") { return .first }
    return says("일반", "이코노미", "economy") ? .economy : nil
  }

  /// Landings on the way as the server says them.
  var landings: StatedLandings? { value.text("stops").flatMap { StatedLandings($0) } }

  /// The airline, by the flight's number first.
  func carrier(_ facts: InsightFacts) -> Carrier? {
    let name = value.text("airline")
    if let number = value.text("flight_number"), number.count >= 3 {
      let code = String(number.prefix(2)).uppercased()
      return facts.airline(code) ?? Carrier(code: code, name: name ?? code, alliance: nil, basis: .live)
    }
    return name.flatMap { facts.airline($0) }
  }

  /// What the server says beside: number, landings, and the text it all comes from where nothing else tells flights apart.
  private var notes: [String] {
    var notes: [String] = []
    let flight = [value.text("airline"), value.text("flight_number")].compactMap { $0 }.joined(separator: " ")
    if !flight.isEmpty { notes.append(flight) }
    if let stops = value.text("stops"), stops != "-" { notes.append(stops) }
    if value["dep_arr_time"] == nil, let text = value.text("raw_text") { notes.append(text) }
    return notes
  }
}

/// The days and the party of a journey by air.
struct Journey: Equatable {
  let depart: CivilDate
  let returning: CivilDate?
  let passengers: Int
}
