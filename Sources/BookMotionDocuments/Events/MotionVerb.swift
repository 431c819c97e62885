package import BookMotion

/// A kind of event: its name, what comes with it, and what it does.
package struct MotionVerb: Hashable, Sendable {
  /// A number of the event.
  package struct Parameter: Hashable, Sendable {
    /// The name in help texts.
    package let name: String
    /// The valid values.
    package let domain: BookDomain
    /// The value if it is omitted; `nil` if it is required.
    package let fallback: Double?

    package init(_ name: String, _ domain: BookDomain = .position, or fallback: Double? = nil) {
      self.name = name
      self.domain = domain
      self.fallback = fallback
    }
  }

  /// What may follow the numbers.
  package struct Option: Hashable, Sendable {
    /// The name in the event's text.
    package let name: String
    /// The valid values of its numbers; empty if there are none.
    package let domains: [BookDomain]
  }

  /// The name.
  package let name: String

  /// A short description of the effect.
  package let help: String

  /// The numbers of the event, with the optional ones last.
  package let parameters: [Parameter]

  /// What may follow them, in any order.
  package let options: [Option]

  package init(
    _ name: String, _ help: String, _ parameters: [Parameter] = [], options: [Option] = []
  ) {
    self.name = name
    self.help = help
    self.parameters = parameters
    self.options = options
  }
}

#if !$Embedded
extension MotionVerb {
  /// The notation of the event, such as `drag=<x>,<y>`.
  package var usage: String {
    let tail = options.map { "[;\($0.usage)]" }.joined()
    guard !parameters.isEmpty else { return name + tail }
    let needed = parameters.filter { $0.fallback == nil }.map { "<\($0.name)>" }
    let others = parameters.filter { $0.fallback != nil }.map { "<\($0.name)>" }
    let list = others.joined(separator: ",")
    if needed.isEmpty { return "\(name)[=\(list)]" + tail }
    return "\(name)=\(needed.joined(separator: ","))" + (others.isEmpty ? "" : "[,\(list)]") + tail
  }
}

extension MotionVerb.Option {
  fileprivate var usage: String {
    // All lists that there are stand for a rectangle.
    domains.isEmpty ? name : "\(name)=<X,Y,W,H>"
  }
}

extension MotionEvent {
  /// Returns this event with all its numbers, if there is a verb for it.
  package func checked(by verbs: [MotionVerb]) throws(BookMotionError) -> MotionEvent {
    guard let verb = verbs.first(where: { $0.name == name }) else {
      let names = verbs.map(\.name)
      throw .noEvent(
        "\"\(name.inSentence)\" is not an event of this scene: it takes "
          + names.orList + Suggestion.question(name, among: names))
    }
    let fewest = verb.parameters.count { $0.fallback == nil }
    guard [fewest, verb.parameters.count].contains(values.count) else {
      throw .noEvent(
        "\"\(name)\" has \(Words.count(values.count, "number")): write it as \(verb.usage)")
    }
    let values = values + verb.parameters.dropFirst(values.count).compactMap(\.fallback)
    try MotionEvent.times.check(time, "time")
    for (parameter, value) in zip(verb.parameters, values) {
      try parameter.domain.check(value, "\(name).\(parameter.name)")
    }
    try check(options, by: verb)
    return MotionEvent(name, values: values, options: options, at: time)
  }

  private func check(_ options: [Option], by verb: MotionVerb) throws(BookMotionError) {
    for (index, option) in options.enumerated() {
      guard let known = verb.options.first(where: { $0.name == option.name }) else {
        let names = verb.options.map(\.name)
        throw .noEvent(
          "\"\(name)\" has an unknown \"\(option.name.inSentence)\": write it as \(verb.usage)"
            + Suggestion.question(option.name, among: names))
      }
      guard !options[..<index].contains(where: { $0.name == option.name }) else {
        throw .noEvent("\"\(name)\" has \"\(option.name)\" twice")
      }
      guard option.values?.count ?? 0 == known.domains.count else {
        throw .noEvent(
          "\"\(option.name)\" has \(Words.count(option.values?.count ?? 0, "number")): write it as "
            + verb.usage)
      }
      for (index, domain) in known.domains.enumerated() {
        try domain.check(option.values?[index] ?? 0, "\(name).\(option.name)[\(index)]")
      }
    }
  }
}
#endif
