import Wording

/// Writes rows for a spreadsheet: a line of names, then a line a row.
enum TSVRenderer {
  static func text(_ rows: [[(name: String, words: String)]]) -> String {
    // Rows may lack a key that others have; each name stands where it came first.
    var names: [String] = []
    var known: Set<String> = []
    for row in rows {
      for cell in row where known.insert(cell.name).inserted { names.append(cell.name) }
    }
    guard !names.isEmpty else { return "" }
    let lines = rows.map { row in
      names.map { name in row.first { $0.name == name }.map { cell($0.words) } ?? "" }
    }
    return ([names.map(cell)] + lines).map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  /// A text that a spreadsheet would take for a formula is marked as a text; a number stays a number.
  private static func cell(_ words: String) -> String {
    let clean = Sanitised(words).text
    guard let first = clean.first(where: { $0 != " " }), "=+-@".contains(first), Double(clean) == nil else {
      return clean
    }
    return "'" + clean
  }
}
