package import Travel

extension Ledger {
  /// Keeps everything in `itravel.db` in a directory, which is made on first use. Nothing is opened before. `began` is
  /// when the process did, in milliseconds of the monotonic clock; `passed` is told of labelled points. What is
  /// `isRepeatable` leaves nothing to chance: the same steps at the same times on the same store make the same ids.
  package static func sqlite(
    directory: String, patience: Patience = .usual, began: Int64? = nil,
    isRepeatable: Bool = false, passed: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Ledger {
    let waiting = Waiting(patience, began: began ?? Waiting.now)
    let files = StoreFiles(directory: directory, waiting: waiting, isRepeatable: isRepeatable, passed: passed)
    return Ledger(store: Store(files: files), locks: .files(FileLock(files: files, waiting: waiting)))
  }

  /// The monotonic clock in milliseconds, by which `began` is told.
  package static var clock: Int64 { Waiting.now }

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
