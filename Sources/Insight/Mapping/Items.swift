import JSON
import Travel

/// The list of candidates that the server keeps after a booking reply: one for everybody, until the next such reply.
struct Items: Equatable {
  /// The key the newest server keeps it under, whoever asked.
  static let usualList = "demo-session-1"

  let list: String
  let values: [JSONValue]

  /// Reads the answer of `/api/booking/data`; nil when it is no list, which an error body at status 200 is not.
  init?(_ body: JSONValue, list: String) {
    // A list beside an error may lack anything.
    guard let values = body["items"]?.items, !body.tellsOfError else { return nil }
    self.list = list
    self.values = values
  }

  init(values: [JSONValue], list: String) {
    self.values = values
    self.list = list
  }

  /// A warning for each text of the offers of these numbers which had to be cleaned.
  func warnings(for numbers: [Int], under list: String = "data.offers") -> [Warning] {
    numbers.enumerated().flatMap { place, number -> [Warning] in
      guard values.indices.contains(number - 1) else { return [] }
      var paths: [String] = []
      for member in values[number - 1].members where JSONValue.string(member.key).isFoul || member.value.isFoul {
        let path = "\(list)[\(place)]" + (Items.namesakes.contains(member.key) ? ".\(member.key)" : "")
        if !paths.contains(path) { paths.append(path) }
      }
      return paths.map { .textCleaned(at: $0) }
    }
  }

  /// What a list says under the same name as an offer does; what is told of anything else is told of the whole offer.
  private static let namesakes: Set<String> = ["name", "rating", "address", "price"]

  /// How often the same item stands before a place in the list: dummies are alike.
  func twins(before index: Int) -> Int {
    let identity = Items.identity(values[index])
    return values[..<index].count { Items.identity($0) == identity }
  }

  /// What an item is, in one text: all that it says but its price, by key.
  static func identity(_ item: JSONValue) -> String {
    item.members.filter { $0.key != "price" && $0.key != "raw_text" }
      .map { "\($0.key)=\($0.value.looseText ?? "")" }.sorted().joined(separator: "\u{1E}")
      // The poor flights differ in their first line alone; prices stand further down.
      + "\u{1E}" + (item.text("raw_text")?.prefix(40) ?? "")
  }
}

/// Where an offer stands in the server's list. It is written into the price's source, which people read too.
struct ItemReference: Equatable {
  let source: String
  /// From 0.
  let index: Int
  let list: String

  init(source: String, index: Int, list: String) {
    self.source = source
    self.index = index
    self.list = list
  }

  /// `Booking.com, item 2 of demo-session-1`.
  var text: String { "\(source), item \(index + 1) of \(list)" }

  /// Reads what `text` wrote; nil for anything else.
  init?(_ text: String?) {
    guard let text, let mark = text.ranges(of: ", item ").last else { return nil }
    let rest = text[mark.upperBound...]
    guard let of = rest.firstRange(of: " of "), let number = Int(rest[..<of.lowerBound]), number > 0 else { return nil }
    self.init(source: String(text[..<mark.lowerBound]), index: number - 1, list: String(rest[of.upperBound...]))
  }
}

/// The stable id of an offer: a hash of what it is.
enum InsightOfferID {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567")

  static func of(_ parts: [String]) -> String {
    let digest = SHA256.digest(Array((["insight"] + parts).joined(separator: "\u{1F}").utf8))
    var id = "of_"
    for position in 0..<10 {
      let bit = position * 5
      let pair = Int(digest[bit / 8]) << 8 | Int(digest[bit / 8 + 1])
      id.append(letters[pair >> (11 - bit % 8) & 31])
    }
    return id
  }
}
