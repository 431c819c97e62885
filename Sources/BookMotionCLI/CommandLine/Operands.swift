/// The operands that a command takes.
struct Operands: Sendable {
  /// The names of the operands, in order.
  let names: [Name]

  /// One operand, as help prints it.
  struct Name: Sendable {
    /// The name, in angle brackets.
    let name: String
    /// The description that help prints.
    let help: String
    /// True if the operand may be omitted.
    var isOptional = false
    /// True if the operand may be repeated; only the last one can.
    var repeats = false
    /// The completions that shells can offer.
    var completion = Completion.nothing
  }

  /// No operands.
  static let none = Operands(names: [])

  /// The operands as the usage line prints them.
  var usage: String {
    names.map { name in
      let word = name.repeats ? "\(name.name) ..." : name.name
      return " " + (name.isOptional ? "[\(word)]" : word)
    }.joined()
  }

  /// Throws if there are too many or too few operands.
  func check(
    _ operands: [ByteText], advice: String, hint: (String) -> String? = { _ in nil }
  ) throws(Failure) {
    let takesMore = names.last?.repeats ?? false
    if operands.count > names.count, !takesMore {
      let word = operands[names.count].text
      throw .usage("unexpected argument \(word.quoted)\(hint(word) ?? advice)")
    }
    if let missing = names.dropFirst(operands.count).first(where: { !$0.isOptional }) {
      throw .usage("\(missing.name) is missing\(advice)")
    }
  }
}
