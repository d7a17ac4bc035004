extension Program {
  /// The completion script for fish 3.1 and later.
  package var fishCompletions: String {
    FishCompletions(name: name, spots: completionSpots, globals: offeredGlobals).text
  }
}

/// Writes a completion script for fish.
struct FishCompletions {
  let name: String
  let spots: [CompletionSpot]
  let globals: [Entry]

  var text: String {
    """
    # Completions of \(name) for fish. Generated from its table of commands: do not edit.

    # Asks \(name) for the values of a kind; says nothing when it cannot tell.
    function __\(name)_values
        \(name) completions --values $argv[1] -- (commandline -ct) 2>/dev/null </dev/null
    end

    # The names typed so far.
    function __\(name)_path
        set -l path
        set -l skip no
        for word in (commandline -opc)[2..-1]
            if test $skip = yes
                set skip no
                continue
            end
            switch "$path:$word"
                case \(takers.joined(separator: " "))
                    set skip yes
                case \(descents.joined(separator: " "))
                    set path $path $word
            end
        end
        echo "$path"
    end

    function __\(name)_at
        test (__\(name)_path) = "$argv"
    end

    complete -c \(name) -f
    \((globals.map { line(for: $0, at: nil) } + spots.flatMap(lines)).joined(separator: "\n"))

    """
  }

  private var takers: [String] {
    let early = spots.takers
    let late = spots.flatMap { spot in
      spot.options.filter { $0.role == .option }.flatMap(\.spellings).filter { !early.contains($0) }
        .map { quote("\(spot.joined(" ")):\($0)") }
    }
    return (globals.filter { $0.role == .option }.flatMap(\.spellings) + early).map { quote("*:\($0)") } + late
  }

  private var descents: [String] {
    spots.filter { !$0.path.isEmpty }.map {
      quote("\($0.path.dropLast().joined(separator: " ")):\($0.path.last ?? "")")
    }
  }

  private func lines(for spot: CompletionSpot) -> [String] {
    let names = spot.names.map { name, summary in
      "complete -c \(self.name)\(condition(spot)) -a \(name) -d \(quote(summary))"
    }
    let operands = spot.operands.compactMap { entry in
      action(for: entry).map { "complete -c \(name)\(condition(spot)) \($0)" }
    }
    return names + operands + spot.options.map { line(for: $0, at: spot) }
  }

  private func line(for entry: Entry, at spot: CompletionSpot?) -> String {
    let names = entry.spellings.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    let value: String? = entry.role == .option ? action(for: entry).map { "-r \($0)" } ?? "-x" : nil
    return
      (["complete -c \(name)\(spot.map(condition) ?? "")"] + names + (value.map { [$0] } ?? [])
      + ["-d \(quote(entry.label))"]).joined(separator: " ")
  }

  private func condition(_ spot: CompletionSpot) -> String { " -n \(quote("__\(name)_at \(spot.joined(" "))"))" }

  private func action(for entry: Entry) -> String? {
    if !entry.choices.isEmpty { return "-f -a \(quote(entry.choices.joined(separator: " ")))" }
    switch entry.completion {
    case .none: return nil
    case .files: return "-F"
    case .directories: return "-f -a '(__fish_complete_directories)'"
    case .dynamic(let kind): return "-f -a '(__\(name)_values \(kind))'"
    }
  }

  private func quote(_ text: String) -> String {
    "'" + String(text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }) + "'"
  }
}
