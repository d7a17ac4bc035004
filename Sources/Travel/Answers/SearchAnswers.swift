import Civil
package import JSON
package import Wording

/// The flights found, under `search.flight`.
package struct FlightsAnswer: Answer {
  package static let schema = "search.flight"
  package let offers: [FlightOffer]
  package let title: Phrase
  /// How many offers each filter removed, for `--explain`.
  package let removed: [RemovedByFilter]
  /// Whether the offers were kept, so that `book` knows them; not in JSON.
  package var isKept = true
  /// Whether `book` knows them by their numbers too, not by their ids alone; not in JSON.
  package var isNumbered = true

  package init(offers: [FlightOffer], title: Phrase, removed: [RemovedByFilter] = []) {
    self.offers = offers
    self.title = title
    self.removed = removed
  }

  package static let record = Record(
    { (offers: [FlightOffer], removed: [RemovedByFilter]) in
      FlightsAnswer(offers: offers, title: Phrase("", ""), removed: removed)
    },
    Field("offers", .list(FlightOffer.codec), "Flights, best first.") { $0.offers },
    RemovedByFilter.field { $0.removed })

  package var items: [JSONValue] { offers.map(\.json) }
  package var isEmpty: Bool { offers.isEmpty }
  package func rows(for reader: Reader) -> [[(name: String, words: String)]] { offers.map(\.machineRow) }

  package func body(for reader: Reader) -> [Block] {
    let head = Block.heading(Text(reader(title)), level: 1)
    guard let first = offers.first else {
      return [head, .paragraph(Text(reader("No flights match.", "조건에 맞는 항공편이 없어요.")))]
        + removed.blocks(for: reader)
    }
    var blocks = [head, FlightOffer.columns.table(of: offers, for: reader)]
    if let source = first.price.source, !first.live {
      blocks.append(.paragraph(.quiet(reader.provenance(of: first.price, source: source))))
    }
    if first.slices.count > 1 { blocks += first.body(for: reader) }
    if !first.days.isEmpty {
      blocks.append(.heading(Text(reader("Price by day", "날짜별 가격")), level: 2))
      blocks.append(.bars(first.days.bars(asked: first.slices.first?.depart.at.date, for: reader)))
    }
    blocks += removed.blocks(for: reader)
    if isKept, offers.contains(where: \.bookable) {
      blocks.append(
        .hint(
          Text(reader(first.live ? "Book one:" : "Book one as practice:", first.live ? "예약하기:" : "연습 예약하기:")),
          command: "itravel book \(isNumbered ? "flight \(first.number)" : first.id) --dry-run"))
    }
    return blocks
  }
}

/// The stays found, under `search.hotel`.
package struct HotelsAnswer: Answer {
  package static let schema = "search.hotel"
  package let offers: [HotelOffer]
  package let title: Phrase
  package let note: Phrase?
  package let removed: [RemovedByFilter]
  /// Whether the offers were kept, so that `book` knows them; not in JSON.
  package var isKept = true
  /// Whether `book` knows them by their numbers too, not by their ids alone; not in JSON.
  package var isNumbered = true

  package init(offers: [HotelOffer], title: Phrase, note: Phrase? = nil, removed: [RemovedByFilter] = []) {
    self.offers = offers
    self.title = title
    self.note = note
    self.removed = removed
  }

  package static let record = Record(
    { (offers: [HotelOffer], removed: [RemovedByFilter]) in
      HotelsAnswer(offers: offers, title: Phrase("", ""), removed: removed)
    },
    Field("offers", .list(HotelOffer.codec), "Stays, best first.") { $0.offers },
    RemovedByFilter.field { $0.removed })

  package var items: [JSONValue] { offers.map(\.json) }
  package var isEmpty: Bool { offers.isEmpty }
  package func rows(for reader: Reader) -> [[(name: String, words: String)]] { offers.map { flatRow($0.json) } }

  package func body(for reader: Reader) -> [Block] {
    let head = Block.heading(Text(reader(title)), level: 1)
    guard let first = offers.first else {
      return [head, .paragraph(Text(reader("No stays match.", "조건에 맞는 숙소가 없어요.")))] + removed.blocks(for: reader)
    }
    var blocks = [head]
    if let note { blocks.append(.paragraph(.quiet(reader(note)))) }
    blocks.append(HotelOffer.columns.table(of: offers, for: reader))
    if let source = first.price.source, !first.live {
      blocks.append(.paragraph(.quiet(reader.provenance(of: first.price, source: source))))
    }
    blocks += removed.blocks(for: reader)
    if isKept, offers.contains(where: \.bookable) {
      blocks.append(
        .hint(
          Text(reader(first.live ? "Book one:" : "Book one as practice:", first.live ? "예약하기:" : "연습 예약하기:")),
          command: "itravel book \(isNumbered ? "hotel \(first.number)" : first.id) --dry-run"))
    }
    return blocks
  }
}

/// How many offers a filter took away.
package struct RemovedByFilter: Equatable, Sendable {
  /// The option, such as `--max-price`.
  package let filter: String
  package let count: Int

  package init(filter: String, count: Int) {
    self.filter = filter
    self.count = count
  }

  static let record = Record(
    RemovedByFilter.init(filter:count:),
    Field("filter", .string, "The option.") { $0.filter },
    Field("count", .int, "How many offers it removed.") { $0.count })

  /// The key of an answer under which the filters stand; empty where that was not asked for.
  static func field<Found>(_ get: @escaping @Sendable (Found) -> [RemovedByFilter]) -> Field<Found, [RemovedByFilter]> {
    Field("removed", .list(record.codec), "How many each filter removed; empty without --explain.", get)
  }
}

extension [RemovedByFilter] {
  fileprivate func blocks(for reader: Reader) -> [Block] {
    isEmpty
      ? []
      : [.facts(map { Block.Fact(.code($0.filter), Text(reader("removed \($0.count)", "\($0.count)개 제외"))) })]
  }
}

extension [PricedDay] {
  /// Each day as a bar: the one asked for stands out, and so do the cheapest where they are few.
  fileprivate func bars(asked: CivilDate?, for reader: Reader) -> [Block.Bar] {
    let lows = compactMap { $0.price.low?.amount.approximate }
    let least = lows.min()
    let isTelling = lows.count { $0 == least } * 2 < count
    return map { day in
      let low = day.price.low?.amount.approximate
      let mark = isTelling && low != nil && low == least ? Text.good(reader("  lowest", "  최저")) : ""
      return Block.Bar(
        label: Text(reader.day(day.date), day.date == asked ? .strong : .plain), low: low ?? 0,
        high: day.price.high?.amount.approximate ?? low ?? 0, caption: reader.price(day.price) + mark)
    }
  }
}

extension Reader {
  /// How prices are known, in one line: `estimate · distance model, as of 2026-06`.
  package func provenance(of price: Price, source: String) -> String {
    let source = self.source(source)
    let asOf = price.asOf.map { self(", as of \($0)", ", \($0) 기준") } ?? ""
    return self(
      "Prices: \(basis(price.basis)), not an offer (\(source)\(asOf)).",
      "가격은 \(basis(price.basis))이고 실제 판매가가 아니에요 (\(source)\(asOf)).")
  }
}
