import BookMotion

/// A channel as a style sheet has it: a custom property with a unit.
protocol StyleChannel: Sendable {
  /// Its name, as documents have it.
  var title: String { get }
  /// Whether it is a length, an angle or a bare number.
  var kind: StyleValue { get }
}

/// What kinds of numbers the custom properties of a style sheet have.
enum StyleValue: Sendable {
  case length
  case angle
  case number
}

extension StyleChannel {
  /// Its name in words that CSS takes: `flip-angle`.
  var words: String { title.words(separatedBy: "-") }

  /// Its custom property in a sheet of this name.
  func property(of name: String) -> String { "--\(name)-\(words)" }

  /// A value with its unit.
  func text(of value: Double) -> String {
    let unit =
      switch kind {
      case .length: "px"
      case .angle: "deg"
      case .number: ""
      }
    return NumberGrid.standard.text(value) + unit
  }

  /// What its values are to a browser.
  var syntax: String {
    switch kind {
    case .length: "<length>"
    case .angle: "<angle>"
    case .number: "<number>"
    }
  }

  /// What nobody sees, however far a channel goes.
  var leastSeen: Double {
    switch kind {
    case .length: 0.25
    case .angle: 0.05
    case .number: .infinity
    }
  }

  /// The property's registration, so that a browser knows what lies between two values.
  func registration(of name: String, from value: Double) -> String {
    "@property \(property(of: name)) { syntax: \"\(syntax)\"; inherits: true; "
      + "initial-value: \(text(of: value)); }\n"
  }
}

extension BookChannel: StyleChannel {
  var title: String { rawValue }

  var kind: StyleValue {
    switch unit {
    case .points: .length
    case .degrees: .angle
    case .fraction: .number
    }
  }
}

extension SceneChannel: StyleChannel {
  var title: String { name }

  var kind: StyleValue {
    switch unit {
    case .points: .length
    case .degrees: .angle
    case .fraction, .count: .number
    }
  }
}
