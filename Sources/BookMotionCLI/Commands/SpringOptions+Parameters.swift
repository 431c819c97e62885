import BookMotion

extension SpringOptions {
  /// Returns the spring that a command line describes.
  static func spring(_ arguments: Arguments, epsilon: Double) throws(Failure) -> MotionSpring {
    let parameters: MotionSpring.Parameters =
      switch try Form.chosen(by: arguments) {
      case .duration:
        .duration(
          try arguments.optional(duration) ?? 0.5, bounce: try arguments.optional(bounce) ?? 0)
      case .preset:
        .duration(
          try arguments.optional(duration) ?? 0.5, bounce: try arguments.value(of: preset).bounce)
      case .response:
        .response(
          try arguments.value(of: response), dampingRatio: try arguments.value(of: dampingRatio))
      case .physics:
        .mass(
          try arguments.optional(mass) ?? 1, stiffness: try arguments.value(of: stiffness),
          damping: try arguments.value(of: damping),
          allowOverDamping: arguments.has(allowOverdamping))
      case .settling:
        .settlingDuration(
          try arguments.value(of: settlingDuration),
          dampingRatio: try arguments.value(of: dampingRatio), epsilon: epsilon)
      }
    do {
      return try MotionSpring(parameters)
    } catch {
      throw Failure(error, arguments)
    }
  }

  /// A form in which to describe a spring, by its required and optional options.
  private enum Form: CaseIterable {
    case duration
    case preset
    case response
    case physics
    case settling

    var required: [OptionDescription] {
      switch self {
      case .duration: []
      case .preset: [SpringOptions.preset.description]
      case .response: [SpringOptions.response.description, dampingRatio.description]
      case .physics: [stiffness.description, damping.description]
      case .settling: [settlingDuration.description, dampingRatio.description]
      }
    }

    var optional: [OptionDescription] {
      switch self {
      case .duration: [SpringOptions.duration.description, bounce.description]
      case .preset: [SpringOptions.duration.description]
      case .physics: [mass.description, allowOverdamping.description]
      case .response, .settling: []
      }
    }

    func takes(_ names: [String]) -> Bool {
      names.allSatisfy { name in (required + optional).contains { $0.name == name } }
    }

    func missing(beside names: [String]) -> [String] {
      required.map(\.name).filter { !names.contains($0) }
    }

    /// The options as the usage line writes them, the optional ones in brackets.
    var words: String {
      (required.map(\.name) + optional.map { "[\($0.name)]" }).joined(separator: " ")
    }

    static func chosen(by arguments: Arguments) throws(Failure) -> Form {
      let given = SpringOptions.all.map(\.name).filter { arguments.has($0) }
      let possible = allCases.filter { $0.takes(given) }
      if let form = possible.first(where: { $0.missing(beside: given).isEmpty }) { return form }
      let names = given.map(\.quoted).joined(separator: " and ")
      guard !possible.isEmpty else {
        let forms = allCases.map(\.words).joined(separator: ", or ")
        throw .usage("\(names) can't be combined: a spring takes \(forms)")
      }
      let missing = possible.map { form in
        form.missing(beside: given).map(\.quoted).joined(separator: " and ")
      }
      let need = given.count == 1 ? "needs" : "need"
      throw .usage("\(names) \(need) \(missing.joined(separator: " or ")) as well")
    }
  }
}
