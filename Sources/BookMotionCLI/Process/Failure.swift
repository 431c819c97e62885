import BookMotion

/// An error that ends the tool: the message for stderr and the exit code.
struct Failure: Error {
  let message: String
  let code: ExitCode

  /// The exit codes; all but `found` are from sysexits.h.
  enum ExitCode: Int32 {
    /// A search, such as for differences or faults, found something.
    case found = 1
    /// The command line is invalid.
    case usage = 64
    /// The input is invalid.
    case badData = 65
    /// An input file does not exist or can't be read.
    case missingFile = 66
    /// The output can't be written.
    case cannotWrite = 73
  }

  /// Prints the message on one line, and ends the process.
  func end() -> Never {
    if !message.isEmpty { System.writeError("error: \(message.printable)\n") }
    System.exit(code.rawValue)
  }

  /// A nonzero exit without a message: there are findings, and they have already been reported.
  static let found = Failure(message: "", code: .found)

  static func usage(_ message: String) -> Failure { Failure(message: message, code: .usage) }

  static func badData(_ message: String) -> Failure { Failure(message: message, code: .badData) }

  static func missingFile(_ message: String) -> Failure {
    Failure(message: message, code: .missingFile)
  }

  static func cannotWrite(_ message: String) -> Failure {
    Failure(message: message, code: .cannotWrite)
  }
}

extension String {
  /// The text in single quotes for a one-line message, truncated if it is long.
  var quoted: String {
    let scalars = unicodeScalars
    return "'\(String(scalars.prefix(String.quotedLength)).printable)"
      + (scalars.count > String.quotedLength ? "…'" : "'")
  }
  private static let quotedLength = 60

  /// The beginning of a message about the value of the option or operand of this name.
  func got(_ value: String) -> String {
    hasPrefix("<") ? "\(self) \(value.quoted)" : "\(quoted) got \(value.quoted)"
  }

  /// The same for a file, for which an operand needs no name.
  func got(_ path: Path) -> String { hasPrefix("<") ? path.text.quoted : got(path.text) }
}
