import Civil
import Grammar
import JSON
import Travel
import Wording

/// Who travels, as `book` is told: by name from the travellers file, from a file of passengers, or on the line.
struct TravellerWords: Sendable {
  let names: [String]
  let file: String?
  let name: String?
  let email: String?
  let phone: String?
  let birth: DateWord?

  static let parameter = Parameter<TravellerWords>.together(
    reads: TravellerWords.init(names:file:name:email:phone:birth:),
    .repeated("-t, --traveller NAME", Phrase("A traveller of travellers.json.", "travellers.json에 적어 둔 여행자예요."))
      .under(Phrase("Travellers", "여행자")),
    .option("--passengers FILE|-", Phrase("Read the travellers from JSON.", "여행자를 JSON에서 읽어요.")).completing(.files),
    .option("--name NAME", Phrase("Name of the one traveller, as in the passport.", "여행자 한 명의 여권 이름이에요.")),
    .option("--email ADDRESS", Phrase("E-mail address.", "이메일 주소예요.")),
    .option(
      "--phone NUMBER",
      Phrase("Phone number, best with its country: +82 10 1234 5678.", "전화번호예요. +82 10 1234 5678처럼 국가 번호를 쓰면 좋아요.")),
    .option("--birth DATE", Phrase("Date of birth.", "생년월일이에요.")))

  /// The travellers in the order given; throws a usage failure when they are said in two ways or not at all.
  /// A dry run needs nobody, since nothing is sent.
  ///
  /// What their words say is checked here, before anyone looks for the offer; `sort` is what is booked, where the words
  /// of the command say so.
  func travellers(for sort: BookingCard.Sort?, in context: Context) throws(Failure) -> [Traveller] {
    var sound: [Traveller] = []
    for traveller in try said(in: context) { sound.append(try TravellerCheck.sound(traveller, for: sort, in: context)) }
    return sound
  }

  private func said(in context: Context) throws(Failure) -> [Traveller] {
    let isOnLine = name != nil || email != nil || phone != nil || birth != nil
    if !isOnLine, names.isEmpty, file == nil, context.globals.isDryRun { return [] }
    let ways = [!names.isEmpty, file != nil, isOnLine].filter { $0 }.count
    guard ways == 1 else {
      throw .usage(
        ways == 0 ? "missing_traveller" : "conflicting_options", field: ways == 0 ? "name" : "traveller",
        ways == 0
          ? Phrase(
            "Who travels? Give --name, --email and --phone, or --traveller with a kept name.",
            "누가 여행하나요? --name, --email, --phone이나, 저장된 이름을 --traveller로 써 주세요.")
          : Phrase(
            "Give --traveller, --passengers or --name, not several.", "--traveller, --passengers, --name 가운데 하나만 써 주세요."
          ),
        hint: ways == 0
          ? context.line.adding(["--traveller", "me"])
          : nil)
    }
    if let file {
      let travellers = try TravellerFile.passengers(file, in: context)
      guard !travellers.isEmpty else {
        throw .usage(
          "no_passengers", field: "passengers",
          Phrase("The list of travellers is empty.", "여행자 목록이 비어 있어요."), hint: "itravel schema travellers")
      }
      return travellers
    }
    if !names.isEmpty { return try TravellerFile.named(names, in: context) }
    var born: CivilDate?
    if let birth {
      guard case .day(let date) = birth else {
        throw .usage(
          "bad_birth", field: "birth", Phrase("Write the date of birth as YYYY-MM-DD.", "생년월일은 YYYY-MM-DD로 써 주세요."))
      }
      born = date
    }
    return [Traveller(name: name, email: email, phone: phone, birth: born)]
  }
}

