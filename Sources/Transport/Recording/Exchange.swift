import JSON
import Travel

/// A request and what came of it, as it is written down: everything personal and secret is hidden.
struct Exchange: Equatable {
  static let format = "itravel.exchange/1"

  enum Ending: Equatable {
    case answer(status: Int, headers: [HTTPHeader], body: JSONValue, milliseconds: Int)
    case failure(TransportError)
  }

  let method: String
  let address: String
  let headers: [HTTPHeader]
  /// What was sent: JSON as it is, anything else as text, null for nothing.
  let body: JSONValue
  let ending: Ending

  /// Hides what a request and its answer would tell.
  /// - Parameter secrets: texts to hide wherever they stand.
  init(_ request: HTTPRequest, _ ending: Result<HTTPResponse, TransportError>, secrets: [String]) {
    let (asked, mask) = Question.masked(request, secrets: secrets)
    method = asked.method
    address = asked.address
    body = asked.body
    headers = request.headers.map {
      HTTPHeader($0.name, Exchange.isPlain($0.name) ? mask.masked($0.value) : Needle.hidden)
    }
    switch ending {
    case .failure(let error):
      self.ending = .failure(TransportError(error.problem, hasSent: error.hasSent, details: mask.masked(error.details)))
    case .success(let response):
      var mask = mask
      for header in response.headers { mask.learn(name: header.name, value: header.value) }
      let content = Exchange.content(response.body)
      mask.learn(content)
      self.ending = .answer(
        status: response.status,
        headers: response.headers.filter { Exchange.isPlain($0.name) }.map {
          HTTPHeader($0.name, mask.masked($0.value))
        },
        body: Exchange.masked(content, by: mask), milliseconds: response.milliseconds)
    }
  }

  /// A body as JSON where it is some, else as text; null for none.
  static func content(_ body: [UInt8]?) -> JSONValue {
    guard let body, !body.isEmpty else { return .null }
    do throws(JSONSyntaxError) { return try JSONReader(loneSurrogates: .replaced).read(body) } catch {
      return .string(String(decoding: body, as: UTF8.self))
    }
  }

  static func masked(_ content: JSONValue, by mask: Mask) -> JSONValue {
    if case .string(let text) = content { return .string(mask.masked(broken: text)) }
    return mask.masked(content)
  }

  /// Whether a line of a head tells nothing of anybody; the others are kept as names only, or not at all.
  private static func isPlain(_ name: String) -> Bool {
    ["accept", "content-type", "retry-after", "location", "date", "server", "allow"].contains(name.lowercased())
  }
}

/// The part of an exchange that is known before it is made.
struct Question: Equatable {
  let method: String
  let address: String
  let body: JSONValue

  /// The question of a request, with the mask that what it says of people yields.
  static func masked(_ request: HTTPRequest, secrets: [String]) -> (question: Question, mask: Mask) {
    var mask = Mask()
    mask.learn(secrets: secrets)
    for header in request.headers { mask.learn(name: header.name, value: header.value) }
    for pair in (request.address.query ?? "").split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2 {
        mask.learn(name: String(parts[0]), value: WebAddress.unescaped(String(parts[1])))
      }
    }
    let content = Exchange.content(request.body)
    mask.learn(content)
    return (
      Question(
        method: request.method.rawValue, address: mask.masked(request.address),
        body: Exchange.masked(content, by: mask)), mask
    )
  }

  /// The same question without the keys that differ from run to run, in the query and on top of the body.
  func without(_ keys: Set<String>) -> Question {
    let halves = address.split(separator: "?", maxSplits: 1)
    let kept = halves.dropFirst().first?.split(separator: "&").filter { pair in
      !keys.contains(String(pair.prefix { $0 != "=" }))
    }
    let query = kept.flatMap { $0.isEmpty ? nil : "?" + $0.joined(separator: "&") } ?? ""
    guard case .object(let members) = body else {
      return Question(method: method, address: String(halves[0]) + query, body: body)
    }
    return Question(
      method: method, address: String(halves[0]) + query,
      body: .object(members.filter { !keys.contains($0.key) }))
  }
}

extension Exchange {
  var question: Question { Question(method: method, address: address, body: body) }

  /// `POST-booking-confirm`.
  var label: String {
    let path = (WebAddress(address)?.path ?? "").split(separator: "/").joined(separator: "-")
    let plain = path.utf8.filter {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 < 0x80 && Needle.isLetter($0)
    }
    return method + (plain.isEmpty ? "" : "-" + String(decoding: plain.prefix(48), as: UTF8.self))
  }
}
