import Travel

/// One step from a version of the file to the next. A step that was released never changes.
struct Migration: Sendable {
  /// The version that the file has afterwards.
  let version: Int
  let run: @Sendable (Connection) throws(Failure) -> Void

  /// Every step, from the first on.
  static let all: [Migration] = [one, two, three, four, five]

  /// The version that this program writes.
  static var latest: Int { all.last?.version ?? 0 }

  /// `ITRV`: tells the file from any other database.
  static let applicationId: Int64 = 0x4954_5256
}
