import JSON
import Travel
import Wording

/// Which row of the store a text stands in, as it is told when it cannot be read.
struct StoredPlace: Sendable {
  let table: String
  let row: Int64?
  /// What a person knows the row by, such as a booking code.
  let name: String?

  init(_ table: String, _ row: Int64? = nil, _ name: String? = nil) {
    self.table = table
    self.row = row
    self.name = name
  }

  /// `bookings row 3 (IT-7K2M4Q)`.
  var words: String {
    table + (row.map { " row \($0)" } ?? "") + (name.map { " (\(Sanitised($0).text))" } ?? "")
  }
}

extension JSONValue {
  /// The text that is stored.
  var stored: SQLValue { .utf8(JSONWriter().bytes(self)) }

  /// Reads a text that was stored; throws `store_row_unreadable`.
  static func stored(_ text: String, in connection: Connection, of place: StoredPlace) throws(Failure) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONReader(maximumDepth: 512, loneSurrogates: .replaced).read(text)
    } catch {
      throw .unreadable(place, error.description, path: connection.path)
    }
  }
}

extension JSONValue {
  /// Reads a text that was stored, for a step that must not stop at one row that cannot be read: nil then.
  static func readable(_ text: String, in connection: Connection) -> JSONValue? {
    do throws(Failure) { return try stored(text, in: connection, of: StoredPlace("")) } catch { return nil }
  }
}

extension Codec {
  /// The text that is stored.
  func stored(_ value: Value) -> SQLValue { write(value).stored }

  /// Reads a text that was stored; throws `store_row_unreadable`.
  func read(stored text: String, in connection: Connection, of place: StoredPlace) throws(Failure) -> Value {
    let value = try JSONValue.stored(text, in: connection, of: place)
    do throws(JSONMismatch) {
      return try read(value, .root)
    } catch {
      throw .unreadable(place, error.description, path: connection.path)
    }
  }
}

extension Failure {
  /// One row holds what this version cannot read; the file and its other rows are sound.
  fileprivate static func unreadable(_ place: StoredPlace, _ why: String, path: String) -> Failure {
    store(
      "store_row_unreadable",
      Phrase(
        "One entry of \(path) cannot be read: \(place.words). \(why). The others can.",
        "\(path)의 한 항목을 읽을 수 없어요: \(place.words). \(why). 다른 항목은 괜찮아요."),
      .object([
        .init("path", .string(path)), .init("table", .string(place.table)),
        .init("row", place.row.map { .int(Int($0)) } ?? .null), .init("name", place.name.map { .string($0) } ?? .null),
        .init("problem", .string(why)),
      ]))
  }
}
