import Foundation

/// Texts that must be seen nowhere, looked for in every form they could hide in.
struct Needles {
  let values: [String]

  init(_ values: String...) { self.values = values }

  /// The forms of any of them that stand in a text.
  func found(in text: String) -> [String] {
    let plain = text.lowercased()
    return values.flatMap { value in Needles.forms(of: value).filter { plain.contains($0.lowercased()) } }
  }

  /// As it is, percent-encoded in two ways, escaped as JSON may, in hexadecimal, and in base64 wherever it begins.
  private static func forms(of value: String) -> [String] {
    let bytes = Array(value.utf8)
    var all = [
      value, bytes.map { String(format: "%%%02X", $0) }.joined(),
      value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? value,
      value.utf16.map { String(format: "\\u%04x", $0) }.joined(), bytes.map { String(format: "%02x", $0) }.joined(),
      value.unicodeScalars.map { $0.isASCII ? String($0) : String(format: "\\u%04x", $0.value) }.joined(),
    ]
    for shift in 0..<3 {
      // The characters at either end depend on what stands beside, so only those between are looked for.
      let text = Data([UInt8](repeating: 32, count: shift) + bytes).base64EncodedString()
      let inner = text.dropFirst(shift == 0 ? 0 : shift + 1).dropLast(4)
      if inner.count >= 5 { all.append(String(inner)) }
    }
    return all
  }
}
