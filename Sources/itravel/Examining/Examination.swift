import Atlas
import Civil
import Commands
import Storage
import Transport
import Travel
import Wording

/// What `doctor` can tell of the machine: facts, libraries, directories, disks and the clock.
enum Examination {
  typealias Check = DoctorAnswer.Check

  static func checks(_ settings: Settings, began: Int64) -> [Check] {
    facts + [age, library] + directories(settings)
      + Ledger.integrityCheck(directory: settings.dataDirectory, patience: settings.patience, began: began)
      .filter { !settings.dataDirectory.isEmpty || $0.name == "sqlite" } + [clock]
  }

  private static let reinstall = "swift build -c release"

  private static var facts: [Check] {
    do throws(AtlasError) {
      let damaged = try Atlas.embedded.damagedTables() + Land.embedded.damagedTables()
      guard !damaged.isEmpty else {
        return [Check(name: "facts", status: .ok, detail: Phrase("every table is whole", "모든 표가 온전해요"))]
      }
      let names = damaged.joined(separator: ", ")
      return [
        Check(name: "facts", status: .fail, detail: Phrase("damaged: \(names)", "손상된 표: \(names)"), fix: reinstall)
      ]
    } catch { return [Check(name: "facts", status: .fail, detail: .same("\(error)"), fix: reinstall)] }
  }

  /// How old the facts are; those that are of one day and not for ever.
  private static var age: Check {
    let dated = World.live(brokenWords: []).sources().filter { !$0.asOf.isEmpty }
    guard let oldest = dated.min(by: { $0.asOf < $1.asOf }), let newest = dated.max(by: { $0.asOf < $1.asOf }) else {
      return Check(
        name: "facts age", status: .warn, detail: Phrase("no table has a date", "기준일이 있는 표가 없어요"), fix: reinstall)
    }
    return Check(
      name: "facts age", status: .ok,
      detail: Phrase(
        "\(dated.count) tables, from \(oldest.asOf) (\(oldest.name)) to \(newest.asOf) (\(newest.name)); each: itravel sources",
        "표 \(dated.count)개, \(oldest.asOf)(\(oldest.name))부터 \(newest.asOf)(\(newest.name))까지예요. 하나씩 보기: itravel sources"
      ))
  }

  private static var library: Check {
    switch CurlLibrary.here {
    case .found(let version): Check(name: "libcurl", status: .ok, detail: .same(version))
    case .missing(let why):
      // Offline answers need no network.
      Check(
        name: "libcurl", status: .warn,
        detail: Phrase(
          "not found, so only the offline service can be used: \(why)", "찾지 못해서 오프라인 서비스만 쓸 수 있어요: \(why)"),
        fix: "sudo apt-get install libcurl4")
    }
  }

  private static var clock: Check {
    let now = World.live(brokenWords: []).clock()
    let (year, month, day) = Itravel.released
    let released = CivilDate(year: year, month: month, day: day)?.dayNumber ?? 0
    let today = CivilDate(dayNumber: Int(now.seconds / 86_400))
    guard today.dayNumber >= released - 1, today.year < 2100 else {
      return Check(
        name: "clock", status: .warn,
        detail: Phrase(
          "it says \(now.rfc3339), which cannot be; dates in the past are judged by it",
          "\(now.rfc3339)이라고 해요. 지난 날짜인지를 이 시계로 판단하는데 맞지 않아요"),
        fix: "sudo timedatectl set-ntp true")
    }
    return Check(name: "clock", status: .ok, detail: .same(now.rfc3339))
  }
}
