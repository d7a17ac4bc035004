import JSON
import Travel
import Wording

extension Context {
  /// Reads a file, or standard input for `-`; throws a usage failure when there is none.
  func bytes(at path: String, field: String) throws(Failure) -> [UInt8] {
    if path == "-" { return try world.console.readAll(64 << 20) }
    guard let bytes = try world.files.read(path, 64 << 20) else {
      throw .usage(
        "file_not_found", field: field, Phrase("There is no file \(path).", "\(path) 파일이 없어요."),
        hint: field == "passengers" ? TravellerFile.template(1, at: path) : nil)
    }
    return bytes
  }

  /// Reads a file of JSON, or standard input for `-`.
  func json(at path: String, field: String) throws(Failure) -> JSONValue {
    let bytes = try bytes(at: path, field: field)
    do { return try JSONReader().read(bytes) } catch {
      throw .usage(
        "bad_json", field: field,
        Phrase(
          "\(path == "-" ? "Standard input" : path) is not sound JSON: \(error.description).",
          "\(path == "-" ? "표준 입력" : path)\((path == "-" ? "표준 입력" : path).particle(.topic)) 올바른 JSON이 아니에요: \(error.description)."
        ))
    }
  }
}
