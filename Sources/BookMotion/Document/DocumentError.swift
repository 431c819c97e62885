#if !$Embedded
/// Why a document could not be read: the line, and what is wrong there.
///
/// ```
/// line 7: keyframes[3].flipAngle is missing
/// ```
public struct DocumentError: Error, Hashable, Sendable {
  /// What is wrong, with the place by its keys: one line, whatever the document holds.
  public let message: String

  /// The line, from 1.
  public let line: Int

  package init(_ message: String, line: Int) {
    self.message = message
    self.line = line
  }
}

extension DocumentError: CustomStringConvertible {
  /// One sentence: the line, and what is wrong there.
  public var description: String { "line \(line): \(message)" }
}
#endif
