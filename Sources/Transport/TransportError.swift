package import Travel

/// Why a request brought no answer.
package struct TransportError: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// libcurl is not there or too old.
    case missingLibrary
    case badAddress
    case hostNotFound
    case connectionRefused
    /// The proxy did not answer, or refused the way.
    case proxyFailed
    /// The certificate, or the talk about it.
    case untrusted
    /// The request's own time is over.
    case timeout
    /// The command's time is over.
    case deadline
    case interrupted(Interruption)
    case tooLarge(limit: Int)
    /// The server took the request and closed without a word.
    case closedBeforeAnswer
    /// The answer began and broke off.
    case cutShort
    /// The answer is no HTTP or is packed wrongly.
    case notHTTP
    /// A redirection to another server, or of a request that must be sent once.
    case redirected(to: String)
    case tooManyRedirects
    /// What is replayed has no such request.
    case notRecorded
    /// Exchanges can be neither written down nor read there.
    case unusableRecord(Failure)
    case other(code: Int)
  }

  package let problem: Problem
  /// Whether any of the request may have reached the server.
  package let hasSent: Bool
  /// The library's words.
  package let details: String
  /// The proxy that failed; nil where it is not known.
  package let proxy: ProxyInUse?

  package init(_ problem: Problem, hasSent: Bool, details: String = "", proxy: ProxyInUse? = nil) {
    self.problem = problem
    self.hasSent = hasSent
    self.details = details
    self.proxy = proxy
  }
}

extension TransportError.Problem {
  /// What a code of libcurl stands for.
  init(curlCode code: Int) {
    switch code {
    case 1, 3: self = .badAddress
    case 5, 97: self = .proxyFailed
    case 6: self = .hostNotFound
    case 7: self = .connectionRefused
    case 8, 61: self = .notHTTP
    case 18, 56, 92: self = .cutShort
    case 28: self = .timeout
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: self = .untrusted
    case 52, 55: self = .closedBeforeAnswer
    case _: self = .other(code: code)
    }
  }
}
