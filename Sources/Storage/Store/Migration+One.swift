import Travel

extension Migration {
  /// Conversations, offers, bookings with their journal, receipts with the mark of the last.
  static let one = Migration(version: 1) { connection throws(Failure) in
    try connection.execute(
      """
      CREATE TABLE sessions (
        id TEXT PRIMARY KEY NOT NULL,
        name TEXT UNIQUE,
        given_title TEXT,
        opening TEXT,
        last_used INTEGER NOT NULL,
        turn_of_use INTEGER NOT NULL,
        goal TEXT,
        survey TEXT,
        is_survey_sent INTEGER NOT NULL DEFAULT 0
      );
      CREATE INDEX sessions_by_use ON sessions (turn_of_use);

      CREATE TABLE turns (
        session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        message TEXT NOT NULL,
        reply TEXT NOT NULL,
        answer TEXT NOT NULL,
        UNIQUE (session, number)
      );

      CREATE TABLE searches (
        id INTEGER PRIMARY KEY,
        session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
        endpoint TEXT,
        request TEXT NOT NULL
      );
      CREATE INDEX searches_by_session ON searches (session);

      CREATE TABLE offers (
        place INTEGER PRIMARY KEY,
        id TEXT NOT NULL,
        session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
        search INTEGER NOT NULL REFERENCES searches (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        number INTEGER,
        provider TEXT NOT NULL,
        seen_at INTEGER NOT NULL,
        offer TEXT NOT NULL,
        UNIQUE (session, id)
      );
      CREATE INDEX offers_by_id ON offers (id, seen_at);
      CREATE INDEX offers_by_number ON offers (session, kind, number);
      CREATE INDEX offers_by_search ON offers (search);

      CREATE TABLE bookings (
        place INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        body_hash TEXT NOT NULL,
        code TEXT COLLATE NOCASE,
        provider TEXT NOT NULL,
        endpoint TEXT,
        kind TEXT NOT NULL,
        status TEXT NOT NULL,
        standing TEXT NOT NULL,
        starts_on TEXT,
        created_at INTEGER NOT NULL,
        session TEXT,
        purchase TEXT NOT NULL,
        booking TEXT NOT NULL
      );
      CREATE INDEX bookings_by_code ON bookings (code, created_at);
      CREATE INDEX bookings_by_time ON bookings (created_at);
      CREATE INDEX bookings_by_kind ON bookings (kind, created_at);
      CREATE INDEX bookings_by_standing ON bookings (standing, created_at);
      CREATE INDEX bookings_by_standing_and_kind ON bookings (standing, kind, created_at);
      CREATE INDEX bookings_by_session ON bookings (session, created_at);

      CREATE TABLE events (
        place INTEGER PRIMARY KEY,
        booking INTEGER NOT NULL REFERENCES bookings (place) ON DELETE CASCADE,
        at INTEGER NOT NULL,
        event TEXT NOT NULL,
        details TEXT
      );
      CREATE INDEX events_by_booking ON events (booking);

      CREATE TABLE receipts (
        sequence INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        code TEXT,
        content TEXT NOT NULL,
        hash TEXT NOT NULL
      );

      CREATE TABLE marks (
        name TEXT PRIMARY KEY NOT NULL,
        value TEXT NOT NULL
      );
      """)
  }
}
