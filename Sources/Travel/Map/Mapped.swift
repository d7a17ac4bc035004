/// An answer that a map can show.
package protocol Mapped: Answer {
  /// How it enters a map; empty when nothing of it is known to lie anywhere.
  func features(for reader: Reader) -> [MapFeature]
}
