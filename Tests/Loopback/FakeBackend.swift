import Foundation
package import JSON
import Synchronization

/// The InsighTravel server as its contract describes it, in memory behind a real socket, with faults to order.
package final class FakeBackend: Sendable {
  /// What goes wrong with one request.
  package enum Fault: Sendable {
    /// The request is done and the answer is lost.
    case dropAfter
    /// The connection closes before anything is done.
    case dropBefore
    /// Done, then the answer breaks off half way.
    case cutAfter
    /// Done, and never answered.
    case hangAfter
    /// Done, then an error page instead of the answer.
    case brokenAfter(Int)
    /// Not done yet when this answer, or none, ends the connection: it is done by `finish()`.
    case doneLater(Loopback.Reply)
    case answer(Loopback.Reply)
  }

  package struct State: Sendable {
    package var lists: [String: [String: [JSONValue]]] = [:]
    package var bookings:
      [(code: String, type: String, item: JSONValue, passenger: JSONValue, at: String, isVisible: Bool)] =
        []
    package var cancelled: [(code: String, type: String, item: JSONValue, passenger: JSONValue, at: String)] = []
    package var surveys: [JSONValue] = []
    package var chats: [JSONValue] = []
    package var confirms: [JSONValue] = []
    package var faults: [String: [Fault]] = [:]
    /// What is still to be done of what came in.
    package var unfinished: [Loopback.Request] = []
    package var clock = 0
    /// Told the path of each request before it is answered.
    package var arrived: (@Sendable (String) -> Void)?
    package var isOlder = false
    package var searchHotels: [JSONValue] = FakeBackend.hotels
    package var searchFlights: [JSONValue] = FakeBackend.poorFlights
    package var reply: (@Sendable (JSONValue) -> String?)?
    package var plan: String?
    package var goal =
      "{\"destination\":\"일본 오사카\",\"nights\":3,\"days\":4,\"month\":\"12월\",\"budget_krw\":1200000,\"style_tags\":[\"먹방\"],\"status\":\"planning_itinerary\"}"
  }

  private let state = Mutex(State())
  private let socket = Mutex<Loopback?>(nil)

  package var address: String { socket.withLock { $0?.address ?? "" } }
  package var port: Int { socket.withLock { $0?.port ?? 0 } }
  package var requests: [Loopback.Request] { socket.withLock { $0?.requests ?? [] } }
  package var commits: Int { state.withLock { $0.bookings.count + $0.cancelled.count } }

  package init() throws {
    let server = try Loopback { [weak self] request in self?.answer(request) ?? .drop }
    socket.withLock { $0 = server }
  }

  package func stop() { socket.withLock { $0?.stop() } }

  package func change(_ work: @Sendable (inout State) -> Void) { state.withLock { work(&$0) } }
  package func look<Value: Sendable>(_ at: @Sendable (State) -> Value) -> Value { state.withLock { at($0) } }
  package func fails(_ path: String, _ faults: Fault...) { state.withLock { $0.faults[path] = faults } }

  /// Does what nobody waits for any more.
  package func finish() {
    let requests = state.withLock { state in
      defer { state.unfinished = [] }
      return state.unfinished
    }
    for request in requests { _ = done(request) }
  }

  private func answer(_ request: Loopback.Request) -> Loopback.Reply {
    let path = request.path.hasSuffix("/cancel") ? "/cancel" : request.path
    state.withLock { $0.arrived }?(path)
    let fault = state.withLock { state -> Fault? in
      guard let queue = state.faults[path], let first = queue.first else { return nil }
      state.faults[path] = Array(queue.dropFirst())
      return first
    }
    switch fault {
    case .dropBefore: return .drop
    case .answer(let reply): return reply
    case .doneLater(let reply):
      state.withLock { $0.unfinished.append(request) }
      return reply
    case .dropAfter:
      _ = done(request)
      return .drop
    case .hangAfter:
      _ = done(request)
      return .hang
    case .cutAfter:
      _ = done(request)
      return .raw(
        Array(
          "HTTP/1.1 200 OK\r\nContent-Length: 400\r\nContent-Type: application/json\r\n\r\n{\"booking_id\":\"BK-".utf8))
    case .brokenAfter(let status):
      _ = done(request)
      return .plain("Internal Server Error", status: status)
    case nil: return done(request)
    }
  }

  private func done(_ request: Loopback.Request) -> Loopback.Reply {
    let body = try? JSONReader().read(request.body)
    switch (request.method, request.path) {
    case ("POST", "/survey"):
      guard case .object(let answers)? = body?["answers"], case .string(let id)? = body?["session_id"] else {
        return .json(
          #"{"detail":[{"type":"missing","loc":["body","answers"],"msg":"Field required","input":{}}]}"#, status: 422)
      }
      guard !answers.isEmpty, !id.isEmpty else { return .plain("Internal Server Error", status: 500) }
      state.withLock { $0.surveys.append(body ?? .null) }
      return .json(#"{"status":"ok","saved_memories":5}"#)
    case ("POST", "/chat"): return chat(body)
    case ("GET", "/api/booking/data"): return items(request)
    case ("POST", "/booking/confirm"): return confirm(body)
    case ("GET", "/api/bookings"): return list(isCancelled: false)
    case ("GET", "/openapi.json"): return description()
    case ("GET", "/api/cancelled-bookings"): return list(isCancelled: true)
    case ("POST", let path) where path.hasSuffix("/cancel"): return cancel(path)
    case _: return .json(#"{"detail":"Not Found"}"#, status: 404)
    }
  }

  private func text(_ value: JSONValue?) -> String? {
    guard case .string(let text)? = value else { return nil }
    return text
  }

  private func chat(_ body: JSONValue?) -> Loopback.Reply {
    guard let body, let message = text(body["message"]) else {
      return .json(
        #"{"detail":[{"type":"missing","loc":["body","message"],"msg":"Field required","input":{"phone":"+821012345678"}}]}"#,
        status: 422)
    }
    guard message.contains(where: { !$0.isWhitespace }) else { return .plain("Internal Server Error", status: 500) }
    return state.withLock { state in
      state.chats.append(body)
      let isBooking = message.contains("예약")
      let tool = isBooking ? "booking_action" : "general_chat"
      var reply = state.reply?(body) ?? "어디로 가고 싶은지 알려 주세요."
      if isBooking, state.reply == nil {
        let type = message.contains("호텔") ? "hotel" : "flight"
        state.lists["demo-session-1", default: [:]][type] = type == "hotel" ? state.searchHotels : state.searchFlights
        reply = FakeBackend.action(type: type, index: 1)
      }
      let plan =
        state.plan
        ?? "{\"intent\":\"\(tool)\",\"tools\":[\"\(tool)\"],\"subtasks\":[\"요청을 처리한다.\"],\"trip_stage\":\"planning\",\"args\":{},\"original_user_message\":\"\"}"
      let quoted = JSONWriter().text(.string(reply))
      return .json("{\"reply\":\(quoted),\"plan\":\(plan),\"trip_goal\":\(state.goal)}")
    }
  }

  package static func action(
    type: String, index: Int, needsSelection: Bool = false, list: String = "demo-session-1",
    return back: String = "2026-12-27"
  ) -> String {
    let prefill =
      type == "hotel"
      ? #"{"checkin":"2026-12-24","checkout":"2026-12-27","guests":2,"destination_kr":"오사카"}"#
      : "{\"departure_date\":\"2026-12-24\",\"return_date\":\"\(back)\",\"guests\":2,\"origin\":\"ICN\",\"destination\":\"KIX\",\"destination_kr\":\"오사카\"}"
    return
      "{\"__booking_action__\": true, \"booking_type\": \"\(type)\", \"item_index\": \(index), \"session_id\": \"\(list)\", "
      + "\"needs_selection\": \(needsSelection), \"prefill\": \(prefill), \"message\": \"두 번째 것을 예약할게요.\"}"
  }

  private func items(_ request: Loopback.Request) -> Loopback.Reply {
    let query = Dictionary(
      request.target.split(separator: "?").dropFirst().joined().split(separator: "&").map { pair in
        let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts.last ?? "").removingPercentEncoding ?? "")
      }, uniquingKeysWith: { $1 })
    guard let session = query["session_id"] else {
      return .json(
        #"{"detail":[{"type":"missing","loc":["query","session_id"],"msg":"Field required","input":null}]}"#,
        status: 422)
    }
    let items = state.withLock { $0.lists[session]?[query["type"] ?? "hotel"] ?? [] }
    return .json(JSONWriter().text(.object([.init("items", .array(items)), .init("session_id", .string(session))])))
  }

  private func confirm(_ body: JSONValue?) -> Loopback.Reply {
    guard case .object? = body, let body else {
      return .json(
        #"{"detail":[{"type":"dict_type","loc":["body"],"msg":"Input should be a valid dictionary","input":[]}]}"#,
        status: 422)
    }
    return state.withLock { state in
      state.confirms.append(body)
      let session = text(body["session_id"]) ?? "demo-session-1"
      let type = text(body["booking_type"]) ?? "flight"
      let items = state.lists[session]?[type] ?? []
      var index = 0
      if let value = body["item_index"] {
        guard case .number(let digits) = value, let number = Int(digits), number >= -items.count else {
          return .plain("Internal Server Error", status: 500)
        }
        index = number < 0 ? items.count + number : number
      }
      let item = items.indices.contains(index) ? items[index] : .object([])
      state.clock += 1
      let code = "BK-" + String(format: "%08X", 0x5ECC_B71C &+ state.clock)
      let at = String(format: "2026-11-30T00:%02d:%02d", state.clock / 60, state.clock % 60)
      let passenger = body["passenger_info"] ?? .object([])
      state.bookings.append((code, type, item, passenger, at, session == "demo-session-1"))
      let answer = JSONValue.object([
        .init("booking_id", .string(code)), .init("type", .string(type)), .init("item", item),
        .init("passenger_info", passenger), .init("status", .string("confirmed")),
        .init("created_at", .string(at.replacingOccurrences(of: "T00", with: "T09") + ".095327")),
      ])
      return .json(JSONWriter().text(answer))
    }
  }

  private func list(isCancelled: Bool) -> Loopback.Reply {
    state.withLock { state in
      func row(_ code: String, _ type: String, _ item: JSONValue, _ passenger: JSONValue, _ at: String) -> JSONValue {
        let dates = type == "hotel" ? ("checkin", "checkout") : ("departure_date", "return_date")
        return .object(
          [
            .init("booking_code", .string(code)), .init(state.isOlder ? "type" : "booking_type", .string(type)),
            .init("status", .string(isCancelled ? "cancelled" : "confirmed")),
            .init("title", .string((text(item["name"]) ?? "숙소") + " 예약")), .init("destination", .string("")),
            .init("start_date", passenger[dates.0] ?? .null), .init("end_date", passenger[dates.1] ?? .null),
          ] + (state.isOlder ? [] : [.init("created_at", .string(at))])
            + [.init("payload", .object([.init("item", item), .init("passenger_info", passenger)]))])
      }
      let rows =
        isCancelled
        ? state.cancelled.map { row($0.code, $0.type, $0.item, $0.passenger, $0.at) }
        : state.bookings.filter(\.isVisible).reversed().map { row($0.code, $0.type, $0.item, $0.passenger, $0.at) }
      return .json(JSONWriter().text(.object([.init("items", .array(rows))])))
    }
  }

  private func cancel(_ path: String) -> Loopback.Reply {
    let code = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    return state.withLock { state in
      guard let index = state.bookings.firstIndex(where: { $0.code == code }) else {
        return .json(#"{"ok":false,"message":"예약 내역을 찾을 수 없습니다."}"#, status: 404)
      }
      let gone = state.bookings.remove(at: index)
      state.cancelled.append((gone.code, gone.type, gone.item, gone.passenger, "2026-11-30T01:00:00"))
      return .json("{\"ok\":true,\"message\":\"예약이 취소되었습니다.\",\"booking_code\":\"\(code)\"}")
    }
  }
}