/// Travellers kept in files.
enum TravellerFile {
  /// Those of travellers.json in the configuration directory, by name.
  static func named(_ names: [String], in context: Context) throws(Failure) -> [Traveller] {
    let path = path(in: context)
    guard try context.world.files.read(path, 64 << 20) != nil else {
      let folder = Shell.quote(context.settings.configDirectory)
      let file = Shell.quote(path)
      let me = #"'{"\#(names[0])": {"name": "<name as in the passport>", "email": "<e-mail>", "phone": "<phone>"}}'"#
      throw .usage(
        "file_not_found", field: "traveller",
        Phrase("There are no kept travellers yet; they stand in \(path).", "저장된 여행자가 아직 없어요. \(path)에 적어 두면 돼요."),
        hint: "mkdir -p \(folder) && (umask 077; echo \(me) > \(file))")
    }
    let root = try root(in: context)
    var travellers: [Traveller] = []
    for name in names {
      guard let value = root[name] else {
        let known: [String] = if case .object(let members) = root { members.map(\.key) } else { [] }
        let best = Nearness.nearest(to: name, among: known).first
        throw .usage(
          "unknown_traveller", field: "traveller",
          Phrase(
            "There is no traveller “\(name)” in \(path).", "\(path)에 “\(name)”\(name.particle(.called)) 여행자가 없어요."),
          hint: best.map { context.line.replacing("traveller", with: $0) })
      }
      travellers.append(try traveller(value, "traveller \(name)"))
    }
    return travellers
  }

  /// Everybody in travellers.json; throws when it can be read by others, or somebody in it cannot be read.
  static func all(in context: Context) throws(Failure) -> [Traveller] {
    var travellers: [Traveller] = []
    guard case .object(let members) = try root(in: context) else { return [] }
    for member in members { travellers.append(try traveller(member.value, "\(path(in: context)): \(member.key)")) }
    return travellers
  }

  private static func path(in context: Context) -> String { context.settings.configDirectory + "/travellers.json" }

  static func root(in context: Context) throws(Failure) -> JSONValue {
    let path = path(in: context)
    guard context.world.files.isPrivate(path) else {
      throw Failure(
        "travellers_readable", .config,
        Phrase("\(path) can be read by others on this machine.", "\(path)을 이 컴퓨터의 다른 사람도 읽을 수 있어요."),
        hint: "chmod 600 \(Shell.quote(path))")
    }
    let root = try context.json(at: path, field: "traveller")
    guard case .object = root else {
      throw .usage(
        "bad_traveller", field: "traveller",
        Phrase("\(path) must be a JSON object of names.", "\(path)은 이름이 키인 JSON 객체여야 해요."),
        hint: "itravel schema travellers")
    }
    return root
  }

  /// The file of travellers as a JSON Schema: an object of name → keys.
  static var schema: JSONValue {
    JSONSchema.document(
      id: "urn:itravel.travellers/1", title: "itravel.travellers/1",
      .object([
        .init("type", .string("object")), .init("additionalProperties", JSONSchema.closed(Traveller.record.schema)),
      ]))
  }

  /// A list of travellers, or one, from a file or standard input.
  static func passengers(_ path: String, in context: Context) throws(Failure) -> [Traveller] {
    let root = try context.json(at: path, field: "passengers")
    guard case .array(let items) = root else { return [try traveller(root, "passengers")] }
    var travellers: [Traveller] = []
    for (index, item) in items.enumerated() { travellers.append(try traveller(item, "passengers[\(index)]")) }
    return travellers
  }

  /// Reads one, naming a key that is none: a misspelt one must not be lost.
  private static func traveller(_ value: JSONValue, _ what: String) throws(Failure) -> Traveller {
    guard case .object = value else {
      throw .usage(
        "bad_traveller", field: "passengers", Phrase("\(what) must be a JSON object.", "\(what)은 JSON 객체여야 해요."))
    }
    if let stray = value.strays(beside: Traveller.record.entries.map(\.name)).first {
      let words = stray.words(what: Phrase("known of a traveller", "여행자 항목"))
      throw .usage(
        "bad_traveller", field: "passengers", Phrase("\(what): \(words.en)", "\(what): \(words.ko)"),
        hint: "itravel schema travellers")
    }
    do { return try Traveller.record.codec.read(value, .root) } catch {
      throw .usage(
        "bad_traveller", field: "passengers",
        Phrase("\(what): \(error.words.en)", "\(what): \(error.words.ko)"), hint: "itravel schema travellers")
    }
  }
}
