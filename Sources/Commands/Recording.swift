import Grammar
import Synchronization
import Travel
import Wording

/// The record that one run writes to, or answers from: files of a directory, one an exchange.
final class Recording: Sendable {
  private struct State {
    /// Exchanges written or read so far.
    var count = 0
    /// Files read, with whether each was given already; nil before the first is asked for.
    var files: [(name: String, exchange: [UInt8], isGiven: Bool)]?
    var failure: Failure?
  }

  private let directory: String
  private let isReplay: Bool
  private let world: World
  private let state = Mutex(State())

  /// What the options ask for; nil when they ask for nothing.
  init?(_ options: TrafficOptions, world: World) {
    guard let directory = options.record ?? options.replay else { return nil }
    self.directory = directory
    isReplay = options.record == nil
    self.world = world
  }

  var traffic: Traffic {
    isReplay
      ? .replayed(.init(next: { (isWanted) throws(Failure) in try self.next(isWanted) }))
      : .recorded(
        .init(
          open: { () throws(Failure) in try self.world.folders.make(self.directory) },
          keep: { label, exchange in self.keep(label, exchange) }))
  }

  private func keep(_ label: String, _ exchange: [UInt8]) -> String? {
    do throws(Failure) {
      let last = try world.folders.list(directory)?.compactMap { Int($0.prefix { $0 != "-" }) }.max() ?? 0
      // Another process may write here too, so the next free number is found by trying.
      for number in last + 1...last + 1000 {
        let digits = String(number)
        let name = String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "-" + label + ".json"
        if try world.folders.add(directory + "/" + name, exchange) {
          state.withLock { $0.count += 1 }
          return name
        }
      }
      return nil
    } catch {
      let failure = error
      state.withLock { $0.failure = failure }
      return nil
    }
  }

  private func next(_ isWanted: ([UInt8]) -> Bool) throws(Failure) -> (name: String, exchange: [UInt8])? {
    if state.withLock({ $0.files == nil }) {
      let files = try read()
      state.withLock { $0.files = files }
    }
    let waiting = state.withLock { $0.files ?? [] }
    guard let index = waiting.firstIndex(where: { !$0.isGiven && isWanted($0.exchange) }) else { return nil }
    state.withLock {
      $0.files?[index].isGiven = true
      $0.count += 1
    }
    return (waiting[index].name, waiting[index].exchange)
  }

  private func read() throws(Failure) -> [(name: String, exchange: [UInt8], isGiven: Bool)] {
    guard let names = try world.folders.list(directory)?.filter({ $0.hasSuffix(".json") }), !names.isEmpty else {
      throw .usage(
        "no_record", field: "replay",
        Phrase("There is no record in \(directory).", "\(directory)에 기록이 없어요."),
        hint: "itravel history --record \(directory)")
    }
    var files: [(name: String, exchange: [UInt8], isGiven: Bool)] = []
    for name in names {
      if let bytes = try world.files.read(directory + "/" + name, 128 << 20) { files.append((name, bytes, false)) }
    }
    return files
  }

  /// What is to be said beside the answer: that nothing crossed the network, or that it could not be written down.
  var warnings: [Warning] {
    let (count, failure) = state.withLock { ($0.count, $0.failure) }
    if let failure {
      return [
        Warning(
          "not_recorded",
          Phrase("The record is not whole. \(failure.message.en)", "기록이 다 남지 않았어요. \(failure.message.ko)"))
      ]
    }
    guard count == 0 else { return [] }
    return [
      isReplay
        ? Warning(
          "nothing_replayed",
          Phrase(
            "Nothing was asked of a provider over the network, so --replay played no part.",
            "네트워크로 제공자에게 물어본 것이 없어서 --replay는 쓰이지 않았어요."))
        : Warning(
          "nothing_recorded",
          Phrase(
            "Nothing was asked of a provider over the network, so --record wrote nothing.",
            "네트워크로 제공자에게 물어본 것이 없어서 --record에 남은 것이 없어요."))
    ]
  }
}

extension TrafficOptions {
  /// Throws where the options cannot be meant: both at once, or a purchase out of a record.
  func check(_ line: TypedLine, isDryRun: Bool) throws(Failure) {
    guard record == nil || replay == nil else {
      throw .usage(
        "conflicting_options", field: "replay",
        Phrase("--record and --replay cannot both be given.", "--record와 --replay는 함께 쓸 수 없어요."))
    }
    guard replay != nil, ["book", "cancel"].contains(line.path.first ?? ""), !isDryRun else { return }
    throw .usage(
      "replay_does_nothing", field: "replay",
      Phrase(
        "A record books and cancels nothing, and nothing of it is kept as a booking. --dry-run shows the quote.",
        "기록으로는 예약도 취소도 하지 않고, 예약으로 남기지도 않아요. --dry-run으로 견적만 볼 수 있어요."),
      hint: line.adding(["--dry-run"]))
  }
}
