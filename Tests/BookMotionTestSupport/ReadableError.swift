import BookMotion
import BookMotionDocuments
package import BookMotionRecording

/// Returns a description of an error's flaws for its reader, or `nil` if it has none.
package func complaint(about error: any Error) -> String? {
  let text = "\(error)"
  switch error {
  case let error as BookDocumentError:
    if error.line < 1 { return "has no line: \(text)" }
    if error.message.isEmpty { return "says nothing" }
  case let error as BookMotionError:
    if error.place.isEmpty { return "names no place: \(text)" }
  case is BookExportError: break
  default: return "is none of ours: \(text)"
  }
  if let breaks = text.unicodeScalars.first(where: \.breaksLine) {
    return "has U+\(String(breaks.value, radix: 16)): \(text.debugDescription)"
  }
  if text.unicodeScalars.count > 1000 { return "is too long to read: \(text.prefix(200))" }
  return nil
}

extension Unicode.Scalar {
  /// True for characters that control a terminal or end a line.
  package var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

/// Returns the document of a recording.
package func json(_ recording: Recording) -> String {
  var text = ""
  recording.writeJSON(to: &text)
  return text
}
