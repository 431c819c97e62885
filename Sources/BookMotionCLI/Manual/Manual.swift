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
    Data goes to stdout, and messages go to stderr.
    A file is written completely or not at all.
    An option's value follows the option, as in
    .Ql --fps 30
    or
    .Ql --fps=30 .
    If an option is repeated, the last value counts, unless its description says otherwise.
    After
    .Ql --
    everything is an argument, even if it begins with a dash.
    .Pp
    These options can be used without a subcommand:
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
    Output is first written beside the target, to a file whose name begins with \
    \(Unfinished.prefix) and ends in random letters, which then replaces the target. A link is kept. \
    Neither an error nor a signal leaves such a file behind. Files left behind by a killed run or a \
    system crash can safely be deleted.
    """,
    """
    The same is true of a folder of frames: at any instant, it holds either the old frames or the new \
    ones. Its other files are kept. A folder that contains other folders, the working folder, and a \
    mount point can't be replaced, and are refused.
    """,
    """
    Names are bytes and need not be UTF-8. Messages and tables show invalid bytes as \\xff, and \
    control characters as \\n or \\u{1B}. In ndjson, fileBytes holds the bytes of a name that is not \
    UTF-8, in hexadecimal digits.
    """,
    """
    Files that are read into memory have size limits: \
    \(Input.Kind.allCases.map(\.limit).joined(separator: ", ")). The pictures that 'color' samples \
    are read row by row, and may be larger.
    """,
  ]

  private static let signals = """
    A signal ends the process; as process 1 of a container, it exits with 128 plus the signal's \
    number.
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
    let success = ".It 0\nSuccess.\n"
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
