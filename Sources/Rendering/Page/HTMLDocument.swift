import Travel
import Wording

/// The page around an answer: its head, its landmarks and the rule that nothing may be loaded or run.
struct HTMLDocument {
  let language: Language
  /// Escaped already, as everything below.
  let title: String
  let header: String
  let navigation: String
  let main: String
  let footer: String

  var text: String {
    let style = PageStyle.text
    return """
      <!DOCTYPE html>
      <html lang="\(language == .ko ? "ko" : "en")">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-\(base64(SHA256.digest(Array(style.utf8))))'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="format-detection" content="telephone=no">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>
      <body>
      <header>
      \(header)</header>
      \(navigation)<main>
      \(main)</main>
      <footer>\(footer)</footer>
      </body>
      </html>

      """
  }

  /// Bytes in the letters of RFC 4648.
  private func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place > group.count ? "=" : letters[bits >> (18 - 6 * place) & 0x3F])
      }
    }
    return text
  }
}
