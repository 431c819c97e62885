import BookMotion

/// A rule for the appearance of some elements.
struct StyleRule: Sendable {
  struct Declaration: Sendable {
    let property: String
    let value: StyleValue

    init(_ property: String, _ value: StyleValue) {
      (self.property, self.value) = (property, value)
    }
  }

  /// The suffixes of the elements' classes.
  let elements: [String]

  let declarations: [Declaration]

  /// A comment for readers of the file, if needed.
  let note: String?

  init(_ elements: String..., note: String? = nil, with declarations: [(String, StyleValue)?]) {
    self.elements = elements
    self.note = note
    self.declarations = declarations.compactMap { $0 }.map { Declaration($0.0, $0.1) }
  }

  private init(_ rule: StyleRule, _ declarations: [Declaration]) {
    (elements, note, self.declarations) = (rule.elements, nil, declarations)
  }

  /// The rule with only the declarations that never change, or `nil` if there are none.
  var still: StyleRule? {
    let still = declarations.filter(\.value.isStill)
    return still.isEmpty ? nil : StyleRule(self, still)
  }

  /// Returns the rule as CSS, with `name` as the prefix of all classes.
  func css(of name: String) -> String {
    let selectors = elements.map { ".\(name)-\($0)" }.joined(separator: ", ")
    let lines = declarations.map { "\($0.property): \($0.value.css);" }
    let body =
      lines.count == 1 ? " \(lines[0]) " : "\n" + lines.map { "  \($0)\n" }.joined()
    return (note.map { "\n/* \($0) */\n" } ?? "") + "\(selectors) {\(body)}\n"
  }
}
