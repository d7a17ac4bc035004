import Civil
import Wording

extension FlightOffer {
  package static let columns: [Column<FlightOffer>] = [
    Column("number", Phrase("#", "#"), .trailing) { offer, _ in .strong(String(offer.number)) },
    Column("route", Phrase("Route", "경로")) { offer, _ in
      guard let slice = offer.slices.first else { return "" }
      return .place("\(slice.depart.place) → \(slice.arrive.place)")
    },
    Column("depart", Phrase("Departs", "출발")) { offer, reader in
      offer.slices.first.map { reader.time($0.depart) } ?? ""
    },
    Column("arrive", Phrase("Arrives", "도착")) { offer, reader in
      offer.slices.first.map { reader.time($0.arrive) } ?? ""
    },
    Column("duration", Phrase("Time", "소요"), .trailing, priority: 2) { offer, reader in
      Text(offer.slices.first.map { reader.duration(minutes: $0.minutes, isShort: true) } ?? "")
    },
    Column("stops", Phrase("Stops", "경유"), priority: 2) { offer, reader in
      Text(offer.slices.first.map { reader.stops($0) } ?? "")
    },
    Column("price", Phrase("Price", "가격"), .trailing) { offer, reader in reader.price(offer.price) },
    Column("carriers", Phrase("Likely airlines", "예상 항공사"), priority: 4) { offer, _ in
      .quiet(offer.carriers.prefix(3).map(\.code).joined(separator: " "))
    },
    Column("id", Phrase("Id", "상품 ID"), priority: 5) { offer, _ in .quiet(offer.id) },
  ]

  package func body(for reader: Reader) -> [Block] {
    var blocks: [Block] = []
    for slice in slices {
      blocks.append(
        .timeline(
          slice.segments.flatMap { segment in
            [
              Block.Moment(
                time: reader.time(segment.depart, since: slice.depart.at.date), title: .place(segment.depart.place)),
              Block.Moment(.way, time: "", title: .quiet(reader.flight(segment))),
              Block.Moment(
                time: reader.time(segment.arrive, since: slice.depart.at.date), title: .place(segment.arrive.place)),
            ]
          }))
    }
    var facts = [Block.Fact(Text(reader("Price", "가격")), reader.price(price))]
    if let bags { facts.append(Block.Fact(Text(reader("Bags", "수하물")), Text(reader.sentence(bags)))) }
    if let emissions {
      facts.append(Block.Fact(Text("CO₂e"), Text("\(emissions.kilograms) kg · \(reader.sentence(emissions.method))")))
    }
    blocks.append(.facts(facts))
    blocks += notes.map { .paragraph(.quiet(reader.sentence($0))) }
    return blocks
  }
}

extension FlightOffer {
  /// Where it goes, by airports: `ICN → KIX → ICN`, and a leg of its own where it goes on from elsewhere: `LHR → HND,
  /// HIJ → LHR`.
  package var route: String {
    var words = ""
    for (index, slice) in slices.enumerated() {
      if index > 0, slices[index - 1].arrive.place == slice.depart.place {
        words += " → \(slice.arrive.place)"
      } else {
        words += "\(index > 0 ? ", " : "")\(slice.depart.place) → \(slice.arrive.place)"
      }
    }
    return words
  }

  /// The way back in a line, with what the price is for.
  func back(for reader: Reader) -> String? {
    guard slices.count > 1, let slice = slices.last else { return nil }
    let (from, to) = (reader.time(slice.depart).words, reader.time(slice.arrive).words)
    let day = reader.shortDay(slice.depart.at.date)
    return reader(
      "\(number) back: \(day), \(slice.depart.place) \(from) → \(slice.arrive.place) \(to)",
      "\(number)번 돌아오는 편: \(day), \(slice.depart.place) \(from) → \(slice.arrive.place) \(to)")
  }
}

extension Reader {
  /// A departure or arrival as a clock reads: `~09:00`, `~05:10 +1`; `~` marks a time that is not scheduled.
  package func time(_ stop: Stop) -> Text { time(stop, days: stop.dayOffset) }

  /// The same, with the days since the journey began.
  func time(_ stop: Stop, since start: CivilDate) -> Text { time(stop, days: start.days(until: stop.at.date)) }

  private func time(_ stop: Stop, days: Int) -> Text {
    let mark: String
    switch stop.basis {
    case .live, .fact, .dated: mark = ""
    case .model, .estimate, .curated, .assumed: mark = "~"
    }
    let offset = days == 0 ? "" : days > 0 ? " +\(days)" : " −\(-days)"
    return Text(mark + stop.at.clock.text) + .quiet(offset)
  }

  /// A flight in words: how long it takes and who flies it, `14 h 15 min, Air France, Korean Air`.
  func flight(_ segment: Segment) -> String {
    let airlines = segment.carriers.prefix(4).map { airlineOf($0.code) ?? $0.name }
    return ([duration(minutes: segment.minutes)] + airlines).joined(separator: ", ")
  }

  /// How many stops a slice makes and where: `direct`, `1 (HEL)`, `1 (GMP/ICN)` where one changes airports; a question
  /// mark when nobody says, since a dash reads as none.
  package func stops(_ slice: Slice) -> String {
    guard !slice.segments.isEmpty else {
      return slice.stops.map { $0 == 0 ? self("direct", "직항") : String($0) } ?? "?"
    }
    let places = zip(slice.segments, slice.segments.dropFirst()).map { one, next in
      one.arrive.place == next.depart.place ? one.arrive.place : "\(one.arrive.place)/\(next.depart.place)"
    }
    return places.isEmpty ? self("direct", "직항") : "\(places.count) (\(places.joined(separator: ", ")))"
  }
}
