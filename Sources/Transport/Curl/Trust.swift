import CCurl

/// Which certificates are trusted.
enum Trust: Equatable {
  /// Those libcurl was built with.
  case builtIn
  /// A file the user named.
  case file(String)
  /// A directory that names certificates by their hash: one is looked up, where a file of all takes 50 ms to read.
  case directory(String)

  /// Follows the variables of OpenSSL, then looks for a hashed directory.
  init(environment: (String) -> String?) {
    if let file = environment("SSL_CERT_FILE") {
      self = .file(file)
    } else if let directory = environment("SSL_CERT_DIR") {
      self = .directory(directory)
    } else if Trust.looksUpByHash, unsafe ccurl_is_hashed(Trust.usualDirectory) == 1 {
      self = .directory(Trust.usualDirectory)
    } else {
      self = .builtIn
    }
  }

  private static let usualDirectory = "/etc/ssl/certs"

  /// Only OpenSSL finds a certificate by its hash; GnuTLS would read the whole directory.
  private static var looksUpByHash: Bool {
    #if os(Linux)
    unsafe ccurl_tls().map { unsafe String(cString: $0).contains("OpenSSL") } ?? false
    #else
    false
    #endif
  }
}
