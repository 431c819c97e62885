import BookMotion

extension TimelineHeader {
  /// The lines before the keyframes, from the brace that opens the document.
  var json: String {
    let grid = NumberGrid.standard
    var lines = [
      "\"schema\": \(JSONText.quoted(TimelineHeader.schema))",
      "\"choreography\": \(choreographyText)",
      "\"direction\": \(JSONText.quoted(direction.rawValue))",
      "\"binding\": \(JSONText.quoted(layout.binding.rawValue))",
      "\"screen\": \(JSONText.list([layout.screen.width, layout.screen.height]))",
      "\"restingFrame\": "
        + JSONText.list([
          layout.restingFrame.x, layout.restingFrame.y, layout.restingFrame.width,
          layout.restingFrame.height,
        ]),
      "\"framesPerSecond\": \(JSONText.number(framesPerSecond))",
      "\"frames\": \(frameCount)",
      "\"duration\": \(grid.text(duration))",
      "\"grid\": \(grid.text(grid.step))",
      "\"channels\": "
        + JSONText.object(
          BookChannel.allCases.map { ($0.rawValue, JSONText.quoted($0.unit.rawValue)) }),
      "\"phases\": "
        + JSONText.lines(
          phases.map {
            JSONText.object([
              ("phase", JSONText.quoted($0.phase.rawValue)), ("time", grid.text($0.time)),
            ])
          }),
    ]
    if let errors {
      let words = BookChannel.allCases.map { ($0.rawValue, grid.text(errors[$0] ?? 0)) }
      lines.append("\"errors\": \(JSONText.object(words))")
    }
    return "{" + lines.joined(separator: ",\n") + ",\n"
  }

  /// A choreography that has been checked has only numbers that JSON can tell, but for a spring so
  /// slow that no document takes it.
  private var choreographyText: String {
    (try? JSONText.text(of: choreography)) ?? JSONText.quoted(choreography.name)
  }
}

extension NumberGrid {
  /// The decimal digits of a number on the grid.
  func text(_ value: Double) -> String {
    var line = TextLine()
    line.append(value, on: self)
    return String(decoding: line.bytes, as: UTF8.self)
  }
}

extension JSONText {
  /// Numbers in a list on one line.
  static func list(_ numbers: [Double]) -> String {
    "[" + numbers.map(number).joined(separator: ", ") + "]"
  }

  /// Texts of JSON in a list, one a line.
  static func lines(_ elements: [String]) -> String {
    "[\n " + elements.joined(separator: ",\n ") + "]"
  }

  /// Texts of JSON in an object on one line.
  static func object(_ fields: [(key: String, text: String)]) -> String {
    "{" + fields.map { "\(quoted($0.key)): \($0.text)" }.joined(separator: ", ") + "}"
  }
}
