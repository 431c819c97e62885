public import BookMotion

/// A choreography as Swift source that recreates it, ready to be added to an app.
///
/// ```swift
/// let code = try SwiftCode(.bookPolish)
/// code.name  // "myBookPolish"
/// code.text.hasPrefix("import BookMotion\n\nextension Choreography {\n")  // true
/// ```
///
/// Each number is the shortest decimal that reads back as the same `Double`, and arguments equal to
/// their defaults are left out. The compiled source creates an equal choreography.
public struct SwiftCode: Hashable, Sendable {
  /// The name of the static property that the source declares.
  public let name: String

  /// The source, at most 100 columns wide and indented by two spaces.
  public let text: String

  /// Creates the Swift source of a choreography.
  ///
  /// The property is named after the choreography as far as Swift allows: `my` is added before
  /// keywords, digits, and the names of presets.
  ///
  /// - Throws: ``ExportError`` for a choreography that cannot be played, and for a spring whose
  ///   physics are so extreme that its response is outside 1e-100...1e100.
  public init(_ choreography: Choreography) throws(ExportError) {
    try ExportError.containing { () throws(BookMotionError) in
      try choreography.check()
      try choreography.checkSprings()
    }
    let template = SwiftTemplate(choreography)
    name = template.name
    text = template.text(\.value)
  }
}

/// The source of a choreography whose numbers can still change.
package struct SwiftTemplate: Hashable, Sendable {
  let name: String
  private let code: SwiftNode

  /// Creates the template for a choreography.
  package init(_ choreography: Choreography) {
    name = SwiftName.property(choreography.name)
    code = choreography.swift(named: name)
  }

  private static let head = "import BookMotion\n\nextension Choreography {\n" + indent
  private static let indent = "  "
  private static let tail = "\n}\n"

  /// Returns the source with numbers filled in.
  package func text(_ value: (SwiftNode.Number) -> Double) -> String {
    var lines = SwiftLines(SwiftTemplate.head)
    lines.append(code.filled(value), indent: SwiftTemplate.indent)
    lines.append(SwiftTemplate.tail)
    return lines.text
  }

  /// Returns the source for a page that fills in the numbers: the head, the tail, the indentation
  /// of the pieces, the maximum width of a line, and the pieces.
  ///
  /// - Parameter place: A function that returns a number's place on the tape, given its keys, or
  ///   `nil` if the number cannot be tuned.
  /// - Returns: The source as a JSON array.
  package func json(_ place: ([String]) -> Int?) -> String {
    let texts = [SwiftTemplate.head, SwiftTemplate.tail, SwiftTemplate.indent].map(JSONText.quoted)
    return "[\(texts.joined(separator: ",")),\(SwiftLines.width),\(code.json(place))]"
  }
}

extension Choreography {
  /// Throws for a spring that cannot be written.
  fileprivate func checkSprings() throws(BookMotionError) {
    for (way, stages) in [("opening", opening), ("closing", closing)] {
      for (index, stage) in stages.enumerated() {
        for (number, move) in stage.moves.enumerated() {
          guard case .spring(let spring) = move.animation.driver else { continue }
          try Domain.positive.check(
            spring.duration,
            "\(way)[\(index)] (\(stage.phase.rawValue)).moves[\(number)].spring.response")
        }
      }
    }
  }
}
