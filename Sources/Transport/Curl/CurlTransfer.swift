import CCurl
import Travel

/// One request over libcurl, from its options to its answer.
struct CurlTransfer {
  let request: HTTPRequest
  let started: Int64
  let interruption: @Sendable () -> Interruption?
  private let easy: UnsafeMutableRawPointer
  private let multi: UnsafeMutableRawPointer
  private let lines: UnsafeMutableRawPointer?
  private let reception: Reception

  init(
    _ request: HTTPRequest, agent: String, trust: Trust, started: Int64,
    interruption: @escaping @Sendable () -> Interruption?
  ) throws(TransportError) {
    guard let easy = unsafe ccurl_easy() else {
      throw TransportError(.other(code: 27), hasSent: false, details: "out of memory")
    }
    guard let multi = unsafe ccurl_multi() else {
      unsafe ccurl_easy_end(easy)
      throw TransportError(.other(code: 27), hasSent: false, details: "out of memory")
    }
    self.request = request
    self.started = started
    self.interruption = interruption
    self.easy = easy
    self.multi = multi
    reception = Reception(limit: request.limits.bytes)
    lines = unsafe CurlTransfer.lines(of: request)
    var options = unsafe CurlOptions(easy)
    options.setRequest(request, agent: agent, lines: unsafe lines)
    options.setManner(of: request, trust: trust)
    options.setSinks(reception)
    guard options.refused == 0 else {
      end()
      let words = unsafe String(cString: ccurl_words(options.refused))
      throw TransportError(.init(curlCode: Int(options.refused)), hasSent: false, details: words)
    }
  }

  /// The request's head as libcurl's list. A large body would be announced and waited for; an empty Expect forbids it.
  private static func lines(of request: HTTPRequest) -> UnsafeMutableRawPointer? {
    var list: UnsafeMutableRawPointer?
    for header in request.headers + [HTTPHeader("Expect", "")] {
      list = unsafe ccurl_list(list, header.value.isEmpty ? "\(header.name):" : "\(header.name): \(header.value)")
    }
    return unsafe list
  }

  /// Sends and waits for the whole answer.
  func run() throws(TransportError) -> HTTPResponse {
    let guarding = ccurl_hold_pipe_signal()
    defer { ccurl_release_pipe_signal(guarding) }
    let begun = ccurl_milliseconds()
    var code = unsafe ccurl_multi_add(multi, easy)
    var stop: TransportError.Problem?
    while code == 0 {
      var running: Int32 = 0
      code = unsafe ccurl_multi_work(multi, &running)
      if code != 0 || running == 0 { break }
      stop = reasonToStop(begun: begun)
      if stop != nil { break }
      request.watch.tick(Int(ccurl_milliseconds() - begun))
      code = unsafe ccurl_multi_wait(multi, Int32(min(100, max(timeLeft(begun: begun), 1))))
    }
    let milliseconds = Int(ccurl_milliseconds() - begun)
    let ending = stop == nil ? (code == 0 ? unsafe ccurl_multi_result(multi) : 27) : 42
    let hasSent = self.hasSent
    let hasName = unsafe ccurl_long_number(easy, Int32(CCURL_INFO_NAME_TIME)) > 0
    // What a proxy says to CONNECT; the request itself never went out when it is no welcome.
    let proxyStatus = unsafe ccurl_number(easy, Int32(CCURL_INFO_CONNECT_CODE))
    // Cleaning up waits for a name that is being looked up; when there is no time for that, the end of the process does it.
    if stop == nil || hasName { end() }
    if let stop { throw TransportError(stop, hasSent: hasSent) }
    if reception.isTooLarge { throw TransportError(.tooLarge(limit: request.limits.bytes), hasSent: true) }
    if ending != 0, proxyStatus >= 300 { throw TransportError(.proxyFailed, hasSent: false, details: "\(proxyStatus)") }
    guard ending == 0 else {
      let words = unsafe String(cString: ccurl_words(ending))
      throw TransportError(problem(ending, hasSent: hasSent), hasSent: hasSent, details: words)
    }
    return HTTPResponse(
      status: reception.status, headers: reception.headers, body: reception.body, milliseconds: milliseconds)
  }

  /// A connection that breaks before the first line of an answer is one closed without a word.
  private func problem(_ code: Int32, hasSent: Bool) -> TransportError.Problem {
    let problem = TransportError.Problem(curlCode: Int(code))
    if problem == .cutShort, reception.status == 0 { return .closedBeforeAnswer }
    // What was reached speaks another protocol; the address itself would have been refused before.
    if problem == .badAddress, hasSent { return .notHTTP }
    return problem
  }

