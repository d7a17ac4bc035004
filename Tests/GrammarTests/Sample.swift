import Grammar
import Wording

/// What the sample's commands are handed: a place for notes.
struct Sample {
  var place = "harbour"
}

struct SampleGlobals: Equatable, Sendable {
  var language: Language?
  var json: Bool
  var output: SampleFormat?
  var quiet: Bool
  var yes: Bool
  var timeout: Int
}

enum SampleFormat: String, CaseIterable, ArgumentValue {
  case text, json, tsv
}

enum Hull: String, CaseIterable, ArgumentValue {
  case wood, steel, paper
}

/// A day that the sample takes: four digits.
struct Day: Equatable, ArgumentValue {
  var digits: String

  init(argument: String) throws(ArgumentProblem) {
    guard argument.count == 4, argument.allSatisfy(\.isNumber) else {
      throw ArgumentProblem(Phrase("“\(argument)” is not a day.", "“\(argument)” 대신 날짜를 적어 주세요."), instead: ["1224"])
    }
    digits = argument
  }

  var argument: String { digits }
}

struct Sailing: Equatable, Sendable {
  var from: String
  var to: String
  var depart: Day?
  var back: Day?
  var crew: Int
  var children: [Int]
  var hull: Hull
  var price: Int?
  var isNonstop: Bool
  var sails: Bool

  /// Checks what only the words together can show.
  init(
    from: String, to: String, depart: Day?, back: Day?, crew: Int, children: [Int], hull: Hull, price: Int?,
    isNonstop: Bool, sails: Bool
  ) throws(UsageError) {
    if from == to {
      throw UsageError("same_place", field: "destination", Phrase("Both are \(from).", "둘 다 \(from)이에요."))
    }
    self.from = from
    self.to = to
    self.depart = depart
    self.back = back
    self.crew = crew
    self.children = children
    self.hull = hull
    self.price = price
    self.isNonstop = isNonstop
    self.sails = sails
  }
}

enum FindShip {
  static let command = Command<Sample, String>(
    Phrase("Find ships between two harbours.", "두 항구 사이의 배를 찾아요."),
    details: [
      Phrase(
        "A harbour is a code or a name. Without --depart, every day of the coming month is looked at and the "
          + "cheapest is shown first.",
        "항구는 코드나 이름으로 적어요. --depart 없이 찾으면 다음 한 달을 모두 살펴보고 가장 싼 날부터 보여 줘요.")
    ],
    examples: [
      "find ship PUS OSA --depart 1224",
      Example(
        "find ship \"Nova Scotia\" OSA -c 2 --child 4", Phrase("Two sailors and a child.", "뱃사람 둘과 아이 하나.")),
    ],
    reads: Sailing.init(from:to:depart:back:crew:children:hull:price:isNonstop:sails:),
    .operand("ORIGIN", Phrase("Harbour to leave.", "떠나는 항구.")),
    .operand("DESTINATION", Phrase("Harbour to reach.", "닿을 항구.")),
    .option("-d, --depart DATE", Phrase("Day of departure.", "떠나는 날.")).under(Phrase("Days", "날짜")),
    .option("-r, --return DATE", Phrase("Day of return; one way when absent.", "돌아오는 날. 없으면 편도예요.")),
    .option("-c, --crew N", Phrase("Sailors aboard.", "타는 뱃사람 수."), default: 1, within: 1...9)
      .under(Phrase("Crew", "뱃사람")),
    .repeated("--child AGE", Phrase("A child of this age.", "이 나이의 아이."), within: 0...11),
    .option("--hull HULL", Phrase("What the ship is made of.", "배의 재료."), default: Hull.steel)
      .under(Phrase("Ships", "배")),
    .option("--max-price AMOUNT", Phrase("Nothing dearer than this.", "이보다 비싸지 않은 배만."), within: 0...Int.max),
    .flag("--nonstop", Phrase("Without a call at another harbour.", "다른 항구에 들르지 않는 배만.")),
    .flag("-s, --sails", Phrase("Sailing ships only.", "돛단배만."))
  ) { sailing, sample in
    "\(sample.place): \(sailing.from) \(sailing.to) \(sailing.depart?.digits ?? "-") \(sailing.back?.digits ?? "-") "
      + "\(sailing.crew) \(sailing.children) \(sailing.hull) \(sailing.price.map(String.init) ?? "-") "
      + "\(sailing.isNonstop) \(sailing.sails)"
  }
}

enum Talk {
  static let command = Command<Sample, String>(
    Phrase("Talk with the harbour master.", "항만장과 이야기해요."),
    examples: [Example("talk -", input: "a boat to Osaka"), "talk \"a boat to Osaka\""],
    reads: { (message: String?, files: [String]) in (message, files) },
    .optionalOperand("MESSAGE|-", Phrase("What to say; - reads standard input.", "할 말. -는 표준 입력을 읽어요.")),
    .repeated("--log FILE", Phrase("Write the talk down.", "이야기를 적어 둬요.")).completing(.files)
  ) { request, _ in "talk \(request.0 ?? "nil") \(request.1)" }
}

enum Notes {
  static let list = Command<Sample, String>(
    Phrase("List the notes.", "쪽지를 나열해요."), examples: ["notes"],
    reads: { (text: String?) in text },
    .option("--find TEXT", Phrase("Only notes with this in them.", "이 말이 든 쪽지만."))
  ) { text, _ in "list \(text ?? "-")" }

  static let drop = Command<Sample, String>(
    Phrase("Throw notes away.", "쪽지를 버려요."), examples: ["notes drop 1 2"],
    reads: { (ids: [String]) in ids },
    .operands("ID…", Phrase("Notes to throw away.", "버릴 쪽지.")).completing(.dynamic("notes"))
  ) { ids, _ in "drop \(ids)" }

