extension String {
  /// Puts characters together; the initialiser that takes any sequence asks at run time what it was given.
  init(joining characters: ArraySlice<Character>) {
    self.init()
    for character in characters { append(character) }
  }
}
