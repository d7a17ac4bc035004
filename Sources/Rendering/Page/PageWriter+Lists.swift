import Travel
import Wording

extension PageWriter {
  /// A table that a narrow screen shows row by row; its roles are told, as a screen reader loses them otherwise.
  func table(_ whole: Block.Table) -> String {
    let table = whole.withoutEmptyColumns
    guard !table.rows.isEmpty else { return "" }
    func style(_ column: Int, _ isShort: Bool) -> String {
      switch table.columns[column].alignment {
      case .leading: isShort ? " class=\"short\"" : ""
      case .trailing: " class=\"end\""
      }
    }
    let heads = table.columns.indices.map { column in
      "<th role=\"columnheader\" scope=\"col\"\(style(column, false))>\(HTML.line(table.columns[column].title))</th>"
    }
    let rows = table.rows.map { row in
      let cells = row.indices.map { index in
        let name = HTML.escaped(table.columns[index].title.words)
        let isShort = displayWidth(of: row[index].words) <= 14
        return "<td role=\"cell\" data-name=\"\(name)\"\(style(index, isShort))>\(HTML.line(row[index]))</td>"
      }
      return "<tr role=\"row\">\(cells.joined())</tr>"
    }
    return """
      <table role="table"><thead role="rowgroup"><tr role="row">\(heads.joined())</tr></thead>
      <tbody role="rowgroup">
      \(rows.joined(separator: "\n"))
      </tbody></table>

      """
  }

  /// What happens in order of time; ways stand between the stops.
  func timeline(_ moments: [Block.Moment], isNumbered: Bool) -> String {
    guard !moments.isEmpty else { return "" }
    var number = 0
    let items = moments.map { moment -> String in
      let details = moment.details.map { "<p>\(HTML.line($0))</p>" }.joined()
      switch moment.kind {
      case .way: return "<li class=\"between\"><div>\(HTML.line(moment.title))\(details)</div></li>"
      case .stop: break
      }
      number += 1
      // The number is that on the map; the list is in that order anyway.
      let badge = isNumbered ? "<b aria-hidden=\"true\">\(number)</b>" : ""
      return
        "<li><span class=\"when\">\(HTML.line(moment.time))</span><div>\(badge)<p class=\"what\">\(HTML.line(moment.title))</p>\(details)</div></li>"
    }
    // Beside a long time the rest would be a column of single words; it goes below instead.
    let isTall = moments.contains { displayWidth(of: $0.time.words) > 10 }
    return
      "<ol class=\"days\(isNumbered ? " numbered" : "")\(isTall ? " tall" : "")\">\n\(items.joined(separator: "\n"))\n</ol>\n"
  }
}
