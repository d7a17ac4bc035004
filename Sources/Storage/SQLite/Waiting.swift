import Travel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How long one process waits for others, measured from when it began.
struct Waiting: Sendable {
  let patience: Patience
  /// When the process began, in milliseconds of the monotonic clock.
  let began: Int64

  init(_ patience: Patience, began: Int64 = Waiting.now) {
    self.patience = patience
    self.began = began
  }

  /// How long the store itself is waited for, in milliseconds, where nothing else is said.
  static let usualMilliseconds: Int64 = 5_000

  /// The monotonic clock in milliseconds.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// How long a statement may wait from now on, in milliseconds.
  var forStore: Int64 { left ?? Waiting.usualMilliseconds }

  /// How long is left in milliseconds; nil when there is no end.
  var left: Int64? {
    switch patience {
    case .none: 0
    case .deadline(let seconds): max(began + Int64(seconds) * 1_000 - Waiting.now, 0)
    case .usual: nil
    }
  }

  /// What it means that another process was waited for in vain; nil when only the store's own measure ended.
  var failure: Failure? {
    switch patience {
    case .none: .locked
    case .deadline: .deadlineWaiting
    case .usual: nil
    }
  }

  /// Sleeps for a moment; false when a signal ended it.
  static func pause(milliseconds: Int64) -> Bool {
    var time = timespec(tv_sec: Int(milliseconds / 1_000), tv_nsec: Int(milliseconds % 1_000) * 1_000_000)
    return nanosleep(&time, nil) == 0
  }
}
