/// What the travellers do not eat, in the words they say it in.
package struct Diet: Equatable, Sendable {
  /// Kinds of food, as ``Without`` keeps them; empty where nothing here knows of the diet.
  var kinds: Set<String> = []
  /// The words, as they were typed.
  var words: String
}

/// Reads diets, and dishes that are refused: vegan, no seafood, 채식, 해산물은 못 먹어요.
struct DietReader {
  let phrasing: Phrasing

  func read() -> Diet? {
    var diet: Diet?
    func add(_ kinds: [String], _ words: String) {
      if diet == nil { diet = Diet(words: words) }
      diet?.kinds.formUnion(kinds)
    }
    for (words, kinds) in DietReader.diets {
      if let found = words.lazy.compactMap({ phrasing.typed($0) }).first { add(kinds, whole(found)) }
    }
    for (kind, dishes) in DietReader.dishes {
      if let words = refused(dishes.english) ?? refusedInKorean(dishes.korean) { add([kind], words) }
    }
    return diet
  }

  /// Diets by their names, and the kinds of food they leave out as far as streets and markets are known for them.
  private static let diets: [(words: [String], kinds: [String])] = [
    (["vegan", "vegans", "vegetarian", "vegetarians", "veggie", "plant based", "비건", "채식"], ["meat", "seafood"]),
    (["pescatarian", "pescatarians", "페스코"], ["meat"]),
    (["halal", "kosher", "muslim food", "할랄", "코셔"], ["pork"]),
    (["gluten free", "gluten-free", "celiac", "coeliac", "글루텐"], []),
    (["lactose", "dairy free", "dairy-free", "유당"], []),
    (["allergy", "allergies", "allergic", "알레르기", "알러지"], []),
  ]

  /// An allergy with what it is against: `nut allergy`, `allergic to nuts`.
  private func whole(_ words: String) -> String {
    let line = phrasing.line
    guard let at = (0..<line.count).first(where: { line.text($0).hasPrefix("allerg") }) else { return words }
    if line.text(at + 1) == "to" { return line.words(at..<at + 3) }
    return line.kind(at - 1) == .latin && line.text(at - 1) != "an" ? line.words(at - 1..<at + 1) : words
  }

  private static let dishes: [(kind: String, names: (english: Set<String>, korean: [String]))] = [
    (
      "seafood",
      (
        ["seafood", "fish", "shellfish", "sushi", "sashimi", "shrimp", "crab"],
        ["해산물", "해물", "생선", "회", "초밥", "조개", "새우"]
      )
    ),
    ("meat", (["meat", "beef"], ["고기", "육류", "소고기", "육식"])),
    ("pork", (["pork"], ["돼지고기", "돼지"])),
  ]

  /// Whether a word of the message is one of those dishes or foods.
  static func isDish(_ word: String) -> Bool {
    dishes.contains { $0.names.english.contains(word) || $0.names.korean.contains(word) }
      || ["ramen", "pasta", "tapas", "street food", "길거리음식"].contains(word)
  }

  private static let refusing: Set<String> = [
    "no", "without", "not", "dont", "cant", "cannot", "never", "avoid", "avoiding", "skip", "hate", "hates", "allergic",
  ]
  private static let between: Set<String> = [
    "eat", "eats", "any", "raw", "to", "the", "of", "like", "have", "do", "me",
  ]

  /// `no seafood`, `we don't eat pork`, `allergic to shellfish`, from the word that refuses to the dish.
  private func refused(_ dishes: Set<String>) -> String? {
    let line = phrasing.line
    for index in 0..<line.count where dishes.contains(line.text(index)) {
      if line.text(index + 1) == "free" { return line.words(index..<index + 2) }
      var at = index - 1
      while at >= 0, DietReader.between.contains(line.text(at)) || dishes.contains(line.text(at)) { at -= 1 }
      if DietReader.refusing.contains(line.text(at)) { return line.words(at..<index + 1) }
    }
    return nil
  }

  private func refusedInKorean(_ dishes: [String]) -> String? {
    for dish in dishes where phrasing.holdsTight(dish) {
      for particle in ["", "은", "는", "을", "를", "도", "류는", "만"] {
        let ends = ["빼", "못먹", "안먹", "먹지않", "싫", "말고", "제외", "없이", "못드", "안드", "알레르기", "알러지", "피하"]
        guard let end = ends.first(where: { phrasing.holdsTight(dish + particle + $0) }) else { continue }
        // 회 and 돼지 are parts of other words.
        _ = end
        return dish
      }
    }
    return nil
  }
}
