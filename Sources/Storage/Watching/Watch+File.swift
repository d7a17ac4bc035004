package import Travel

extension Watch {
  /// Opens the file at a path, or a new one, once no other process holds it. Throws `config` when it is damaged or cannot
  /// be used, and `locked` or `deadline_passed` when another process holds it for too long.
  package static func file(_ path: String, patience: Patience = .usual, began: Int64? = nil) throws(Failure) -> Watch {
    let held = try HeldWatch(WatchFile(path: path), waiting: Waiting(patience, began: began ?? Waiting.now))
    return Watch(
      printed: { held.document.printed(for: $0) },
      prepare: { question, items, now throws(Failure) in
        try held.prepare(held.document.printing(items, for: question, at: now))
      },
      commit: { () throws(Failure) in try held.commit() })
  }
}
