/// What readers that others wrote give back.
extension CarryAwayTests {
  /// One event as a reader found it.
  struct Event: Decodable, Equatable {
    let uid: String
    let start: String
    let end: String?
    let summary: String
    let location: String?
    let description: String
    let status: String
    let sequence: Int
    let stamp: String
    let geo: [Double]?
    let alarms: [String]
  }

  struct Found: Decodable {
    let icalendar: [Event]
    let vobject: [Event]
    let zones: [String]
  }

  struct Nodes: Decodable { let nodes: Value }

  /// Any JSON, to walk through.
  indirect enum Value: Decodable {
    case null
    case text(String)
    case number(Double)
    case truth(Bool)
    case list([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let box = try decoder.singleValueContainer()
      if box.decodeNil() {
        self = .null
      } else if let text = try? box.decode(String.self) {
        self = .text(text)
      } else if let truth = try? box.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? box.decode(Double.self) {
        self = .number(number)
      } else if let list = try? box.decode([Value].self) {
        self = .list(list)
      } else {
        self = .object(try box.decode([String: Value].self))
      }
    }

    subscript(key: String) -> Value? {
      guard case .object(let members) = self else { return nil }
      return members[key]
    }

    var text: String? {
      guard case .text(let text) = self else { return nil }
      return text
    }

    /// Every object in it, itself among them.
    var all: [Value] {
      switch self {
      case .null, .text, .number, .truth: []
      case .list(let items): items.flatMap(\.all)
      case .object(let members): [self] + members.sorted { $0.key < $1.key }.flatMap(\.value.all)
      }
    }
  }
}
