/// The tables of `routes.bin`, which stands apart for its licence.
final class RouteTables: Sendable {
  let directory: Directory
  let text: TextPool
  let nodes, edges: Table

  init(_ blob: Blob) throws(AtlasError) {
    directory = try Directory(blob, magic: "ITRVROUT")
    text = try TextPool(directory, pieces: try Pieces(directory))
    nodes = try directory.table("nodes", stride: 8)
    edges = try directory.table("edges", stride: 2)
  }
}
