import BookMotion

/// Messages about a command line that can be obeyed, but probably is not what was meant.
///
/// They are printed once a command has succeeded, since one that fails prints only its error.
enum Warnings {
  // The commands that warn run on the main thread.
  private nonisolated(unsafe) static var messages: [String] = []

  static func add(_ message: String) { unsafe messages.append(message) }

  /// Prints the messages, each on a line.
  static func show() {
    for message in unsafe messages { System.writeError("warning: \(message.printable)\n") }
  }
}
