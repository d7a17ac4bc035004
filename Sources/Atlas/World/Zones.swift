package import Civil

/// The rules of time zones, right from 1970 to 2100.
extension Atlas {
  /// The rules of a zone by its IANA name, old names among them; nil when no place uses it.
  package func zone(_ name: String) throws(AtlasError) -> ZoneRules? {
    let wanted = Array(name.utf8)
    var low = 0
    var high = facts.zones.rows
    while low < high {
      let middle = (low + high) / 2
      let found = try facts.text.bytes(try facts.zones.row(middle).u32(0))
      if found == wanted { return try zone(at: middle) }
      if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The names of every zone, in order.
  package var zoneNames: [String] {
    get throws(AtlasError) {
      var names: [String] = []
      for index in 0..<facts.zones.rows { names.append(try zoneName(index)) }
      return names
    }
  }

  /// The name in use today of a zone, such as `Asia/Ho_Chi_Minh` for `Asia/Saigon`; nil when there is no such zone.
  package func canonicalZone(_ name: String) throws(AtlasError) -> String? {
    for index in 0..<facts.zones.rows where try zoneName(index) == name {
      return try zoneName(try facts.zones.row(index).u16(18))
    }
    return nil
  }

  func zone(at index: Int) throws(AtlasError) -> ZoneRules {
    let row = try facts.zones.row(index)
    let span = try facts.zoneTimes.span(from: row.u32(4), count: row.u16(8))
    var changes: [(at: Instant, offset: Int)] = []
    changes.reserveCapacity(span.count)
    for change in span {
      let moment = Int64(try facts.zoneTimes.row(change).u32(0))
      changes.append((Instant(seconds: moment), try zoneOffset(try facts.zoneKinds.row(change).u8(0))))
    }
    let rule = try facts.zoneRules.row(row.u16(10))
    guard let footer = ZoneFooter(text: try facts.text.text(rule.u32(0)) ?? ""), abs(row.i32(12)) <= 86_400,
      let rules = ZoneRules(name: try zoneName(index), initial: row.i32(12), changes: changes, footer: footer)
    else { throw .malformed(table: "zones") }
    return rules
  }

  func zoneName(_ index: Int?) throws(AtlasError) -> String {
    guard let index else { return "" }
    return try facts.text.text(try facts.zones.row(index).u32(0)) ?? ""
  }

  private func zoneOffset(_ index: Int) throws(AtlasError) -> Int {
    let offset = try facts.zoneOffsets.row(index).i32(0)
    guard abs(offset) <= 86_400 else { throw .malformed(table: "zoneoffsets") }
    return offset
  }
}
