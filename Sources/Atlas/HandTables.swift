/// The tables of `hand.bin`, which people wrote.
final class HandTables: Sendable {
  let directory: Directory
  let text: TextPool
  let names: NamePool
  let index: NameIndex
  let places, sights, hotels, festivals, regions, airlines, nations: Table

  init(_ blob: Blob) throws(AtlasError) {
    let directory = try Directory(blob, magic: "ITRVHAND")
    self.directory = directory
    let pieces = try Pieces(directory)
    text = try TextPool(directory, pieces: pieces)
    names = try NamePool(directory, table: "names", pieces: pieces)
    index = try NameIndex(directory)
    places = try directory.table("places", stride: 40)
    sights = try directory.table("sights", stride: 52)
    hotels = try directory.table("hotels", stride: 44)
    festivals = try directory.table("festivals", stride: 44)
    regions = try directory.table("regions", stride: 48)
    airlines = try directory.table("airlines", stride: 72)
    nations = try directory.table("nations", stride: 24)
  }
}
