import Wording

extension HotelOffer {
  package static let columns: [Column<HotelOffer>] = [
    Column("number", Phrase("#", "#"), .trailing) { offer, _ in .strong(String(offer.number)) },
    Column("name", Phrase("Hotel", "호텔")) { offer, reader in .place(offer.name(for: reader)) },
    Column("stars", Phrase("Stars", "등급"), priority: 2) { offer, _ in
      Text(offer.stars.map { String(repeating: "★", count: $0) } ?? "–")
    },
    Column("quarter", Phrase("Quarter", "지역"), priority: 3) { offer, _ in Text(offer.quarter ?? "") },
    Column("rating", Phrase("Rating", "평점"), .trailing, priority: 4) { offer, _ in Text(offer.rating ?? "") },
    Column("price", Phrase("Whole stay", "전체 숙박비"), .trailing) { offer, reader in reader.price(offer.price) },
    Column("id", Phrase("Id", "상품 ID"), priority: 5) { offer, _ in .quiet(offer.id) },
  ]

  package func body(for reader: Reader) -> [Block] {
    var facts = [
      Block.Fact(Text(reader("Stay", "숙박")), Text(stay(for: reader))),
      Block.Fact(Text(reader("Price", "가격")), reader.price(price)),
    ]
    if let quarter { facts.append(Block.Fact(Text(reader("Quarter", "지역")), Text(quarter))) }
    if let address { facts.append(Block.Fact(Text(reader("Address", "주소")), Text(address))) }
    return [.heading(.place(name(for: reader)), level: 3), .facts(facts)]
  }

  /// The hotel's name, with the local one where the reader's language is the local one.
  package func name(for reader: Reader) -> String {
    guard let localName, localName != name else { return reader.sentence(name) }
    let isHangul = localName.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
    switch reader.language {
    case .en: return name
    case .ko: return isHangul ? localName : name
    }
  }

  /// The days and nights of the stay in words.
  package func stay(for reader: Reader) -> String {
    reader(
      "\(reader.day(checkIn)) – \(reader.day(checkOut)), \(nights) \(nights == 1 ? "night" : "nights")",
      "\(reader.day(checkIn)) – \(reader.day(checkOut)), \(nights)박")
  }
}
