/// Completion for bash 3.2, which macOS still ships, and later.
struct BashCompletion {
  let tool: Tool

  var script: String {
    """
    # Completes command lines of \(tool.name) in bash. Put this where bash-completion looks, or into
    # ~/.bashrc: eval "$(\(tool.name) --generate-completion-script bash)"

    # Sets the completions of an option's value, and whether it is a list or continues after an
    # equals sign; fails if the option takes no value.
    _\(tool.name)_value() {
      case "$1 $2" in
    \(values)    *) return 1 ;;
      esac
    }

    # Sets the completions of the operand at an index, counted from 0.
    _\(tool.name)_operand() {
      case "$1 $2" in
    \(operands)  esac
    }

    # Sets the options of a subcommand.
    _\(tool.name)_options() {
      case "$1" in
    \(options)  esac
    }

    _\(tool.name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" command="" option="" ended="" count=0
      local words="" files="" form="" before="" after="" word i
      for ((i = 1; i < COMP_CWORD; i++)); do
        word="${COMP_WORDS[i]}"
        if [[ -n $option ]]; then
          # --format=csv arrives as three words.
          if [[ $word != "=" ]]; then option=""; fi
        elif [[ $word == "=" ]]; then
          # The rest of a word that contains an equals sign.
          i=$((i + 1))
        elif [[ -n $ended || $word != -* || $word == "-" ]]; then
          if [[ -z $command ]]; then command=$word; else count=$((count + 1)); fi
        elif [[ $word == "--" ]]; then
          ended=yes
        elif _\(tool.name)_value "$command" "$word"; then
          option=$word
        fi
      done
      words="" files="" form=""
      if ((i > COMP_CWORD)) || [[ -z $option && $current == "=" ]]; then
        current=""
      elif [[ -n $option ]]; then
        if [[ $current == "=" ]]; then current=""; fi
        _\(tool.name)_value "$command" "$option"
      elif [[ -z $ended && $current == -* ]]; then
        _\(tool.name)_options "$command"
      else
        _\(tool.name)_operand "$command" "$count"
      fi
      case "$form" in
        list) if [[ $current == *,* ]]; then before="${current%,*},"; fi ;;
        assignment) after="=" ;;
      esac
      COMPREPLY=()
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
        compgen -P "$before" -S "$after" -W "$words" -- "${current#"$before"}"
        if [[ -n $files ]]; then compgen -f -- "$current"; fi
      )
      if [[ -n $files ]]; then compopt -o filenames 2>/dev/null; fi
      # More may follow at once.
      if [[ -n $form ]]; then compopt -o nospace 2>/dev/null; fi
    }

    complete -F _\(tool.name) \(tool.name)

    """
  }

  private var values: String {
    let all = [("", tool.options)] + tool.commands.map { ($0.name, $0.options) }
    return all.flatMap { command, options in
      options.filter { $0.valueName != nil }.map { option in
        let names = option.names.map { "\"\(command) \($0)\"" }.joined(separator: " | ")
        return "    \(names)) \(assignment(option.completion)) ;;\n"
      }
    }.joined()
  }

  private var operands: String {
    let names = tool.subcommands.map(\.name)
    let first = [
      ("\" 0\"", Completion(choices: names)), ("\"help 0\"", Completion(choices: names)),
    ]
    let others = tool.commands.flatMap { command in
      command.operands.names.enumerated().map { index, operand in
        let number = operand.repeats ? " \"*" : " \(index)\""
        return ("\"\(command.name)\(number)", operand.completion)
      }
    }
    return (first + others).map { "    \($0)) \(assignment($1)) ;;\n" }.joined()
  }

  private var options: String {
    let all = [("\"\"", tool.options)] + tool.commands.map { ($0.name, $0.options) }
    return all.map { command, options in
      let names = options.flatMap(\.names)
      return "    \(command)) words=\"\(names.joined(separator: " "))\" ;;\n"
    }.joined()
  }

  private func assignment(_ completion: Completion) -> String {
    let words = "words=\"\(completion.choices.joined(separator: " "))\""
    let form = completion.form == .word ? "" : " form=\(completion.form.rawValue)"
    return words + form + (completion.files == .none ? "" : " files=yes")
  }
}
