import Testing

/// The words of a command line, and the error message.
private typealias Case = (words: [String], message: String)

/// A wrong command line.
@Suite struct UsageErrorTests {
  @Test(arguments: UsageErrors.all)
  func `is answered in one line, with exit code 64`(words: [String], message: String) throws {
    let run = try ToolProcess.run(words)
    #expect(run == ToolRun(output: "", errors: "error: \(message)\n", code: 64))
  }
}

private enum UsageErrors {
  static let all: [Case] = subcommands + options + numbers + others + mixtures + limits

  static let subcommands: [Case] = [
    (["sprnig"], "unknown subcommand 'sprnig'; did you mean 'spring'?"),
    (["Spring"], "unknown subcommand 'Spring'; did you mean 'spring'?"),
    (["hlep"], "unknown subcommand 'hlep'; did you mean 'help'?"),
    (["timelime"], "unknown subcommand 'timelime'; did you mean 'timeline'?"),
    (["frame"], "unknown subcommand 'frame'; did you mean 'frames'?"),
    (["ploot"], "unknown subcommand 'ploot'; did you mean 'plot'?"),
    (["choreo"], "unknown subcommand 'choreo'; did you mean 'choreography'?"),
    (["render"], "unknown subcommand 'render': see 'bookmotion --help'"),
    (["-"], "unknown subcommand '-': see 'bookmotion --help'"),
    ([""], "unknown subcommand '': see 'bookmotion --help'"),
    (["--"], "'--' can't come before a subcommand: see 'bookmotion --help'"),
    (["--", "spring"], "'--' can't come before a subcommand: see 'bookmotion --help'"),
    (["-v"], "unknown option '-v': see 'bookmotion --help'"),
    (["--verison"], "unknown option '--verison'; did you mean '--version'?"),
    (["--version=1"], "'--version' got '1': it takes no value"),
    (["--fps", "30", "timeline"], "'--fps' must come after 'timeline'"),
    (["-o", "x", "plot"], "'--output' must come after 'plot'"),
    (
      ["--generate-completion-script"],
      "'--generate-completion-script' needs a value: it takes bash, zsh, or fish"
    ),
    (
      ["--generate-completion-script", "fihs"],
      "'--generate-completion-script' got 'fihs': it takes bash, zsh, or fish; did you mean 'fish'?"
    ),
    (["help", "srping"], "unknown subcommand 'srping'; did you mean 'spring'?"),
    (["help", "spring", "x"], "unexpected argument 'x': help takes one name"),
    (["a\nb"], #"unknown subcommand 'a\nb': see 'bookmotion --help'"#),
  ]

  static let options: [Case] = [
    (["spring", "--fsp", "3"], "unknown option '--fsp'; did you mean '--fps'?"),
    (["spring", "--dampng=1"], "unknown option '--dampng'; did you mean '--damping'?"),
    (["spring", "--settling"], "unknown option '--settling'; did you mean '--settling-duration'?"),
    (["spring", "--color"], "unknown option '--color': see 'bookmotion spring --help'"),
    (["spring", "-x"], "unknown option '-x': see 'bookmotion spring --help'"),
    (["spring", "bouncy"], "unexpected argument 'bouncy'; write '--preset bouncy'"),
    (["spring", ""], "unexpected argument '': see 'bookmotion spring --help'"),
    (["spring", "-"], "unexpected argument '-': see 'bookmotion spring --help'"),
    (["spring", "--", "--fps"], "unexpected argument '--fps': see 'bookmotion spring --help'"),
    (["spring", "--", "--help"], "unexpected argument '--help': see 'bookmotion spring --help'"),
    (["spring", "--fps"], "'--fps' needs a value: it takes <number>"),
    (["spring", "--fps", "--bounce", "1"], "'--fps' needs a value: it takes <number>"),
    (["spring", "--fps", "--", "1"], "'--fps' needs a value: it takes <number>"),
    (["spring", "-o"], "'--output' needs a value: it takes <file>"),
    (["spring", "-o", ""], "'--output' got '': it takes the path of a file, or - for stdout"),
    (["spring", "--output="], "'--output' got '': it takes the path of a file, or - for stdout"),
    (
      ["spring", "--allow-overdamping=yes"],
      "'--allow-overdamping' got 'yes': it takes no value"
    ),
    (
      ["spring", "--" + String(repeating: "x", count: 99)],
      "unknown option '--" + String(repeating: "x", count: 58)
        + "…': see 'bookmotion spring --help'"
    ),
  ]

  private static let positive = "it takes a number above 0"
  private static let bounds = "it takes a number above 0 (1e-100 to 1e100)"

  static let numbers: [Case] = words + ofSizes + ofSprings

  private static let words: [Case] =
    ["", " ", "0", "-1", "-0", "six", "6 0", "6x", "１"].map {
      (["spring", "--duration", $0], "'--duration' got '\($0)': \(positive)")
    }
    + ["nan", "NaN", "inf", "-inf", "1e101", "1e-101"].map {
      (["spring", "--duration", $0], "'--duration' got '\($0)': \(bounds)")
    }

  /// Spaces are ignored around a number, never within one.
  private static let ofSizes: [Case] = ["10 24x768", "1024x7 68", "1024 768", " x "].map {
    (
      ["timeline", "--screen", $0],
      "'--screen' got '\($0)': it takes 2 numbers with an x between them, such as 1024x768"
    )
  }

  private static let ofSprings: [Case] = [
    (["spring", "--duration", "0"], "'--duration' got '0': \(positive)"),
    (["spring", "--duration", "0,5"], "'--duration' got '0,5': \(positive); write 0.5"),
    (
      ["spring", "--duration", "0x10"],
      "'--duration' got '0x10': \(positive); write it as a decimal number"
    ),
    (
      ["spring", "--duration", "-0X1p3"],
      "'--duration' got '-0X1p3': \(positive); write it as a decimal number"
    ),
    (["spring", "--duration", "0x"], "'--duration' got '0x': \(positive)"),
    (["spring", "--mass=-1"], "'--mass' got '-1': \(positive)"),
    (["spring", "--stiffness=0"], "'--stiffness' got '0': \(positive)"),
    (["spring", "--response", "nan"], "'--response' got 'nan': \(bounds)"),
  ]

  static let others: [Case] = [
    (
      ["spring", "--bounce", "1.01"],
      "'--bounce' got '1.01': it takes a number above -1, at most 1"
    ),
    (
      ["spring", "--bounce", "-1"], "'--bounce' got '-1': it takes a number above -1, at most 1"
    ),
    (["spring", "--damping", "-1"], "'--damping' got '-1': it takes a number of 0 or more"),
    (
      ["spring", "--damping-ratio", "-0.1"],
      "'--damping-ratio' got '-0.1': it takes a number of 0 or more"
    ),
    (
      ["spring", "--settling-duration", "0"],
      "'--settling-duration' got '0': it takes a number from 1e-90 to 1e90"
    ),
    (
      ["spring", "--settling-duration", "1", "--damping-ratio", "0"],
      "'--damping-ratio' got '0': it takes a number from 1e-9 to 1e9"
    ),
    (["spring", "--epsilon", "0"], "'--epsilon' got '0': it takes a number from 1e-100 to 0.5"),
    (["spring", "--from", "inf"], "'--from' got 'inf': it takes a number from -1e100 to 1e100"),
    (["spring", "--to", "nan"], "'--to' got 'nan': it takes a number from -1e100 to 1e100"),
    (
      ["spring", "--initial-velocity", "fast"],
      "'--initial-velocity' got 'fast': it takes a number from -1e100 to 1e100"
    ),
    (
      ["spring", "--initial-velocity", "1e90", "--to", "1e-30"],
      "'--initial-velocity' got '1e90': it takes a number from -1e70 to 1e70"
    ),
    (["spring", "--until", "-1"], "'--until' got '-1': it takes a number of 0 or more"),
    (
      ["spring", "--format", "jsn"],
      "'--format' got 'jsn': it takes text, json, ndjson, csv, or svg; did you mean 'json'?"
    ),
    (
      ["spring", "--format", "xml"],
      "'--format' got 'xml': it takes text, json, ndjson, csv, or svg"
    ),
    (
      ["spring", "--preset", ""], "'--preset' got '': it takes smooth, snappy, or bouncy"
    ),
    (
      ["spring", "--preset", "Bouncy"],
      "'--preset' got 'Bouncy': it takes smooth, snappy, or bouncy; did you mean 'bouncy'?"
    ),
  ]

  private static let forms =
    "can't be combined: a spring takes [--duration] [--bounce], or --preset [--duration], "
    + "or --response --damping-ratio, or --stiffness --damping [--mass] [--allow-overdamping], "
    + "or --settling-duration --damping-ratio"

  static let mixtures: [Case] = [
    (["spring", "--bounce", "0", "--mass", "1"], "'--bounce' and '--mass' \(forms)"),
    (["spring", "--preset", "smooth", "--bounce", "0"], "'--preset' and '--bounce' \(forms)"),
    (
      ["spring", "--response", "1", "--settling-duration", "1", "--damping-ratio", "1"],
      "'--response' and '--damping-ratio' and '--settling-duration' \(forms)"
    ),
    (["spring", "--response", "1"], "'--response' needs '--damping-ratio' as well"),
    (
      ["spring", "--damping-ratio", "1"],
      "'--damping-ratio' needs '--response' or '--settling-duration' as well"
    ),
    (["spring", "--mass", "1"], "'--mass' needs '--stiffness' and '--damping' as well"),
    (
      ["spring", "--mass", "1", "--damping", "1"],
      "'--mass' and '--damping' need '--stiffness' as well"
    ),
    (
      ["spring", "--allow-overdamping"],
      "'--allow-overdamping' needs '--stiffness' and '--damping' as well"
    ),
  ]

  static let limits: [Case] = [
    (
      ["spring", "--format", "csv", "--fps", "100000", "--until", "1e9"],
      "the motion has too many frames: lower '--fps' or '--until'"
    ),
    (
      ["spring", "--format", "svg", "--until", "1e100"],
      "the motion has too many frames: lower '--fps' or '--until'"
    ),
    (
      ["spring", "--format", "csv", "--bounce", "1"],
      "the spring never settles: end its motion with '--until'"
    ),
  ]
}
