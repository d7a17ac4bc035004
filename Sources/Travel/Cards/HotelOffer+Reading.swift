import Wording

extension HotelOffer {
  package static let columns: [Column<HotelOffer>] = [
    Column("number", Phrase("#", "#"), .trailing) { offer, _ in .strong(String(offer.number)) },
    Column("name", Phrase("Hotel", "호텔")) { offer, reader in .place(offer.name(for: reader)) },
    Column("stars", Phrase("Stars", "등급"), priority: 2) { offer, _ in
      Text(offer.stars.map { String(repeating: "★", count: $0) } ?? "–")
    },
    Column("quarter", Phrase("Quarter", "지역"), priority: 3) { offer, reader in
      Text(offer.quarter(for: reader) ?? "")
    },
    Column("rating", Phrase("Rating", "평점"), .trailing, priority: 4) { offer, _ in Text(offer.rating ?? "") },
    Column("price", Phrase("Whole stay", "전체 숙박비"), .trailing) { offer, reader in reader.price(offer.price) },
    Column("id", Phrase("Id", "상품 ID"), priority: 5) { offer, _ in .quiet(offer.id) },
  ]

  /// Stays as a table; the nights of each where they are not the same ones.
  static func table(of offers: [HotelOffer], for reader: Reader) -> [Block] {
    guard let first = offers.first, !offers.allSatisfy({ $0.stay(for: reader) == first.stay(for: reader) }) else {
      return [.paragraph(.quiet(offers.first?.stay(for: reader) ?? "")), columns.table(of: offers, for: reader)]
    }
    let nights = Column<HotelOffer>("nights", Phrase("Nights", "숙박")) { offer, reader in
      Text(reader.days(offer.checkIn, offer.checkOut))
    }
    return [(columns.prefix(1) + [nights] + columns.dropFirst()).table(of: offers, for: reader)]
  }

  package func body(for reader: Reader) -> [Block] {
    var facts = [
      Block.Fact(Text(reader("Stay", "숙박")), Text(stay(for: reader))),
      Block.Fact(Text(reader("Price", "가격")), reader.price(price)),
    ]
    if let quarter = quarter(for: reader) { facts.append(Block.Fact(Text(reader("Quarter", "지역")), Text(quarter))) }
    if let address { facts.append(Block.Fact(Text(reader("Address", "주소")), Text(address))) }
    return [.heading(.place(name(for: reader)), level: 3), .facts(facts)]
  }

  /// The hotel's name, with the local one where the reader's language is the local one.
  package func name(for reader: Reader) -> String {
    if let name = reader.stayOf(self)?.name { return name }
    guard let localName, localName != name else { return reader.sentence(name) }
    let isHangul = localName.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    switch reader.language {
    case .en: return name
    case .ko: return isHangul ? localName : name
    }
  }

  private func quarter(for reader: Reader) -> String? { reader.stayOf(self)?.quarter ?? quarter }

  /// The days and nights of the stay in words.
  package func stay(for reader: Reader) -> String {
    reader(
      "\(reader.day(checkIn)) – \(reader.day(checkOut)), \(nights) \(nights == 1 ? "night" : "nights")",
      "\(reader.day(checkIn)) – \(reader.day(checkOut)), \(nights)박")
  }
}
