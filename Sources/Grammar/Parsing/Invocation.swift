/// What a command line asks for, once it is known to be sound.
package enum Invocation<Globals, World, Answer> {
  /// The help page of the names in `path`; of the program when it is empty.
  case help(path: [String], globals: Globals)
  case version(globals: Globals)
  /// A command that was read and only needs a world.
  case run(globals: Globals, line: TypedLine, work: Command<World, Answer>.Work)
}
