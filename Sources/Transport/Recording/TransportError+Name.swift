import Travel

extension TransportError.Problem {
  /// The problem in a word, with what belongs to it after a colon.
  var name: String {
    switch self {
    case .missingLibrary: "missing_library"
    case .badAddress: "bad_address"
    case .hostNotFound: "host_not_found"
    case .connectionRefused: "connection_refused"
    case .proxyFailed: "proxy_failed"
    case .untrusted: "untrusted"
    case .timeout: "timeout"
    case .deadline: "deadline"
    case .interrupted(.keyboard): "interrupted:keyboard"
    case .interrupted(.termination): "interrupted:termination"
    case .tooLarge(let limit): "too_large:\(limit)"
    case .closedBeforeAnswer: "closed_before_answer"
    case .cutShort: "cut_short"
    case .notHTTP: "not_http"
    case .redirected(let target): "redirected:\(WebAddress(target).map { Mask().masked($0) } ?? Mask().masked(target))"
    case .tooManyRedirects: "too_many_redirects"
    case .notRecorded: "not_recorded"
    case .unusableRecord(let failure): "unusable_record:\(failure.code)"
    case .other(let code): "other:\(code)"
    }
  }

  /// Reads a name; nil for one that no exchange ends with.
  init?(name: String) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let rest = parts.count == 2 ? parts[1] : ""
    switch parts[0] {
    case "missing_library": self = .missingLibrary
    case "bad_address": self = .badAddress
    case "host_not_found": self = .hostNotFound
    case "connection_refused": self = .connectionRefused
    case "proxy_failed": self = .proxyFailed
    case "untrusted": self = .untrusted
    case "timeout": self = .timeout
    case "deadline": self = .deadline
    case "too_large": self = .tooLarge(limit: Int(rest) ?? 0)
    case "closed_before_answer": self = .closedBeforeAnswer
    case "cut_short": self = .cutShort
    case "not_http": self = .notHTTP
    case "redirected": self = .redirected(to: rest)
    case "too_many_redirects": self = .tooManyRedirects
    case "other": self = .other(code: Int(rest) ?? 0)
    case _: return nil
    }
  }
}
