/// What a command takes beside its options.
struct Operands: Sendable {
  /// The names in order, in angle brackets.
  let names: [Name]

  /// One operand, as help prints it.
  struct Name: Sendable {
    /// In angle brackets.
    let name: String
    /// What it is.
    let help: String
    /// Whether it may be left out.
    var isOptional = false
    /// Whether it may come again and again; only the last can.
    var repeats = false
    /// What shells can offer.
    var completion = Completion.nothing
  }

  /// No operands at all.
  static let none = Operands(names: [])

  /// What the usage line says.
  var usage: String {
    names.map { name in
      let word = name.repeats ? "\(name.name) ..." : name.name
      return " " + (name.isOptional ? "[\(word)]" : word)
    }.joined()
  }

  /// Throws if there are too many operands or too few.
  func check(_ operands: [ByteText], advice: String) throws(Failure) {
    let takesMore = names.last?.repeats ?? false
    if operands.count > names.count, !takesMore {
      throw .usage("unexpected argument \(operands[names.count].text.quoted)\(advice)")
    }
    if let missing = names.dropFirst(operands.count).first(where: { !$0.isOptional }) {
      throw .usage("\(missing.name) is missing\(advice)")
    }
  }
}
