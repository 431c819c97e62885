public import BookMotion

/// A choreography as the Swift source that makes it: a file of an app.
///
/// ```swift
/// let code = try SwiftCode(.bookPolish)
/// code.name  // "myBookPolish"
/// code.text.hasPrefix("import BookMotion\n\nextension Choreography {\n")  // true
/// ```
///
/// Numbers are the shortest that read back as the same `Double`, and what equals its default is left
/// out: compiled, the source gives an equal choreography.
public struct SwiftCode: Hashable, Sendable {
  /// The name of the static property that the source declares.
  public let name: String

  /// The source, of 100 columns and with two spaces for a step to the right.
  public let text: String

  /// Writes a choreography as Swift.
  ///
  /// The property is called what the choreography is called, as far as Swift lets it: `my`
  /// stands before keywords, digits and the names of presets.
  ///
  /// - Throws: ``ExportError`` for a choreography that cannot be played, and for a spring of such
  ///   extreme physics that no response within 1e-100...1e100 is its own.
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

/// The source of a choreography whose numbers may still change.
package struct SwiftTemplate: Hashable, Sendable {
  let name: String
  private let code: SwiftNode

  /// Sets up the source of a choreography.
  package init(_ choreography: Choreography) {
    name = SwiftName.property(choreography.name)
    code = choreography.swift(named: name)
  }

  private static let head = "import BookMotion\n\nextension Choreography {\n" + indent
  private static let indent = "  "
  private static let tail = "\n}\n"

  /// The source with numbers filled in.
  package func text(_ value: (SwiftNode.Number) -> Double) -> String {
    var lines = SwiftLines(SwiftTemplate.head)
    lines.append(code.filled(value), indent: SwiftTemplate.indent)
    lines.append(SwiftTemplate.tail)
    return lines.text
  }

  /// The source for a page that fills it in: what stands before, the pieces, what stands behind, the
  /// indentation of the pieces, and the columns that a line may have.
  ///
  /// - Parameter place: Finds a number's place on the tape by its keys; nil if it can't be tuned.
  /// - Returns: The source as a JSON array.
  package func json(_ place: ([String]) -> Int?) -> String {
    let texts = [SwiftTemplate.head, SwiftTemplate.tail, SwiftTemplate.indent].map(JSONText.quoted)
    return "[\(texts.joined(separator: ",")),\(SwiftLines.width),\(code.json(place))]"
  }
}

extension Choreography {
  /// Throws for a spring that cannot be said.
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
