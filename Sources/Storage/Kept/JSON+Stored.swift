import CSQLite
import JSON
import Travel

extension JSONValue {
  /// The text that is stored.
  var stored: SQLValue { .utf8(JSONWriter().bytes(self)) }

  /// Reads a text that was stored; throws `store_corrupt`.
  static func stored(_ text: String, in connection: Connection) throws(Failure) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONReader(maximumDepth: 512, loneSurrogates: .replaced).read(text)
    } catch {
      throw .store(code: CSQLITE_CORRUPT, says: error.description, path: connection.path)
    }
  }
}

extension Codec {
  /// The text that is stored.
  func stored(_ value: Value) -> SQLValue { write(value).stored }

  /// Reads a text that was stored; throws `store_corrupt`.
  func read(stored text: String, in connection: Connection) throws(Failure) -> Value {
    let value = try JSONValue.stored(text, in: connection)
    do throws(JSONMismatch) {
      return try read(value, .root)
    } catch {
      throw .store(code: CSQLITE_CORRUPT, says: error.description, path: connection.path)
    }
  }
}
