import Travel

extension PageWriter {
  /// Amounts as bars of one scale: what is sure is drawn full, what may come on top of it light.
  func bars(_ bars: [Block.Bar]) -> String {
    let scale = bars.map(\.high).max() ?? 0
    let rows = bars.map { bar -> String in
      let (low, high) = scale > 0 ? (bar.low / scale * 100, bar.high / scale * 100) : (0, 0)
      return """
        <li><span class="label">\(HTML.line(bar.label))</span>\
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="rail" width="100" height="10"/>\
        <rect class="high" width="\(units(high))" height="10"/><rect class="low" width="\(units(low))" height="10"/></svg>\
        <span class="amount">\(HTML.line(bar.caption))</span></li>
        """
    }
    return rows.isEmpty ? "" : "<ul class=\"bars\">\n\(rows.joined(separator: "\n"))\n</ul>\n"
  }

  /// The weather in a row: a drawing, the degrees and the chance of rain of each day.
  func weather(_ days: [Block.WeatherDay]) -> String {
    guard !days.isEmpty else { return "" }
    let items = days.map { day -> String in
      let degrees = day.celsius.map { "<strong>\(Int($0.rounded())) °C</strong>" } ?? ""
      let rain = day.rainChance.map { "<span>\(reader("rain", "비")) \($0) %</span>" } ?? ""
      return "<li><span class=\"when\">\(HTML.line(day.label))</span>\(icon(of: day))\(degrees)\(rain)</li>"
    }
    return "<ul class=\"sky\">\(items.joined())</ul>\n"
  }

  /// Sun, sun behind a cloud, or rain, by the chance of it.
  private func icon(of day: Block.WeatherDay) -> String {
    let sun = "<circle class=\"sun\" cx=\"24\" cy=\"24\" r=\"9\"/>"
    let rays =
      "<path class=\"rays\" d=\"M24 7v5M24 36v5M7 24h5M36 24h5M12 12l3.5 3.5M32.5 32.5L36 36M36 12l-3.5 3.5M12 36l3.5-3.5\"/>"
    let cloud = "<path class=\"cloud\" d=\"M15 36h20a7 7 0 0 0 .8-13.9A10.5 10.5 0 0 0 15.6 24 6.2 6.2 0 0 0 15 36z\"/>"
    let drops = "<path class=\"drops\" d=\"M18 39l-2 5M25 39l-2 5M32 39l-2 5\"/>"
    let peeping = "<circle class=\"sun\" cx=\"33\" cy=\"18\" r=\"8\"/>"
    let drawing =
      switch day.rainChance ?? 0 {
      case ..<20: sun + rays
      case ..<45: peeping + cloud
      case _: cloud + drops
      }
    return "<svg viewBox=\"0 0 48 48\" aria-hidden=\"true\">\(drawing)</svg>"
  }

  /// Parts of one whole as one bar, against how much it may be; each part is named below it.
  func share(_ share: Block.Share) -> String {
    let sum = share.parts.reduce(0) { $0 + $1.amount }
    let whole = max(sum, share.limit ?? 0)
    guard whole > 0 else { return "" }
    var at = 0.0
    let pieces = zip(1..., share.parts).map { number, part -> String in
      defer { at += part.amount / whole * 100 }
      return
        "<rect class=\"part\(number)\" x=\"\(units(at))\" width=\"\(units(part.amount / whole * 100))\" height=\"10\"/>"
    }
    let limit = share.limit.map { limit in
      "<path class=\"limit\" d=\"M\(units(min(limit / whole * 100, 99.8))) 0v10\"/>"
    }
    let rows = zip(1..., share.parts).map { number, part in
      "<li><svg viewBox=\"0 0 10 10\" aria-hidden=\"true\"><rect class=\"part\(number)\" width=\"10\" height=\"10\" rx=\"3\"/></svg><span>\(HTML.line(part.label))</span><span class=\"amount\">\(HTML.line(part.caption))</span></li>"
    }
    let sums = ([share.total] + (share.limitFact.map { [$0] } ?? [])).map { fact in
      "<li class=\"sum\"><span>\(HTML.line(fact.name))</span><span class=\"amount\">\(HTML.line(fact.value))</span></li>"
    }
    return """
      <div class="share"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">\
      <rect class="rail" width="100" height="10"/>\(pieces.joined())\(limit ?? "")</svg>
      <ul class="parts">
      \((rows + sums).joined(separator: "\n"))
      </ul></div>

      """
  }
}
