import Travel

extension Migration {
  /// Offers of no conversation, as a watched search prints them: found by their ids alone.
  static let four = Migration(version: 4) { connection throws(Failure) in
    try connection.execute(
      """
      CREATE TABLE loose_offers (
        place INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        endpoint TEXT,
        request TEXT NOT NULL,
        seen_at INTEGER NOT NULL,
        offer TEXT NOT NULL
      );
      CREATE INDEX loose_offers_by_time ON loose_offers (seen_at);
      """)
  }
}
