#if !$Embedded
package import BookMotion

/// An error that describes why a document could not be read, with the line of the fault.
///
/// ```
/// line 7: keyframes[3].flipAngle is missing
/// ```
public struct BookDocumentError: Error, Hashable, Sendable {
  /// A description of the fault with its path: always a single line, whatever the document
  /// contains.
  public let message: String

  /// The line of the fault, counted from 1.
  public let line: Int

  package init(_ message: String, line: Int) {
    self.message = message
    self.line = line
  }

  /// Creates the error for a fault in a document that is called `noun`.
  package init(_ error: BookMotionError, in document: JSONNode, called noun: String) {
    let named = error.place.isEmpty ? BookMotionError(error.code, at: noun) : error
    self.init("\(named)", line: document.line(of: error))
  }
}

extension BookDocumentError: CustomStringConvertible {
  /// The line and the message, as one sentence.
  public var description: String { "line \(line): \(message)" }
}
#endif
