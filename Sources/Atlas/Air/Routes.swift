package import Civil

/// Between which airports airlines have flown, as of a day; nothing about who flies there today.
extension Atlas {
  /// The day the routes are as of.
  package var routesAsOf: CivilDate? { routes.directory.asOf("nodes") }

  /// A nonstop flight between two airports existed, in either direction.
  package func hasRoute(_ one: String, _ other: String) throws(AtlasError) -> Bool {
    guard let target = try node(other), let span = try edges(from: one) else { return false }
    let index = try routes.edges.partition(span) { $0.u16(0) < target }
    return index < span.upperBound ? try routes.edges.row(index).u16(0) == target : false
  }

  /// The codes of the airports one could fly to nonstop, in the order of the codes.
  package func destinations(of airport: String) throws(AtlasError) -> [String] {
    guard let span = try edges(from: airport) else { return [] }
    var codes: [String] = []
    for edge in span { codes.append(try routes.nodes.row(try routes.edges.row(edge).u16(0)).ascii(0, 3)) }
    return codes
  }

  private func node(_ code: String) throws(AtlasError) -> Int? {
    code.utf8.count == 3 ? try routes.nodes.row(code: code) : nil
  }

  private func edges(from code: String) throws(AtlasError) -> Range<Int>? {
    guard let node = try node(code), node + 1 < routes.nodes.rows else { return nil }
    let first = try routes.nodes.row(node).u32(4)
    return try routes.edges.span(from: first, count: try routes.nodes.row(node + 1).u32(4) - first)
  }
}