  static let rename = Command<Sample, String>(
    Phrase("Give a note another title.", "쪽지 제목을 바꿔요."), examples: ["notes rename 1 Harbour"],
    reads: { (id: String, title: String) in (id, title) },
    .operand("ID", Phrase("Note to rename.", "제목을 바꿀 쪽지.")).completing(.dynamic("notes")),
    .operand("TITLE", Phrase("Its new title.", "새 제목."))
  ) { request, _ in "rename \(request.0) \(request.1)" }
}

enum Hire {
  static let one = Command<Sample, String>(
    Phrase("Hire a ship by its id.", "배를 번호로 빌려요."), examples: ["hire of_1 --captain me"],
    reads: { (id: String, captain: String) in (id, captain) },
    .operand("OFFER_ID", Phrase("Id of an offer.", "제안 번호.")).completing(.dynamic("offers")),
    .requiredOption("--captain NAME", Phrase("Who steers.", "키를 잡을 사람."))
  ) { request, _ in "hire \(request.0) \(request.1)" }

  static let boat = Command<Sample, String>(
    Phrase("Hire a boat by its number.", "보트를 순번으로 빌려요."), examples: ["hire boat 2"],
    reads: { (number: Int, party: Party) in (number, party) },
    .operand("N", Phrase("Number in the list.", "목록의 순번."), within: 1...99),
    Party.parameter
  ) { request, _ in "boat \(request.0) \(request.1.adults) \(request.1.dogs)" }
}

/// Two options that make one value.
struct Party: Equatable, Sendable {
  var adults: Int
  var dogs: Int

  static let parameter = Parameter<Party>.together(
    reads: Party.init(adults:dogs:),
    .option("--adults N", Phrase("Grown-ups.", "어른 수."), default: 1),
    .option("--dogs N", Phrase("Dogs.", "개 수."), default: 0))
}

enum About {
  static let ping = Command<Sample, String>(
    Phrase("Answer at once.", "바로 대답해요."), examples: ["ping"]
  ) { sample in "pong \(sample.place)" }

  static let secret = Command<Sample, String>(
    Phrase("Answer in a whisper.", "작게 대답해요."), examples: ["secret"]
  ) { _ in "psst" }
}

enum Shells {
  static func script(_ shell: String) -> Command<Sample, String> {
    Command(
      Phrase("Print completions for \(shell).", "\(shell) 자동 완성을 출력해요."), examples: [Example("completions \(shell)")]
    ) { _ in shell }
  }

  /// What a completion script asks for; nobody types it.
  static let values = Command<Sample, String>(
    Phrase("List values.", "값을 나열해요."), examples: ["completions --values notes -- n"],
    reads: { (kind: String?, prefix: String?) in (kind, prefix) },
    .option("--values KIND", Phrase("Kind of value.", "값의 종류.")).hidden(),
    .optionalOperand("PREFIX", Phrase("How they begin.", "시작하는 글자.")).hidden()
  ) { request, _ in "values \(request.0 ?? "-") \(request.1 ?? "-")" }
}

let sample = Program<SampleGlobals, Sample, String>(
  "sail",
  Phrase("Find ships, talk with the harbour and keep notes.", "배를 찾고, 항구와 이야기하고, 쪽지를 남겨요."),
  examples: ["find ship PUS OSA --depart 1224"],
  freeText: "talk",
  reads: SampleGlobals.init(language:json:output:quiet:yes:timeout:),
  .option("--lang LANGUAGE", Phrase("Language of the answer.", "대답하는 언어.")),
  .flag("--json", Phrase("Same as --output json.", "--output json과 같아요.")),
  .option("-o, --output FORMAT", Phrase("Format of the answer.", "대답의 형식.")),
  .flag("-q, --quiet", Phrase("Say less.", "덜 말해요.")),
  .flag("-y, --yes", Phrase("Agree beforehand.", "미리 동의해요.")),
  .option("--timeout SECONDS", Phrase("Longest wait for an answer.", "가장 오래 기다릴 시간."), default: 20, within: 1...600),
  commands: [
    .command("talk", Talk.command).under(Phrase("Ask", "물어보기")),
    .group(
      "find", Phrase("Find ships.", "배를 찾아요."),
      [.command("ship", FindShip.command)]),
    .group(
      "hire", Phrase("Hire what was found.", "찾은 배를 빌려요."), default: "offer",
      [
        .command("boat", Hire.boat),
        .command("offer", Hire.one).hidden(),
      ]
    ).under(Phrase("Do", "하기")),
    .group(
      "notes", Phrase("Keep notes.", "쪽지를 남겨요."), default: "list",
      [
        .command("list", Notes.list),
        .command("drop", Notes.drop),
        .command("rename", Notes.rename),
      ]),
    .command("ping", About.ping),
    .group(
      "completions", Phrase("Complete words in a shell.", "셸에서 낱말을 완성해요."), default: "values",
      [
        .command("bash", Shells.script("bash")),
        .command("fish", Shells.script("fish")),
        .command("values", Shells.values).hidden(),
      ]),
    .command("secret", About.secret).hidden(),
  ])

/// Runs the sample on a line as a shell would split it.
func sail(_ line: String) throws -> String {
  switch try sample.parse(Shell.split(line)) {
  case .help(let path, let globals): "help \(path) \(globals.language?.rawValue ?? "-")"
  case .version: "version"
  case .run(_, _, let work): try work(Sample())
  }
}

/// What is wrong with a line.
func mistake(_ line: String) -> UsageError? {
  do throws(UsageError) {
    _ = try sample.parse(Shell.split(line))
    return nil
  } catch { return error }
}
