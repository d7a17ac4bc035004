/// How long something took, as a log says it: `3.2 ms`.
package struct Elapsed: CustomStringConvertible, Sendable {
  private let microseconds: Int64

  /// Measures between two readings of a clock in microseconds.
  package init(from start: Int64, to end: Int64) { microseconds = max(end - start, 0) }

  package var description: String {
    let tenths = (microseconds + 50) / 100
    return tenths < 1000 ? "\(tenths / 10).\(tenths % 10) ms" : "\(tenths / 10) ms"
  }
}
