import CSQLite
import Travel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Room that is put aside before a purchase is sent, so that its outcome can be written on a disk that fills up meanwhile.
extension StoreFiles {
  var reserve: String { directory + "/itravel.reserve" }

  /// Enough for the pages of one purchase, several times over.
  private static let reservedBytes = 256 * 1024

  /// Puts the room aside unless it is there. Throws `store_full`.
  func keepReserve() throws(Failure) {
    guard StoreFiles.look(reserve, follows: false) == nil else { return }
    try makeDirectory()
    let file = open(reserve, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      if errno == EEXIST { return }
      throw StoreFiles.failure(reserve)
    }
    defer { close(file) }
    let block = [UInt8](repeating: 0, count: 16 * 1024)
    for _ in 0..<StoreFiles.reservedBytes / block.count {
      let written = write(file, block, block.count)
      guard written == block.count else {
        // A part that was written means that the rest found no room.
        let failure =
          written < 0 ? StoreFiles.failure(reserve) : Failure.store(code: CSQLITE_FULL, says: "no room", path: reserve)
        unlink(reserve)
        throw failure
      }
    }
  }

  /// Gives the room back; gives whether there was any.
  func spendReserve() -> Bool { unlink(reserve) == 0 }
}
