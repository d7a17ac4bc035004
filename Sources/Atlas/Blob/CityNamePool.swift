/// The names of the cities, one record after the other in the order of the cities, with a mark at every eighth.
struct CityNamePool: Sendable {
  private let pool: NamePool
  private let blocks: Table

  private static let citiesABlock = 8

  init(_ directory: Directory, pieces: Pieces) throws(AtlasError) {
    pool = try NamePool(directory, table: "citynames", pieces: pieces)
    blocks = try directory.table("citynameblocks", stride: 4)
  }

  /// The names of a city by its row.
  func names(ofCity index: Int) throws(AtlasError) -> PlaceNames {
    guard index >= 0, index < pool.table.rows else { throw .outOfBounds(table: pool.table.name) }
    var offset = try blocks.row(index / CityNamePool.citiesABlock).u32(0)
    for _ in 0..<index % CityNamePool.citiesABlock { offset = try pool.end(ofRecord: offset) }
    return try pool.record(offset)
  }
}
