package import Travel

extension Ledger {
  /// Keeps everything in `itravel.db` in a directory, which is made on first use. Nothing is opened before.
  package static func sqlite(directory: String) -> Ledger {
    let store = Store(directory: directory)
    return Ledger(store: store, locks: .files(FileLock(files: StoreFiles(directory: directory))))
  }

  /// Keeps everything until the value is gone.
  package static func inMemory() -> Ledger {
    Ledger(store: Store(directory: nil), locks: .threads(ThreadLocks()))
  }

  init(store: Store, locks: KeyLocks) {
    self.init(
      sessions: StoredSessions(store: store).ledger, offers: StoredOffers(store: store).ledger,
      bookings: StoredBookings(store: store, locks: locks).ledger)
  }
}
