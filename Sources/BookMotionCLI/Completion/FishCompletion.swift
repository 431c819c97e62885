/// Completion for fish.
struct FishCompletion {
  let tool: Tool

  var script: String {
    """
    # Completes command lines of \(tool.name) in fish. Save it as
    # ~/.config/fish/completions/\(tool.name).fish

    # Completes the last item of a comma-separated list.
    function __\(tool.name)_list
      set -l start (commandline -ct | string replace -r '^--[^=]*=' '' | string replace -r '[^,]*$' '')
      printf '%s\\n' "$start"$argv
    end

    complete -c \(tool.name) -f
    \(head)\(tool.commands.map(lines).joined())
    """
  }

  private var head: String {
    let names = tool.subcommands.map { name, overview in
      line("__fish_use_subcommand", "-a \(name) -d \(overview.inSingleQuotes)")
    }
    let options = tool.options.map { option("__fish_use_subcommand", $0) }
    let words = tool.subcommands.map(\.name).joined(separator: " ")
    let help = line("__fish_seen_subcommand_from help", "-a \(words.inSingleQuotes)")
    return (names + options).joined() + help
  }

  private func lines(_ command: Command) -> String {
    let isThis = "__fish_seen_subcommand_from \(command.name)"
    let operands = command.operands.names.compactMap { operand -> String? in
      let completion = operand.completion
      let words = completion.choices.isEmpty ? "" : "-a \(choices(completion)) "
      let files = completion.files == .none ? "" : "-F "
      guard !(words + files).isEmpty else { return nil }
      return line(isThis, words + files + "-d \(operand.help.inSingleQuotes)")
    }
    return (operands + command.options.map { option(isThis, $0) }).joined()
  }

  private func option(_ condition: String, _ option: OptionDescription) -> String {
    let short = option.short.map { "-s \($0.dropFirst()) " } ?? ""
    let isEmpty = option.completion.choices.isEmpty
    let words = isEmpty ? "" : "-a \(choices(option.completion)) "
    let value =
      if option.valueName == nil { "" } else {
        option.completion.files == .none ? "-x \(words)" : "-r -F \(words)"
      }
    return line(
      condition,
      "\(short)-l \(option.name.dropFirst(2)) \(value)-d \(option.help.inSingleQuotes)")
  }

  private func choices(_ completion: Completion) -> String {
    let words = completion.choices.joined(separator: " ")
    return switch completion.form {
    case .word: words.inSingleQuotes
    case .list: "(__\(tool.name)_list \(words))".inSingleQuotes
    case .assignment: completion.choices.map { $0 + "=" }.joined(separator: " ").inSingleQuotes
    }
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c \(tool.name) -n \(condition.inSingleQuotes) \(rest)\n"
  }
}
