import BookMotion

/// Why the tool stops: the sentence for stderr and the exit code.
struct Failure: Error {
  let message: String
  let code: ExitCode

  /// The codes of sysexits.h that this tool uses.
  enum ExitCode: Int32, CaseIterable {
    /// Something was looked for, and found.
    case found = 1
    /// The command line is wrong.
    case usage = 64
    /// What was read is not what it should be.
    case badData = 65
    /// A file that is to be read is not there, or can't be read.
    case missingFile = 66
    /// The output can't be written.
    case cannotWrite = 73

    /// What the manual says of it.
    var meaning: String {
      switch self {
      case .found: "There is a difference (diff), or a fault (lint), or with --strict a remark."
      case .usage: "The command line is wrong."
      case .badData: "What has been read is not what it should be."
      case .missingFile: "A file that is to be read is not there, or can't be read."
      case .cannotWrite: "The output can't be written."
      }
    }
  }

  /// Says why in one line, and ends the process.
  func end() -> Never {
    if !message.isEmpty { System.writeError("error: \(message.printable)\n") }
    System.exit(code.rawValue)
  }

  /// Nothing is wrong but what was looked for, and has been told.
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
  /// The text between single quotes as it can stand in a one-line message, cut where nobody reads
  /// on.
  var quoted: String {
    let scalars = unicodeScalars
    return "'\(String(scalars.prefix(String.quotedLength)).printable)"
      + (scalars.count > String.quotedLength ? "…'" : "'")
  }
  private static let quotedLength = 60
}
