extension Program {
  /// The completion script for zsh, to stand as `_NAME` in a directory of `fpath`.
  package var zshCompletions: String {
    ZshCompletions(name: name, spots: completionSpots, globals: offeredGlobals).text
  }
}

/// Writes a completion script for zsh: a function for each group and command.
struct ZshCompletions {
  let name: String
  let spots: [CompletionSpot]
  let globals: [Entry]

  var text: String {
    """
    #compdef \(name)
    # Completions of \(name) for zsh. Generated from its table of commands: do not edit.

    # Asks \(name) for the values of a kind; says nothing when it cannot tell.
    _\(name)_values() {
      local line
      local -a values shown
      for line in ${(f)"$(\(name) completions --values $1 -- "${(Q)PREFIX}" 2>/dev/null </dev/null)"}; do
        values+=("${line%%$'\\t'*}")
        shown+=("${line/$'\\t'/  -- }")
      done
      (( $#values )) && compadd -M 'm:{a-zA-Z}={A-Za-z}' -l -d shown -a values
    }

    \(spots.map { $0.names.isEmpty ? command($0) : group($0) }.joined(separator: "\n\n"))

    if [[ $funcstack[1] == _\(name) ]]; then
      _\(name) "$@"
    else
      compdef _\(name) \(name)
    fi

    """
  }

  private func command(_ spot: CompletionSpot) -> String {
    """
    \(function(spot.path))() {
      _arguments -s -S "$everywhere[@]"\(continued(specs(of: spot.options) + operandSpecs(of: spot.operands[...])))
    }
    """
  }

  private func group(_ spot: CompletionSpot) -> String {
    let isRoot = spot.path.isEmpty
    let everywhere = globals.flatMap(spec).map { "\n    " + $0 }.joined()
    let names = spot.names.map { "\n    " + quote(escape($0.name) + ":" + $0.summary) }.joined()
    // A default command's first word may stand in the place of a name, and its others after that.
    let word = spot.operands.first.flatMap(call).map { "\n      \($0) && ret=0" } ?? ""
    let specs = specs(of: spot.options)
    let takers = (globals.filter { $0.role == .option }.flatMap(\.spellings) + spots.takers).joined(separator: "|")
    let shared = isRoot ? "\n  local takers='(\(takers))'\n  local -a everywhere=(\(everywhere)\n  )" : ""
    let below = calls(below: spot)
    return """
      \(function(spot.path))() {
        local context line state state_descr ret=1
        local -A opt_args
        local -i at=2\(shared)
        local -a names=(\(names)
        )
        # A name may stand behind options and their values.
        while (( at < CURRENT )); do
          case $words[at] in
            ${~takers}) (( at += 2 )) ;;
            -*) (( at++ )) ;;
            *) break ;;
          esac
        done
        if (( at < CURRENT )); then
          words=("${(@)words[at,-1]}")
          (( CURRENT -= at - 1 ))
          case $words[1] in
      \(below.joined(separator: "\n"))
          esac
          return ret
        fi
        if (( at == CURRENT )); then
          words=("$words[1]" "$words[at]")
          CURRENT=2
        fi
        _arguments -s -S "$everywhere[@]"\(continued(specs + ["'1: :->name'"])) && ret=0
        if [[ $state == name ]]; then
          _describe -t commands command names && ret=0\(word)
        fi
        return ret
      }
      """
  }

  private func calls(below spot: CompletionSpot) -> [String] {
    let below = spots.filter { $0.path.count == spot.path.count + 1 && $0.path.starts(with: spot.path) }
    let named = below.map { "        \($0.path.last ?? "")) \(function($0.path)) && ret=0 ;;" }
    if spot.path.isEmpty { return named + ["        help) _describe -t commands command names && ret=0 ;;"] }
    let rest = specs(of: spot.options) + operandSpecs(of: spot.operands.dropFirst())
    return rest.isEmpty
      ? named : named + ["        *) _arguments -s -S \"$everywhere[@]\"\(continued(rest)) && ret=0 ;;"]
  }

  private func function(_ path: [String]) -> String { (["_" + name] + path).joined(separator: "__") }

  private func continued(_ specs: [String]) -> String { specs.map { " \\\n    " + $0 }.joined() }

  private func specs(of options: [Entry]) -> [String] { options.flatMap(spec) }

  /// Writes one option as one specification for each of its names, which exclude each other.
  private func spec(of entry: Entry) -> [String] {
    let repeats =
      entry.isRepeatable ? "*" : entry.spellings.count > 1 ? "(\(entry.spellings.joined(separator: " ")))" : ""
    return entry.spellings.map { name in
      guard entry.role == .option else { return quote("\(repeats)\(name)[\(escape(entry.label))]") }
      let joint = name.hasPrefix("--") ? "=" : "+"
      let value = ":\(escape(entry.placeholder)):\(action(for: entry) ?? "")"
      return quote("\(repeats)\(name)\(joint)[\(escape(entry.label))]\(value)")
    }
  }

  private func operandSpecs(of operands: ArraySlice<Entry>) -> [String] {
    // A word that nothing is known of must have some action, or the options that may stand in its place are not offered.
    operands.enumerated().map { place, entry in
      let position = entry.isRepeatable ? "*" : entry.isRequired ? "\(place + 1)" : "\(place + 1):"
      return quote("\(position):\(escape(entry.placeholder)):\(action(for: entry) ?? " true")")
    }
  }

  private func action(for entry: Entry) -> String? {
    if !entry.choices.isEmpty { return "(\(entry.choices.joined(separator: " ")))" }
    switch entry.completion {
    case .none: return nil
    case .files: return "_files"
    case .directories: return "_files -/"
    case .dynamic(let kind): return " _\(name)_values \(kind)"
    }
  }

  /// The same as a command of its own.
  private func call(for entry: Entry) -> String? {
    if !entry.choices.isEmpty { return "compadd \(entry.choices.joined(separator: " "))" }
    return action(for: entry).map { String($0.drop { $0 == " " }) }
  }

  private func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private func escape(_ text: String) -> String {
    String(text.flatMap { ":[]\\".contains($0) ? ["\\", $0] : [$0] })
  }
}