  /// Whether anything of the request itself went out. What a proxy is asked before, libcurl counts as sent too; through
  /// it nothing can have gone before the server's own handshake.
  private var hasSent: Bool {
    let isSecured = unsafe ccurl_long_number(easy, Int32(CCURL_INFO_SECURE_TIME)) > 0
    guard isSecured || !request.address.isSecure else { return false }
    return unsafe ccurl_number(easy, Int32(CCURL_INFO_REQUEST_SIZE)) > 0
      || ccurl_long_number(easy, Int32(CCURL_INFO_READY_TIME)) > 0
  }

  private func reasonToStop(begun: Int64) -> TransportError.Problem? {
    if let interruption = interruption() { return .interrupted(interruption) }
    guard timeLeft(begun: begun) <= 0 else { return nil }
    if let deadline = request.limits.deadline, started + Int64(deadline) <= ccurl_milliseconds() { return .deadline }
    return .timeout
  }

  private func timeLeft(begun: Int64) -> Int {
    let now = ccurl_milliseconds()
    let own = begun + Int64(request.limits.timeout) - now
    let whole = request.limits.deadline.map { started + Int64($0) - now } ?? own
    return Int(min(own, whole))
  }

  private func end() {
    _ = unsafe ccurl_multi_remove(multi, easy)
    unsafe ccurl_easy_end(easy)
    _ = unsafe ccurl_multi_end(multi)
    unsafe ccurl_list_end(lines)
  }
}

extension CurlOptions {
  /// What is asked for.
  mutating func setRequest(_ request: HTTPRequest, agent: String, lines: UnsafeMutableRawPointer?) {
    set(CCURL_URL, request.address.text)
    set(CCURL_USERAGENT, agent)
    switch request.method {
    case .get: set(CCURL_HTTPGET, 1)
    case .post:
      set(CCURL_POST, 1)
      setBody(request.body ?? [])
    }
    note(unsafe ccurl_set_list(easy, Int32(CCURL_HTTPHEADER), lines))
    set(CCURL_ACCEPT_ENCODING, "gzip")
  }

  /// How it is asked for.
  mutating func setManner(of request: HTTPRequest, trust: Trust) {
    set(CCURL_NOSIGNAL, 1)
    set(CCURL_NOPROGRESS, 1)
    set(CCURL_NETRC, 0)
    set(CCURL_FOLLOWLOCATION, 0)
    set(CCURL_PROTOCOLS, request.address.isSecure ? CCURL_HTTP_AND_HTTPS : CCURL_ONLY_HTTP)
    set(CCURL_CONNECTTIMEOUT_MS, request.limits.connect)
    trySet(CCURL_HTTP09_ALLOWED, 0)
    trySet(CCURL_SUPPRESS_CONNECT_HEADERS, 1)
    trySet(CCURL_QUICK_EXIT, 1)
    // No proxy can reach this very machine.
    if request.address.isLoopback { set(CCURL_PROXY, "") }
    if request.isOnce {
      // Over HTTP/2, and on a kept connection that dies, libcurl sends a request again by itself.
      set(CCURL_HTTP_VERSION, CCURL_HTTP_1_1)
      set(CCURL_FRESH_CONNECT, 1)
      set(CCURL_FORBID_REUSE, 1)
    } else {
      set(CCURL_HTTP_VERSION, CCURL_HTTP_2_OVER_TLS)
    }
    guard request.address.isSecure else { return }
    switch trust {
    case .builtIn: break
    case .file(let path): set(CCURL_CAINFO, path)
    case .directory(let path):
      set(CCURL_CAINFO, nil)
      set(CCURL_CAPATH, path)
    }
  }

  /// Where the answer goes. The reception must outlive the transfer.
  mutating func setSinks(_ reception: Reception) {
    let context = unsafe Unmanaged.passUnretained(reception).toOpaque()
    note(
      unsafe ccurl_set_body_sink(
        easy,
        { bytes, _, count, context in
          unsafe CurlOptions.give(bytes, count, context) { reception, piece in unsafe reception.take(body: piece) }
        }, context))
    note(
      unsafe ccurl_set_header_sink(
        easy,
        { bytes, _, count, context in
          unsafe CurlOptions.give(bytes, count, context) { reception, piece in unsafe reception.take(line: piece) }
        }, context))
  }

  private static func give(
    _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int, _ context: UnsafeMutableRawPointer?,
    to take: (Reception, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Int {
    guard let bytes = unsafe bytes, let context = unsafe context else { return 0 }
    let reception = unsafe Unmanaged<Reception>.fromOpaque(context).takeUnretainedValue()
    return unsafe bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      unsafe take(reception, UnsafeBufferPointer(start: $0, count: count)) ? count : 0
    }
  }
}
