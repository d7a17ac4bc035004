import Grammar
import JSON
import Wording

/// A key of a file by hand that means nothing, with those it may have been meant to be.
struct StrayKey {
  let key: String
  let nearest: [String]
  let known: [String]

  /// One sentence: what is wrong, and the nearest known key or all of them.
  func words(what: Phrase) -> Phrase {
    guard let best = nearest.first else {
      let all = known.joined(separator: ", ")
      return Phrase(
        "“\(key)” is not \(what.en). There are: \(all).",
        "“\(key)”\(key.particle(.topic)) \(what.ko)에 없어요. 있는 것: \(all).")
    }
    return Phrase(
      "“\(key)” is not \(what.en). Did you mean “\(best)”?",
      "“\(key)”\(key.particle(.topic)) \(what.ko)에 없어요. 혹시 “\(best)”인가요?")
  }
}

extension JSONValue {
  /// The keys of an object that are none of the known ones.
  func strays(beside known: [String]) -> [StrayKey] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key).filter { !known.contains($0) }.map {
      StrayKey(key: $0, nearest: Nearness.nearest(to: $0, among: known), known: known)
    }
  }
}

extension JSONMismatch {
  /// What is wrong with a value and where, for people.
  var words: Phrase {
    let wanted = expectedWords
    guard path != .root else {
      return Phrase("\(wanted.en) was expected.", "\(wanted.ko)\(wanted.ko.particle(.subject)) 있어야 해요.")
    }
    return Phrase("“\(path)” must be \(wanted.en).", "“\(path)”에는 \(wanted.ko)\(wanted.ko.particle(.subject)) 와야 해요.")
  }

  private var expectedWords: Phrase {
    switch expected {
    case "a string": Phrase("text", "글자")
    case "true or false": Phrase("true or false", "true나 false")
    case "an object": Phrase("a JSON object", "JSON 객체")
    case "YYYY-MM-DD": Phrase("a date as YYYY-MM-DD", "YYYY-MM-DD 날짜")
    case _: .same(expected)
    }
  }
}
