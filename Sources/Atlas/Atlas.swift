import CAtlas

/// The public facts inside the program: places, zones, routes, climate, holidays, money.
///
/// A value over bytes that are used where they lie. Every question throws `AtlasError` when the bytes are damaged, and
/// none of them can do more harm than that.
package struct Atlas: Sendable {
  let facts: FactTables
  let routes: RouteTables
  let hand: HandTables

  /// Opens three blobs, copying their bytes.
  package init(facts: [UInt8], routes: [UInt8], hand: [UInt8]) throws(AtlasError) {
    try self.init(Blob(copying: facts), Blob(copying: routes), Blob(copying: hand))
  }

  /// Opens three blobs where they lie; the bytes must outlive the atlas and everything made from it.
  package init(
    facts: UnsafeRawBufferPointer, routes: UnsafeRawBufferPointer, hand: UnsafeRawBufferPointer
  ) throws(AtlasError) {
    try self.init(Blob(facts), Blob(routes), Blob(hand))
  }

  private init(_ facts: Blob, _ routes: Blob, _ hand: Blob) throws(AtlasError) {
    self.facts = try FactTables(facts)
    self.routes = try RouteTables(routes)
    self.hand = try HandTables(hand)
  }

  private static let opened: Result<Atlas, AtlasError> = open()

  /// The facts compiled into this program.
  package static var embedded: Atlas {
    get throws(AtlasError) { try opened.get() }
  }

  /// The bytes compiled into this program, in the order facts, routes, hand.
  package static var embeddedBytes: [UnsafeRawBufferPointer] {
    [factBytes, routeBytes, handBytes]
  }

  private static var factBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: catlas_facts(), count: Int(catlas_facts_length()))
  }
  private static var routeBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: catlas_routes(), count: Int(catlas_routes_length()))
  }
  private static var handBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: catlas_hand(), count: Int(catlas_hand_length()))
  }

  private static func open() -> Result<Atlas, AtlasError> {
    do throws(AtlasError) {
      return .success(try Atlas(facts: factBytes, routes: routeBytes, hand: handBytes))
    } catch {
      return .failure(error)
    }
  }
}
