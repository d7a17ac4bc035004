import JSON
import Travel

/// Writes the items of an answer's list, one a line, for tools that read a stream.
enum NDJSONRenderer {
  static func bytes(_ answer: any Answer) -> [UInt8] {
    var bytes: [UInt8] = []
    var cleaning = Cleaning()
    for item in answer.items {
      JSONWriter().write(cleaning.clean(item, at: .root), to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
