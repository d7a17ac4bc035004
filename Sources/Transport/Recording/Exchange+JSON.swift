import JSON

extension Exchange {
  /// The file of the exchange, with a line end.
  var bytes: [UInt8] {
    var members: [JSONValue.Member] = [
      .init("format", .string(Exchange.format)),
      .init(
        "request",
        .object([
          .init("method", .string(method)), .init("url", .string(address)), .init("headers", Exchange.lines(headers)),
          .init("body", body),
        ])),
    ]
    switch ending {
    case .answer(let status, let headers, let body, let milliseconds):
      members.append(
        .init(
          "response",
          .object([
            .init("status", .int(status)), .init("milliseconds", .int(milliseconds)),
            .init("headers", Exchange.lines(headers)), .init("body", body),
          ])))
    case .failure(let error):
      members.append(
        .init(
          "failure",
          .object([
            .init("problem", .string(error.problem.name)), .init("sent", .bool(error.hasSent)),
            .init("details", .string(error.details)),
          ])))
    }
    return JSONWriter(indentation: 2).line(.object(members))
  }

  /// Reads a file; nil when it holds no exchange.
  init?(bytes: [UInt8]) {
    let root: JSONValue
    do throws(JSONSyntaxError) { root = try JSONReader(maximumDepth: 80).read(bytes) } catch { return nil }
    guard root["format"] == .string(Exchange.format), let request = root["request"],
      case .string(let method)? = request["method"], case .string(let address)? = request["url"],
      let body = request["body"], let headers = Exchange.headers(request["headers"])
    else { return nil }
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
    if let response = root["response"] {
      guard let status = response["status"]?.whole, let headers = Exchange.headers(response["headers"]),
        let body = response["body"]
      else { return nil }
      ending = .answer(
        status: status, headers: headers, body: body, milliseconds: response["milliseconds"]?.whole ?? 0)
    } else {
      guard case .string(let name)? = root["failure"]?["problem"], let problem = TransportError.Problem(name: name),
        case .bool(let hasSent)? = root["failure"]?["sent"], case .string(let details)? = root["failure"]?["details"]
      else { return nil }
      ending = .failure(TransportError(problem, hasSent: hasSent, details: details))
    }
  }

  /// What the request comes to again.
  var result: Result<HTTPResponse, TransportError> {
    switch ending {
    case .failure(let error): .failure(error)
    case .answer(let status, let headers, let body, let milliseconds):
      .success(
        HTTPResponse(status: status, headers: headers, body: Exchange.body(body), milliseconds: milliseconds))
    }
  }

  private static func body(_ content: JSONValue) -> [UInt8] {
    switch content {
    case .null: []
    case .string(let text): Array(text.utf8)
    case .bool, .number, .array, .object: JSONWriter().bytes(content)
    }
  }

  private static func lines(_ headers: [HTTPHeader]) -> JSONValue {
    .array(headers.map { .array([.string($0.name), .string($0.value)]) })
  }

  private static func headers(_ value: JSONValue?) -> [HTTPHeader]? {
    guard case .array(let lines)? = value else { return nil }
    var headers: [HTTPHeader] = []
    for line in lines {
      guard case .array(let parts) = line, parts.count == 2, case .string(let name) = parts[0],
        case .string(let value) = parts[1]
      else { return nil }
      headers.append(HTTPHeader(name, value))
    }
    return headers
  }
}

extension JSONValue {
  fileprivate var whole: Int? {
    if case .number(let text) = self { return Int(text) }
    return nil
  }
}
