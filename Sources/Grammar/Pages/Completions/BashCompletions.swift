extension Program {
  /// The completion script for bash 3.2 and later; it needs no other package.
  package var bashCompletions: String {
    BashCompletions(name: name, spots: completionSpots, globals: offeredGlobals).text
  }
}

/// Writes a completion script for bash.
struct BashCompletions {
  let name: String
  let spots: [CompletionSpot]
  let globals: [Entry]

  private var function: String { "_" + name }

  var text: String {
    """
    # Completions of \(name) for bash. Generated from its table of commands: do not edit.

    \(function)_words() {
      COMPREPLY+=($(compgen -W "$1" -- "$cur"))
    }

    \(function)_files() {
      local file
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen "$1" -- "$cur")
    }

    # Asks \(name) for the values of a kind, which need not begin as they were typed; says nothing when it cannot tell.
    \(function)_values() {
      local value typed=${cur//\\\\/}
      typed=${typed#[\\\"\\']}
      while IFS= read -r value; do
        value=${value%%$'\\t'*}
        [[ -n $value ]] || continue
        # Within quotes nothing else is to be quoted.
        [[ $cur == [\\\"\\']* ]] || value=$(printf %q "$value")
        COMPREPLY+=("$value")
      done < <(\(name) completions --values "$1" -- "$typed" 2>/dev/null </dev/null)
    }

    \(function)() {
      local cur=${COMP_WORDS[COMP_CWORD]} path= option= ended= place=0 before= word index
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ -n $option ]]; then
          # Bash parts --option=value into three words.
          [[ $word == '=' ]] || option=
          continue
        fi
        case $ended$word in
          --) ended=x ;;
          -*=*) ;;
          -*)
            case "$path:$word" in
    \(takers)
            esac ;;
          *)
            case "$place:$path:$word" in
              0::help) ;;
    \(descents)
              *) ((place++)) ;;
            esac ;;
        esac
      done
      if [[ -z $ended && -z $option && $cur == --*=* ]]; then
        option=${cur%%=*}
        before=$option=
        cur=${cur#*=}
      fi

      if [[ -n $option ]]; then
        [[ $cur == '=' ]] && cur=
        case "$path:$option" in
    \(values)
        esac
        if [[ -n $before ]]; then
          for index in "${!COMPREPLY[@]}"; do COMPREPLY[index]=$before${COMPREPLY[index]}; done
        fi
      elif [[ -z $ended && $cur == -* ]]; then
        case $path in
    \(options)
        esac
        \(function)_words \(quoted(globals.flatMap(\.spellings)))
      else
        case "$place:$path" in
    \(names)
        esac
        case "$path:$place" in
    \(operands)
        esac
      fi
    }

    complete -F \(function) \(name)

    """
  }

  /// Every option with the names after which it may stand; nil for everywhere.
  private var allOptions: [(path: String?, entry: Entry)] {
    spots.flatMap { spot in spot.options.map { (spot.joined(" "), $0) } } + globals.map { (nil, $0) }
  }

  private var takers: String {
    let early = spots.takers
    let names = globals.filter { $0.role == .option }.flatMap(\.spellings) + early
    // One that is a flag of another command takes a value only after its own command's name.
    let late = allOptions.filter { option in
      option.path != nil && option.entry.role == .option && !option.entry.spellings.allSatisfy(early.contains)
    }
    return lines(8, names.map { "*:\($0)) option=$word ;;" } + late.map { "\(pattern($0))) option=$word ;;" })
  }

  private var descents: String {
    lines(
      8,
      spots.filter { !$0.path.isEmpty }.map { spot in
        let before = spot.path.dropLast().joined(separator: " ")
        return "\"0:\(before):\(spot.path.last ?? "")\") path=\"\(spot.joined(" "))\" ;;"
      })
  }

  private var values: String {
    lines(4, allOptions.compactMap { option in action(for: option.entry).map { "\(pattern(option))) \($0) ;;" } })
  }

  private var options: String {
    lines(
      4,
      spots.filter { !$0.options.isEmpty }.map { spot in
        "\"\(spot.joined(" "))\") \(function)_words \(quoted(spot.options.flatMap(\.spellings))) ;;"
      })
  }

  private var names: String {
    lines(
      4,
      spots.filter { !$0.names.isEmpty }.map { spot in
        "\"0:\(spot.joined(" "))\") \(function)_words \(quoted(spot.names.map(\.name))) ;;"
      })
  }

  private var operands: String {
    lines(
      4,
      spots.flatMap { spot in
        spot.operands.enumerated().compactMap { place, entry in
          action(for: entry).map { "\"\(spot.joined(" "))\":\(entry.isRepeatable ? "*" : "\(place)")) \($0) ;;" }
        }
      })
  }

  private func pattern(_ option: (path: String?, entry: Entry)) -> String {
    option.entry.spellings.map { name in option.path.map { "\"\($0):\(name)\"" } ?? "*:\(name)" }
      .joined(separator: " | ")
  }

  private func action(for entry: Entry) -> String? {
    if !entry.choices.isEmpty { return "\(function)_words \(quoted(entry.choices))" }
    switch entry.completion {
    case .none: return nil
    case .files: return "\(function)_files -f"
    case .directories: return "\(function)_files -d"
    case .dynamic(let kind): return "\(function)_values \(kind)"
    }
  }

  private func quoted(_ words: [String]) -> String { "\"" + words.joined(separator: " ") + "\"" }

  private func lines(_ indent: Int, _ lines: [String]) -> String {
    lines.map { String(repeating: " ", count: indent + 2) + $0 }.joined(separator: "\n")
  }
}
