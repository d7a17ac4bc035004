import Foundation
import Testing

@Suite("The process keeps what it knows to itself")
struct SecurityProcessTests {
  private func home() throws -> [String: String] {
    ["HOME": try Spawned.folder(), "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"]
  }

  @Test("Everything it makes is for its owner alone, whatever the umask; a store that was opened up is closed again")
  func permissions() throws {
    let ended = try Spawned.shell(
      """
      set -e; umask 0
      $I search hotel Osaka --check-in 2026-12-20 --nights 2 >/dev/null
      $I book hotel 1 --name 'Minji Kim' --email minji@example.com --phone +821012345678 \
        --max-total '9000 USD' --yes >/dev/null
      chmod 644 $HOME/.local/share/itravel/itravel.db
      $I history >/dev/null
      find $HOME/.local/share/itravel \\( -type d ! -perm 700 -o -type f ! -perm 600 \\) -printf '%m %p\\n'
      """, environment: try home())
    #expect(ended.exit == 0, "\(ended.errorText)")
    #expect(ended.text.isEmpty, "\(ended.text)")
  }

  @Test("A store in a folder that everybody can write in, or that another user owns, is not used")
  func strangers() throws {
    let environment = try home()
    let open = try Spawned.shell(
      "mkdir $HOME/d && chmod 777 $HOME/d && ITRAVEL_DATA_DIR=$HOME/d exec $I history", environment: environment)
    #expect(open.exit == 10, "\(open.errorText)")
    #expect(open.errorText.contains("chmod o-w"))
    try #require(getuid() == 0, "Only root can give a file away.")
    let planted = try Spawned.shell(
      "mkdir -m 700 $HOME/e; : > $HOME/e/itravel.db; chmod 666 $HOME/e/itravel.db; chown 65534 $HOME/e/itravel.db; ITRAVEL_DATA_DIR=$HOME/e exec $I history",
      environment: environment)
    #expect(planted.exit == 10, "\(planted.errorText)")
    let chat = try Spawned.shell(
      "ITRAVEL_DATA_DIR=$HOME/e exec $I search hotel Osaka --check-in 2026-12-20 --nights 2 --json",
      environment: environment)
    #expect(chat.exit == 0 && chat.text.contains("\"not_kept\""), "\(chat.errorText)")
  }

  @Test("It leaves no picture of its memory behind")
  func dumps() throws {
    let ended = try Spawned.shell(
      """
      cd $HOME; ulimit -c unlimited 2>/dev/null; mkfifo in; $I chat - <in & p=$!; exec 9>in
      n=0
      until grep -Eq '^Max core file size +0 ' /proc/$p/limits; do
        n=$((n+1)); [ $n -lt 20000 ] || { grep core /proc/$p/limits >&2; exit 1; }
      done
      # A signal that dumps, and that no handler of a language run-time catches.
      kill -XCPU $p; wait $p; ls | grep -c core
      """, environment: try home())
    #expect(ended.errorText.isEmpty || !ended.errorText.contains("Max core"), "\(ended.errorText)")
    #expect(ended.text.hasSuffix("0\n"), "\(ended.text)")
  }

  @Test(
    "Input without end is refused within bounds",
    arguments: [
      "sessions import /dev/zero", "book hotel 1 --passengers /dev/zero --max-total '1 USD' --yes",
      "survey --answers /dev/zero", "chat - < /dev/zero",
    ])
  func endless(line: String) throws {
    let environment = try home()
    _ = try Spawned.shell("exec $I search hotel Osaka --check-in 2026-12-20 --nights 2", environment: environment)
    let ended = try Spawned.shell("ulimit -v 2000000; exec $I \(line)", environment: environment)
    #expect(ended.signal == 0 && [2, 8, 10].contains(ended.exit), "\(ended.exit) \(ended.signal) \(ended.errorText)")
  }

  @Test("A configuration or a travellers file without end is refused within bounds")
  func endlessFiles() throws {
    let environment = try home()
    let ended = try Spawned.shell(
      """
      mkdir -p $HOME/.config/itravel; ln -s /dev/zero $HOME/.config/itravel/config.json
      ulimit -v 2000000; exec $I history
      """, environment: environment)
    #expect(ended.exit == 10, "\(ended.exit) \(ended.signal) \(ended.errorText)")
  }
}
