/// The manual as a page for `man`, generated from the same data as help.
///
/// It is written in mdoc, which both mandoc (macOS, the BSDs, Alpine) and groff understand.
struct Manual {
  let tool: Tool

  var text: String {
    """
    .Dd \(tool.date)
    .Dt \(tool.name.uppercased()) 1
    .Os
    .Sh NAME
    .Nm \(tool.name)
    .Nd \(tool.overview.asName)
    .Sh SYNOPSIS
    .Nm
    .Ar subcommand
    .Op Ar options
    .Op Ar arguments
    .Sh DESCRIPTION
    \(tool.overview.asText)
    .Pp
    Data goes to stdout, words go to stderr.
    A file is written whole or not at all.
    An option's value stands behind it, as in
    .Ql --fps 30
    or
    .Ql --fps=30 .
    Of an option that is given again the last counts, unless it says otherwise.
    Behind
    .Ql --
    everything is an argument, also what begins with a dash.
    .Pp
    Without a subcommand there are these options:
    \(list(tool.options)).Sh SUBCOMMANDS
    \(tool.commands.map(section).joined()).Sh FILES
    \(Manual.files.map(\.asText).joined(separator: "\n.Pp\n"))
    .Sh EXIT STATUS
    .Bl -tag -width Ds
    \(exits).El
    .Pp
    \(Manual.signals.asText)

    """
  }

  /// The section on files.
  private static let files = [
    """
    A file is written beside the one that is wanted, under a name that begins with \
    \(Unfinished.prefix) and ends in random letters, and then takes its place. A link stays a link. \
    Neither an error nor a signal leaves such a file behind. What a killed run leaves, or a crash of \
    the machine, is in nobody's way and may be deleted.
    """,
    """
    So is a folder of frames: at any instant it holds the old frames or the new ones. Other files in \
    it stay. A folder that has folders in it, the working folder and a mount point can't be replaced \
    as a whole: they are refused.
    """,
    """
    Names are bytes and need not be UTF-8. Messages and tables show other bytes as in \\xff, and what \
    a terminal would obey as in \\n and \\u{1B}. A line of ndjson has the bytes of such a name as \
    fileBytes, in hexadecimal digits.
    """,
    """
    What is read whole has a limit: \(Input.Kind.allCases.map(\.limit).joined(separator: ", ")). \
    Pictures that color samples are read row by row, and may be longer.
    """,
  ]

  private static let signals = """
    Upon a signal the process ends by that signal; as process 1 of a container it exits with 128 and \
    the number of the signal.
    """

  private func section(_ command: Command) -> String {
    let operands = command.operands.names.map { operand in
      ".It Ar \(operand.name.withoutBrackets)\n\(operand.help.asText)\n"
    }.joined()
    let arguments = operands.isEmpty ? "" : ".Pp\nArguments:\n.Bl -tag -width Ds\n\(operands).El\n"
    let groups = command.groups.map { group in
      ".Pp\n\(group.title.capitalizedFirst):\n\(list(group.options))"
    }
    return """
      .Ss \(command.name)
      \(command.overview.asText)
      .Pp
      .Dl \(tool.name) \(command.name) [options]\(command.operands.usage)
      .Pp
      \(Manual.paragraphs(command.discussion))\(arguments)\(groups.joined())
      """
  }

  private func list(_ options: [OptionDescription]) -> String {
    let items = options.map { option in
      let names = ([option.short, option.name].compactMap { $0 }).map { "Fl \($0.dropFirst())" }
      let value = option.valueName.map { " Ar \($0.withoutBrackets)" } ?? ""
      let fallback = option.fallback.map { "\n.Pq default: \($0.asMacroText)" } ?? ""
      return ".It \(names.joined(separator: " , "))\(value)\n\(option.help.asText)\(fallback)\n"
    }.joined()
    return ".Bl -tag -width Ds\n\(items).El\n"
  }

  private var exits: String {
    let success = ".It 0\nAll is well.\n"
    return success
      + Failure.ExitCode.allCases.map { ".It \($0.rawValue)\n\($0.meaning.asText)\n" }.joined()
  }

  /// Returns a discussion with its prose as text and its indented lines as examples.
  private static func paragraphs(_ discussion: String) -> String {
    var text = ""
    var isExample = false
    for line in discussion.split(separator: "\n") {
      let indented = line.hasPrefix("  ")
      if indented != isExample { text += indented ? ".Bd -literal -offset indent\n" : ".Ed\n.Pp\n" }
      isExample = indented
      text += (indented ? String(line.dropFirst(2)).asLine : String(line).asText) + "\n"
    }
    return text + (isExample ? ".Ed\n" : "")
  }
}

extension String {
  /// The text with every sentence on its own line, so that `man` spaces sentences properly.
  fileprivate var asText: String {
    var lines = [""]
    for word in split(separator: " ") {
      let last = lines[lines.count - 1]
      let isFull = last.count + word.count >= String.lineWidth || last.hasSuffix(".")
      if isFull {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last.isEmpty ? String(word) : last + " " + word
      }
    }
    return lines.map(\.asLine).joined(separator: "\n")
  }

  private static let lineWidth = 79

  /// The sentence in the form used after a name: lowercase, without the final period.
  fileprivate var asName: String {
    prefix(1).lowercased() + dropFirst().dropLast(hasSuffix(".") ? 1 : 0)
  }

  /// The text as a line in which nothing is a command.
  fileprivate var asLine: String {
    let text = asMacroText
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// The text with its backslashes escaped.
  fileprivate var asMacroText: String {
    split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\e")
  }

  /// The text in sentence case: `BOOK OPTIONS` becomes `Book options`.
  fileprivate var capitalizedFirst: String { prefix(1) + dropFirst().lowercased() }
}
