import Grammar
import JSON
import Travel
import Wording

extension Context {
  /// What of an answer is news, and what makes it old once it was printed.
  struct News {
    let ids: Set<String>
    /// Whether nothing was left for the next run.
    let isWhole: Bool
    /// To be run when it was printed; nil when nothing was found new.
    var wasPrinted: (@Sendable () throws(Failure) -> Void)?
    /// Why it stays news though it is printed, and whether it could be compared at all; nil where nothing stands against it.
    var unkept: (failure: Failure, isCompared: Bool)?
  }

  /// Compares items with what was printed last for a question. Nothing printed before is forgotten, whatever is missing
  /// today. Until the news is dropped or its `wasPrinted` has run, other processes wait. With `--dry-run` it stays news, and
  /// so does what comes after the first `most`. Where nothing can be compared all of it is news: silence is a promise.
  func news(
    of items: [(id: String, value: JSONValue)], for question: Watch.Question, in state: String?,
    most: Int = .max, isNews: (_ before: JSONValue, _ now: JSONValue) -> Bool
  ) throws(Failure) -> News {
    let watch: Watch
    do throws(Failure) { watch = try world.openWatch(try statePath(state), settings.patience) } catch {
      guard error.exit == .config else { throw error }
      return News(ids: Set(items.prefix(most).map(\.id)), isWhole: items.count <= most, unkept: (error, false))
    }
    let before = watch.printed(question)
    let all = items.filter { item in before[item.id].map { isNews($0, item.value) } ?? true }
    let fresh = all.prefix(most)
    let isWhole = fresh.count == all.count
    guard !fresh.isEmpty, !globals.isDryRun else {
      return News(ids: Set(fresh.map(\.id)), isWhole: isWhole)
    }
    let printed = Dictionary(fresh.map { ($0.id, $0.value) }) { first, _ in first }
    do throws(Failure) { try watch.prepare(question, printed, now) } catch {
      guard error.exit == .config else { throw error }
      return News(ids: Set(printed.keys), isWhole: isWhole, unkept: (error, true))
    }
    return News(ids: Set(printed.keys), isWhole: isWhole, wasPrinted: { () throws(Failure) in try watch.commit() })
  }

  private func statePath(_ word: String?) throws(Failure) -> String {
    if let word { return word }
    guard !settings.stateDirectory.isEmpty else {
      throw Failure(
        "no_home", .config,
        Phrase(
          "HOME is not set, so there is nowhere to keep what was printed last.", "HOME이 없어서 지난번에 출력한 내용을 둘 곳이 없어요."),
        hint: line.adding(["--state", "/path/to/a/file"]), field: "state")
    }
    return settings.stateDirectory + "/printed.json"
  }
}
