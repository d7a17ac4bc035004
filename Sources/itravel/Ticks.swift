#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A clock that only goes forward.
enum Ticks {
  static func now() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
