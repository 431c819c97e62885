import BookMotion

/// What some elements look like.
struct StyleRule: Sendable {
  struct Declaration: Sendable {
    let property: String
    let value: StyleValue

    init(_ property: String, _ value: StyleValue) {
      (self.property, self.value) = (property, value)
    }
  }

  /// The ends of the elements' classes.
  let elements: [String]

  let declarations: [Declaration]

  /// What a reader of the file has to know, if anything.
  let note: String?

  init(_ elements: String..., note: String? = nil, with declarations: [(String, StyleValue)?]) {
    self.elements = elements
    self.note = note
    self.declarations = declarations.compactMap { $0 }.map { Declaration($0.0, $0.1) }
  }

  private init(_ rule: StyleRule, _ declarations: [Declaration]) {
    (elements, note, self.declarations) = (rule.elements, nil, declarations)
  }

  /// What is left of the rule when nothing moves; nil if that is nothing.
  var still: StyleRule? {
    let still = declarations.filter(\.value.isStill)
    return still.isEmpty ? nil : StyleRule(self, still)
  }

  /// The rule as CSS, the classes beginning with a name.
  func css(of name: String) -> String {
    let selectors = elements.map { ".\(name)-\($0)" }.joined(separator: ", ")
    let lines = declarations.map { "\($0.property): \($0.value.css);" }
    let body =
      lines.count == 1 ? " \(lines[0]) " : "\n" + lines.map { "  \($0)\n" }.joined()
    return (note.map { "\n/* \($0) */\n" } ?? "") + "\(selectors) {\(body)}\n"
  }
}
