package import BookMotion
import BookMotionDocuments
package import BookMotionRecording

/// A choreography as Swift source that recreates it, ready to be added to an app.
///
/// ```swift
/// let code = try SwiftCode(.bookPolish)
/// code.name  // "myBookPolish"
/// code.text.hasPrefix("import BookMotion\n")  // true
/// ```
///
/// The source contains the choreography's document, so it says exactly what the document says, and
/// can be compared with it line by line. The compiled source creates an equal choreography.
package struct SwiftCode: Hashable, Sendable {
  /// The name of the static property that the source declares.
  package let name: String

  /// The source, indented by two spaces.
  package let text: String

  /// Creates the Swift source of a choreography.
  ///
  /// The property is named after the choreography as far as Swift allows: `my` is added before
  /// keywords, digits, and the names of presets.
  ///
  /// - Throws: `BookExportError` for a choreography that cannot be played, and for a spring whose
  ///   physics are so extreme that its response is outside 1e-100...1e100.
  package init(_ choreography: Choreography) throws(BookExportError) {
    let json = try BookExportError.containing { () throws(BookMotionError) in
      try choreography.check()
      return try choreography.node().text
    }
    let frame = SwiftFrame(named: choreography.name, around: json)
    name = frame.name
    let lines = json.split(separator: "\n").map { frame.indent + $0 }
    text = frame.head + lines.joined(separator: "\n") + frame.tail
  }
}

/// The source around the lines of a choreography's document.
///
/// A page in which a choreography is tuned puts its own document into the same frame.
struct SwiftFrame: Hashable, Sendable {
  let name: String
  /// The source in front of the document.
  let head: String
  /// The spaces in front of each line of the document.
  let indent = "      "
  /// The source behind the document.
  let tail: String

  init(named text: String, around document: String) {
    name = SwiftName.property(text)
    // A text in the document may look like an interpolation: one more sign makes it none.
    var signs = "#"
    while document.contains("\\" + signs + "(") { signs += "#" }
    head = """
      import BookMotion
      import BookMotionDocuments

      extension Choreography {
        static let \(name) = try! Choreography(
          json: \(signs)\"""

      """
    tail = """

            \"""\(signs))
      }

      """
  }
}
