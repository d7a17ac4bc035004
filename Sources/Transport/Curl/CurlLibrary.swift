import CCurl

/// The machine's libcurl, as `doctor` looks at it.
package enum CurlLibrary {
  case found(version: String)
  /// It could not be opened; `why` is what the loader said.
  case missing(why: String)

  /// Opens the library and reads its version.
  package static var here: CurlLibrary {
    if let why = unsafe ccurl_open() { return .missing(why: unsafe String(cString: why)) }
    let words = unsafe ccurl_version().map { unsafe String(cString: $0) } ?? ""
    return .found(version: words.split(separator: " ").first.map(String.init) ?? "libcurl")
  }
}
