import Travel

/// The stable id of an offer: a hash of what it is, so that a new price or place in the list keeps it.
enum OfferID {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567")

  /// Makes `of_` and ten letters from the parts that tell one offer from another.
  static func of(_ parts: [String]) -> String {
    // A part never holds this separator, so no two lists run together to the same text.
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(0x1F) }
      bytes += part.utf8
    }
    let digest = SHA256.digest(bytes)
    var id = "of_"
    for position in 0..<10 {
      let bit = position * 5
      let pair = Int(digest[bit / 8]) << 8 | Int(digest[bit / 8 + 1])
      id.append(letters[pair >> (11 - bit % 8) & 31])
    }
    return id
  }
}

extension Passengers {
  /// The party as one word: adults, ages of children, infants on laps and in seats.
  var word: String {
    "\(adults)A\(childAges.sorted().map(String.init).joined(separator: ","))C\(lapInfants)L\(seatInfants)S"
  }
}
