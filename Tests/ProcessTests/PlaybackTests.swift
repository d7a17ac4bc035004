import Foundation
import Testing

/// What a disk was told, played back up to a power cut: what was synced is there, and of what was not, each piece is
/// there, missing or torn by the dice.
@Suite("Power cuts played back from what the disk was told")
struct PlaybackTests {
  private enum Step {
    case write(path: String, offset: Int, bytes: Data)
    case sync(path: String)
    case cut(path: String, length: Int)

    var path: String {
      switch self {
      case .write(let path, _, _), .sync(let path), .cut(let path, _): path
      }
    }
  }

  private static let line = [
    "book", "hotel", "1", "--name", "Minji Kim", "--email", "minji@example.com", "--phone", "+821012345678", "--yes",
    "--max-total", "9000 USD",
  ]
  private let home: String
  private let before: [String: Data]
  private let steps: [Step]
  private let code: String

  private var data: String { home + "/.local/share/itravel" }
  private static let files = ["itravel.db", "itravel.db-wal"]

  private static func environment(_ home: String) -> [String: String] {
    ["HOME": home, "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "LANG": "C.UTF-8"]
  }

  /// Books once on a disk that takes notes.
  init() throws {
    home = try Spawned.folder()
    let data = home + "/.local/share/itravel"
    let environment = PlaybackTests.environment(home)
    let found = try Spawned.run(
      ["search", "hotel", "Osaka", "--check-in", "2026-12-11", "--nights", "3"], environment: environment)
    try #require(found.exit == 0, "\(found.errorText)")
    before = Dictionary(
      uniqueKeysWithValues: PlaybackTests.files.map { name in
        ("\(data)/\(name)", FileManager.default.contents(atPath: "\(data)/\(name)") ?? Data())
      })
    var noting = try FaultyDisk.environment(.kill, at: 0, below: data)
    noting["FAULT_TRACE"] = home + "/trace"
    let booked = try Spawned.run(
      PlaybackTests.line + ["--get", "data.booking.code"], environment: environment.merging(noting) { $1 })
    try #require(booked.exit == 0, "\(booked.errorText)")
    code = booked.text.trimmingCharacters(in: .whitespacesAndNewlines)
    steps = PlaybackTests.steps(try Data(contentsOf: URL(fileURLWithPath: home + "/trace")))
  }

  /// Reads the notes: what was done, the descriptor, where, and how many bytes follow.
  private static func steps(_ notes: Data) -> [Step] {
    func number(_ place: Int, _ count: Int) -> Int {
      notes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var paths: [Int: String] = [:]
    var steps: [Step] = []
    var place = 0
    while place + 24 <= notes.count {
      let (what, file, offset, count) = (
        number(place, 4), number(place + 4, 4), number(place + 8, 8), number(place + 16, 8)
      )
      let bytes = notes.subdata(in: place + 24..<place + 24 + count)
      place += 24 + count
      switch what {
      case 1: paths[file] = String(decoding: bytes, as: UTF8.self)
      case 2: steps.append(.write(path: paths[file] ?? "", offset: offset, bytes: bytes))
      case 3: steps.append(.sync(path: paths[file] ?? ""))
      case _: steps.append(.cut(path: paths[file] ?? "", length: offset))
      }
    }
    return steps
  }

  /// The files as a cut after so many steps leaves them; `keeps` says how much of each piece that was not synced is there.
  private func state(after count: Int, keeps: (_ bytes: Int) -> Int) -> [String: Data] {
    var files = before
    for (index, step) in steps.prefix(count).enumerated() where files[step.path] != nil {
      let isSynced = steps[index..<count].contains { later in
        if case .sync(let path) = later { path == step.path } else { false }
      }
      switch step {
      case .write(let path, let offset, let bytes):
        let kept = isSynced ? bytes.count : keeps(bytes.count)
        guard kept > 0 else { continue }
        var file = files[path] ?? Data()
        if file.count < offset + kept { file.append(Data(count: offset + kept - file.count)) }
        file.replaceSubrange(offset..<offset + kept, with: bytes.prefix(kept))
        files[path] = file
      case .cut(let path, let length):
        if isSynced, let file = files[path] {
          files[path] = file.prefix(length) + Data(count: max(length - file.count, 0))
        }
      case .sync: break
      }
    }
    return files
  }

  /// Brings a machine up with these files; gives the status of each booking it knows.
  private func comeUp(_ files: [String: Data], _ label: String) throws -> [String] {
    let home = try Spawned.folder()
    defer { try? FileManager.default.removeItem(atPath: home) }
    let data = home + "/.local/share/itravel"
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    for (path, bytes) in files {
      try bytes.write(to: URL(fileURLWithPath: data + "/" + URL(fileURLWithPath: path).lastPathComponent))
    }
    let environment = PlaybackTests.environment(home)
    let listed = try Spawned.run(["history", "--get", "data.bookings.status"], environment: environment)
    #expect(listed.exit == 0, "\(label): \(listed.errorText)")
    let doctor = try Spawned.run(["doctor"], environment: environment)
    #expect(doctor.text.contains("every page and every reference holds"), "\(label): \(doctor.text)")
    #expect(try Spawned.run(["history", "--verify"], environment: environment).exit == 0, "\(label)")
    // The same command after the cut comes to the same booking.
    let again = try Spawned.run(PlaybackTests.line + ["--get", "data.booking.code"], environment: environment)
    #expect(again.text == code + "\n", "\(label): \(again.errorText)")
    return listed.text.split(separator: "\n").map(String.init)
  }

  @Test("A booking that was told as made is there though nothing but what was synced reached the disk")
  func told() throws {
    #expect(steps.count > 20)
    #expect(try comeUp(state(after: steps.count) { _ in 0 }, "all") == ["confirmed"])
  }

  @Test("Before anything is sent, what is about to be sent is on the disk")
  func intended() throws {
    // Between the first sync of the log and the next write to it the order is sent.
    let log = data + "/itravel.db-wal"
    let first = try #require(
      steps.firstIndex { step in if case .sync(let path) = step { path == log } else { false } })
    #expect(try comeUp(state(after: first + 1) { _ in 0 }, "intended") == ["intended"])
  }

  @Test("After a cut at any step, with any part of what was not synced, the store is whole")
  func anywhere() throws {
    var dice = Dice(11)
    for _ in 0..<24 {
      let count = Int(dice.next() % UInt64(steps.count + 1))
      let files = state(after: count) { bytes in
        switch dice.next() % 4 {
        case 0: 0
        case 1: min(bytes, Int(dice.next() % 9) * 512)
        default: bytes
        }
      }
      let known = try comeUp(files, "after \(count) of \(steps.count)")
      #expect(known.count <= 1)
    }
  }
}
