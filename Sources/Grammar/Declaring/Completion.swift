/// How a shell completes the word that stands in a parameter's place.
package enum Completion: Equatable, Sendable {
  /// Nothing is offered, or the choices when the parameter has some.
  case none
  /// Names of files.
  case files
  /// Names of directories.
  case directories
  /// Words of a kind, such as `bookings`, that the program is asked for while completing.
  case dynamic(String)
}
