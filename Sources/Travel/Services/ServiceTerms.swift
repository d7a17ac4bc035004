package import Wording

/// On what terms one run uses a service: how long it waits, what it allows, and who listens.
package struct ServiceTerms: Sendable {
  /// Seconds for one request; nil for the service's own measure.
  package let timeout: Int?
  /// Seconds from the start of the process for the whole command; nil for no end.
  package let deadline: Int?
  /// Whether personal data may go over plain http to another machine.
  package let allowsPlainHTTP: Bool
  /// Whether exchanges are real, written down, or read from what was.
  package let traffic: Traffic
  /// Texts of the environment that no record may show, such as a proxy's password.
  package let secrets: [String]
  /// Told what is sent, a line each; does nothing unless asked to be verbose.
  package let say: @Sendable (Phrase) -> Void
  /// The conversation of this run; nil when there is none yet. Asked only by services that keep conversations.
  package let session: @Sendable () -> String?
  package let waiting: Waiting

  package init(
    timeout: Int? = nil, deadline: Int? = nil, allowsPlainHTTP: Bool = false,
    traffic: Traffic = .live, secrets: [String] = [], say: @escaping @Sendable (Phrase) -> Void = { _ in },
    session: @escaping @Sendable () -> String? = { nil }, waiting: Waiting = .unseen
  ) {
    self.timeout = timeout
    self.deadline = deadline
    self.allowsPlainHTTP = allowsPlainHTTP
    self.traffic = traffic
    self.secrets = secrets
    self.say = say
    self.session = session
    self.waiting = waiting
  }
}
