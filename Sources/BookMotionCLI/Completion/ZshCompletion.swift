/// Completion for zsh.
struct ZshCompletion {
  let tool: Tool

  var script: String {
    """
    #compdef \(tool.name)
    # Completes command lines of \(tool.name) in zsh. Save it as _\(tool.name) in a folder of $fpath.

    _\(tool.name)_subcommands() {
      local -a subcommands
      subcommands=(
    \(subcommands)  )
      _describe subcommand subcommands
    }

    _\(tool.name)() {
      local curcontext="$curcontext" state line
      typeset -A opt_args
      _arguments -C -S \\
    \(tool.options.map { specification($0) }.joined())    '1:subcommand:_\(tool.name)_subcommands' \\
        '*::argument:->arguments'
      [[ $state == arguments ]] || return
      case $line[1] in
        help) _arguments '1:subcommand:_\(tool.name)_subcommands' ;;
    \(tool.commands.map(branch).joined())  esac
    }

    if [[ $funcstack[1] == _\(tool.name) ]]; then
      _\(tool.name) "$@"
    else
      compdef _\(tool.name) \(tool.name)
    fi

    """
  }

  private var subcommands: String {
    tool.subcommands.map { name, overview in
      "    \("\(name):\(overview)".inSingleQuotes)\n"
    }.joined()
  }

  private func branch(_ command: Command) -> String {
    let options = command.options.map { specification($0, indent: 8) }
    let operands = command.operands.names.enumerated().map { index, operand in
      let number = operand.repeats ? "*" : "\(index + 1)"
      let gap = operand.isOptional ? "::" : ":"
      let name = operand.name.withoutBrackets.withEscapedColons
      return String(repeating: " ", count: 8)
        + "\(number)\(gap)\(name):\(action(operand.completion))".inSingleQuotes + " \\\n"
    }
    let lines = (options + operands).joined()
    // The last line must not end with a line continuation.
    return "    \(command.name))\n      _arguments -S \\\n\(lines.dropLast(3))\n      ;;\n"
  }

  /// Returns the lines for an option. Options may be repeated, so each has an asterisk.
  private func specification(_ option: OptionDescription, indent: Int = 4) -> String {
    let space = String(repeating: " ", count: indent)
    let help = option.help.withEscapedBrackets.withEscapedColons
    return option.names.map { name in
      let takesValue = option.valueName != nil
      let sign = takesValue && name.hasPrefix("--") ? "=" : ""
      let value = option.valueName.map {
        ":\($0.withoutBrackets.withEscapedColons):\(action(option.completion))"
      }
      return space + "*\(name)\(sign)[\(help)]\(value ?? "")".inSingleQuotes + " \\\n"
    }.joined()
  }

  private func action(_ completion: Completion) -> String {
    let words = completion.choices.joined(separator: " ")
    switch completion.form {
    case .word: break
    case .list: return "{_values -s , name \(words)}"
    case .assignment: return "{compadd -S = -- \(words)}"
    }
    return switch (completion.choices.isEmpty, completion.files == .none) {
    case (true, true): " "
    case (true, false): "_files"
    case (false, true): "(\(words))"
    case (false, false):
      "{_alternative \"names:name:(\(words))\" \"files:file:_files\"}"
    }
  }
}

extension String {
  fileprivate var withEscapedColons: String { escaping(":") }

  fileprivate var withEscapedBrackets: String { escaping("[").escaping("]") }

  private func escaping(_ letter: Character) -> String {
    reduce(into: "") { text, next in text += next == letter ? "\\\(next)" : "\(next)" }
  }
}
