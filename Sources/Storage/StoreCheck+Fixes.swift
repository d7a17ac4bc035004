/// Commands that mend what `doctor` found, each to be pasted as it is.
extension StoreCheck {
  static var installLibrary: String {
    #if os(macOS)
    "brew install sqlite"
    #else
    "sudo apt-get install libsqlite3-0"
    #endif
  }

  /// A store of a newer version needs the program that wrote it.
  static let update = "git pull && swift build -c release"

  /// Another itravel that runs for long holds the store.
  static let findOthers = "pgrep -a itravel"

  static let waitLonger = "itravel doctor --deadline 60"

  /// The newest backup in the place of a damaged file, or a fresh start; what is damaged is kept beside either way. The
  /// log goes along: beside another file it would be taken for that file's own.
  var replace: String {
    let aside = (files.directory + ".damaged").shellWord
    let backups = (1...Migration.latest).reversed().map { files.backup(ofVersion: $0) }
    guard let backup = backups.first(where: { StoreFiles.look($0) != nil }) else {
      return "mv \(files.directory.shellWord) \(aside)"
    }
    let (database, log) = (files.database.shellWord, files.log.shellWord)
    return "cp -a \(files.directory.shellWord) \(aside) && rm -f \(log) && cp \(backup.shellWord) \(database)"
  }

  var useAnotherDirectory: String { "export ITRAVEL_DATA_DIR=\((files.directory + "-2").shellWord)" }

  var makeWritable: String { "chmod u+rwx \(files.directory.shellWord) && chmod u+rw \(files.database.shellWord)" }

  func makePrivate(_ paths: [String]) -> String { "chmod go= " + paths.map(\.shellWord).joined(separator: " ") }

  /// Who owns the file and the folder, which only that user or root can change.
  var lookAtOwner: String { "ls -ld \(files.directory.shellWord) \(files.database.shellWord)" }
}
